import { css } from 'lit';

export const styles = css`
  .columns {
    columns: 22rem;
    column-gap: var(--space-4);
  }

  .columns > * {
    break-inside: avoid;
    margin-block-end: var(--space-4);
  }

  section {
    display: grid;
    gap: var(--space-4);
  }

  h2 {
    font-size: var(--text-lead);
  }

  h3 {
    font-size: var(--text-body);
  }

  fieldset p {
    margin-block-start: var(--space-2);
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;
