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
    position: absolute;
    inset-inline: var(--space-3);
    inset-block-end: var(--space-3);
    justify-self: center;
    margin-inline: auto;
    inline-size: fit-content;
    max-inline-size: calc(100% - 2 * var(--space-3));
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-round);
    background: var(--picture-shade);
    color: var(--on-picture);
    font-weight: 600;
    text-align: center;
  }

  .controls {
    display: grid;
    justify-items: center;
    gap: var(--space-2);
    padding-block: var(--space-4);
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
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: var(--space-3);
    }
  }
`;
