import { css } from 'lit';

export const styles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto minmax(14rem, 1fr) auto;
    gap: var(--space-3);
    block-size: calc(100dvh - 2 * var(--space-3));
    min-block-size: 30rem;
  }

  .scores {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
    color: var(--on-felt);
  }

  .scores li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-1) var(--space-3);
    border: var(--line) solid var(--felt-line);
    border-radius: var(--radius-round);
  }

  .scores .on {
    background: var(--felt-deep);
    border-color: var(--brass);
  }

  .scores strong {
    font-family: var(--font-voice);
    font-size: var(--text-lead);
  }

  .bidding {
    display: grid;
    align-content: start;
    gap: var(--space-4);
    overflow-y: auto;
    color: var(--on-felt);
  }

  .controls {
    display: grid;
    gap: var(--space-2);
  }

  .line {
    min-block-size: 2.9em;
  }

  input {
    inline-size: 100%;
    block-size: var(--touch);
    margin: 0;
    accent-color: var(--brass-deep);
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
`;
