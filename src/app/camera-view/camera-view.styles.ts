import { css } from 'lit';

export const styles = css`
  .stage {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: var(--stage-height, 40vh);
    border-radius: var(--radius-large);
    overflow: hidden;
    background: var(--picture-ground);
    box-shadow: var(--shadow);
  }

  .view {
    position: relative;
    inline-size: 100%;
    max-inline-size: calc(var(--stage-most, 66vh) * var(--proportion, 1.5));
  }

  video {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  .tools {
    position: absolute;
    inset-block-start: var(--space-2);
    inset-inline-end: var(--space-2);
    display: var(--camera-tools, grid);
    direction: var(--reach);
    gap: var(--space-2);
  }

  .tool {
    display: grid;
    place-items: center;
    inline-size: var(--touch);
    block-size: var(--touch);
    border: 0;
    border-radius: var(--radius-round);
    background: var(--picture-halo);
    color: var(--on-picture);
    cursor: pointer;
  }

  .tool[aria-pressed='true'] {
    background: var(--brass);
    color: var(--on-brass);
  }

  .tool:focus-visible {
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

  .ask .button,
  ::slotted([slot='instead']) {
    inline-size: 100%;
    max-inline-size: 22rem;
  }

  .stack {
    display: grid;
    gap: var(--space-3);
  }
`;
