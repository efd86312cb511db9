import { css } from 'lit';

export const styles = css`
  .stage {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 40vh;
    border-radius: var(--radius-large);
    overflow: hidden;
    background: var(--picture-ground);
    box-shadow: var(--shadow);
  }

  .view {
    position: relative;
    inline-size: 100%;
    max-inline-size: calc(66vh * var(--proportion, 1.5));
  }

  video {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

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

  .ask {
    display: grid;
    gap: var(--space-3);
    justify-items: center;
    text-align: center;
    padding-block: var(--space-5);
  }

  .ask > svg {
    inline-size: 3.5rem;
    block-size: 3.5rem;
    color: var(--gain);
    stroke-width: 1.4;
  }

  .ask .button {
    inline-size: 100%;
    max-inline-size: 22rem;
  }

  .stack {
    display: grid;
    gap: var(--space-3);
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
