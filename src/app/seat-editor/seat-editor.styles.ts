import { css } from 'lit';

export const styles = css`
  :host {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
  }

  ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    inline-size: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }

  li input[type='text'] {
    flex: 3 1 6rem;
  }

  li select {
    flex: 2 1 7rem;
  }

  .round {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: var(--touch);
    block-size: var(--touch);
    padding: 0;
    border: 0;
    border-radius: var(--radius-round);
    background: none;
    color: var(--ink-soft);
    --mark-size: 1.875rem;
  }

  button.round {
    cursor: pointer;
  }
`;
