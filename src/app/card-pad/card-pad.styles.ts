import { css } from 'lit';

export const styles = css`
  .keys {
    display: grid;
    gap: var(--space-2);
  }

  .ranks {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  .suits {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    margin-block-start: var(--space-3);
  }

  button {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 3.25rem;
    padding: var(--space-1) 0;
    border: var(--line) solid var(--card-edge);
    border-radius: var(--radius-small);
    background: var(--card);
    color: var(--card-black);
    cursor: pointer;
    touch-action: manipulation;
    transition: transform var(--quick) var(--ease);
  }

  button:active {
    transform: scale(0.97);
  }

  button.red {
    color: var(--card-red);
  }

  button[aria-pressed='true'] {
    border-color: var(--brass-deep);
    background: var(--brass);
    box-shadow: 0 0 0 2px var(--brass-deep);
  }

  button svg {
    inline-size: min(1.625rem, 90%);
    block-size: 2rem;
  }

  .taken::after {
    content: '';
    position: absolute;
    inset-block-end: 0.3rem;
    inline-size: 1.25rem;
    block-size: 0.2rem;
    border-radius: var(--radius-round);
    background: currentColor;
    opacity: 0.55;
  }

  .taken svg {
    opacity: 0.5;
  }
`;
