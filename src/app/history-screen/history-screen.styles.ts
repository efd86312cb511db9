import { css } from 'lit';

export const styles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
    gap: var(--space-3);
  }

  h2 {
    font-size: var(--text-lead);
    margin-block-end: var(--space-1);
  }

  .paper .button {
    margin-block-start: var(--space-3);
  }

  .files,
  .answers {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }

  .files .button {
    position: relative;
    flex: 1 1 12rem;
  }

  .files .button:has(input:focus-visible) {
    outline: 3px solid var(--focus-on-felt);
    outline-offset: 2px;
  }

  .answers {
    margin-block-start: var(--space-4);
  }
`;
