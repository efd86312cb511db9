import { css } from 'lit';

export const styles = css`
  .status {
    min-block-size: 1.5em;
    font-family: var(--font-voice);
    font-size: var(--text-lead);
    text-align: center;
    text-wrap: balance;
  }

  .controls {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: var(--space-3);
    padding-block: var(--space-4);
    color: var(--on-felt);
  }

  .shutter {
    display: grid;
    justify-items: center;
    gap: var(--space-2);
    padding: var(--space-2);
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: var(--on-felt);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
    touch-action: manipulation;
  }

  .shutter::before {
    content: '';
    inline-size: 4rem;
    block-size: 4rem;
    border: 0.3rem solid var(--felt);
    border-radius: var(--radius-round);
    background: var(--brass);
    box-shadow: 0 0 0 0.25rem var(--brass);
    transition: transform var(--quick) var(--ease);
  }

  .shutter:active::before {
    transform: scale(0.93);
  }

  .shutter[disabled] {
    opacity: 0.5;
  }

  .shutter:focus-visible {
    outline-color: var(--focus-on-felt);
  }

  @media (orientation: landscape) and (max-height: 34rem) {
    .live {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 11rem;
      align-items: center;
      gap: var(--space-3);
    }
  }
`;
