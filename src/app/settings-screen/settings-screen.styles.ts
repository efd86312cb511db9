import { css } from 'lit';

export const styles = css`
  .columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
    align-items: start;
    gap: var(--space-4);
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
