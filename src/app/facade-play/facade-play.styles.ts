import { css } from 'lit';

export const styles = css`
  :host {
    display: contents;
  }

  .table {
    grid-area: board;
    display: grid;
    align-content: start;
    gap: var(--space-4);
    min-inline-size: 0;
    color: var(--on-felt);
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    color: var(--on-felt-soft);
    font-size: var(--text-small);
  }

  .tools {
    grid-area: tools;
    display: grid;
    gap: var(--space-2);
  }

  /* What a finished game leads to is not looked for below everybody's melds. */
  .tools.over {
    grid-area: camera;
  }

  .ranks {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    --card-width: 2.75rem;
  }

  .ranks .button {
    padding: var(--space-1);
  }

  .owner {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin-block: var(--space-2) var(--space-1);
    --mark-size: 1rem;
  }
`;
