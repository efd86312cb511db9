import { css } from 'lit';

export const styles = css`
  .suits {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(4.25rem, 45%), 1fr));
    gap: var(--space-2) var(--space-1);
  }

  label {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: var(--space-1);
    min-block-size: 5.25rem;
    padding: var(--space-2) 0;
    border: var(--line) solid var(--card-edge);
    border-radius: var(--radius);
    background: var(--card);
    color: var(--card-black);
    font-size: var(--text-label);
    font-weight: 600;
    line-height: 1.2;
    letter-spacing: -0.02em;
    text-align: center;
    overflow-wrap: anywhere;
    cursor: pointer;
    transition: transform var(--quick) var(--ease);
  }

  label.red {
    color: var(--card-red);
  }

  label.none {
    grid-column: 1 / -1;
    min-block-size: var(--touch);
    border-color: var(--control-line);
    background: var(--paper-raised);
    color: var(--ink);
  }

  label svg {
    inline-size: 2.125rem;
    block-size: 2.125rem;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  label:has(:checked) {
    border-color: var(--brass-deep);
    box-shadow: 0 0 0 3px var(--brass-deep);
  }

  .tick {
    position: absolute;
    inset-block-start: 0.3rem;
    inset-inline-end: 0.3rem;
    display: none;
    padding: 0.15rem;
    border-radius: var(--radius-round);
    background: var(--brass);
    color: var(--on-brass);
  }

  .tick svg {
    inline-size: 0.85rem;
    block-size: 0.85rem;
    stroke-width: 3;
  }

  label:has(:checked) .tick {
    display: block;
  }

  label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 4px;
  }

  label:active {
    transform: scale(0.98);
  }
`;
