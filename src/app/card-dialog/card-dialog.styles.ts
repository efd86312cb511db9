import { css } from 'lit';

export const styles = css`
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }

  .now {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-4);
    --card-width: 4.5rem;
  }

  .now card-crop {
    flex: none;
  }

  .name {
    font-family: var(--font-voice);
    font-size: var(--text-lead);
    font-weight: 600;
  }

  h3 {
    font-family: var(--font-plain);
    font-size: var(--text-small);
    font-weight: 600;
    color: var(--ink-soft);
    margin-block-end: var(--space-2);
  }

  .guesses {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    gap: var(--space-2);
  }

  .guess {
    justify-content: flex-start;
    --card-width: 2.25rem;
    padding-block: var(--space-1);
  }

  .guess[aria-pressed='true'] {
    border-color: var(--brass-deep);
    box-shadow: 0 0 0 3px var(--brass-deep);
  }

  .ends {
    position: sticky;
    inset-block-end: calc(-1 * var(--space-4));
    margin-block: 0 calc(-1 * var(--space-4));
    padding-block: var(--space-2) var(--space-4);
    background: var(--paper);
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-2);
  }

  .ends .first {
    flex: 1;
  }
`;
