import { css } from 'lit';

export const styles = css`
  :host {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }

  svg {
    inline-size: 100%;
    block-size: 100%;
  }

  .tappable .card {
    pointer-events: all;
    cursor: pointer;
  }

  .outline {
    fill: none;
    stroke: var(--on-picture);
    stroke-linejoin: round;
  }

  .halo {
    fill: none;
    stroke: var(--picture-halo);
    stroke-linejoin: round;
  }

  .back .outline {
    stroke-dasharray: 2 4;
    opacity: 0.6;
  }

  .hull {
    fill: var(--meld);
    fill-opacity: 0.16;
    stroke: none;
  }

  .rim {
    fill: none;
    stroke: var(--meld);
    stroke-linejoin: round;
  }

  .touch {
    fill: transparent;
  }

  .chip {
    fill: var(--card);
    stroke: var(--card-black);
  }

  .chip.unsure {
    fill: var(--brass);
  }

  .print.red {
    color: var(--card-red);
  }

  .print.black,
  .print.unsure {
    color: var(--card-black);
  }

  .badge {
    fill: var(--meld);
    stroke: var(--card-black);
  }

  .letter {
    fill: var(--on-meld);
    font-family: var(--font-plain);
    font-weight: 800;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;
