import { css } from 'lit';

export const styles = css`
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }

  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    align-content: start;
  }

  score-panel {
    position: sticky;
    inset-block-start: var(--space-2);
    z-index: 2;
  }

  .melds {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }

  .hint {
    color: var(--on-felt-soft);
    font-size: var(--text-small);
    text-align: center;
  }

  .actions {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    gap: var(--space-2);
  }

  .button.plain {
    color: var(--on-felt);
  }

  .button.plain:focus-visible,
  .undo:focus-visible {
    outline-color: var(--focus-on-felt);
  }

  .undo {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: var(--touch);
    padding-inline: var(--space-3);
    border: var(--line) solid var(--felt-line);
    border-radius: var(--radius-round);
    background: none;
    color: var(--on-felt);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }

  .undo[disabled] {
    visibility: hidden;
  }

  .empty {
    display: grid;
    gap: var(--space-2);
    text-align: center;
    padding-block: var(--space-6);
  }

  @media (min-width: 56rem), (orientation: landscape) and (min-width: 40rem) {
    .columns.pictured {
      grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
      align-items: start;
    }

    table-picture {
      position: sticky;
      inset-block-start: var(--space-2);
    }
  }
`;
