import { css } from 'lit';

export const styles = css`
  :host {
    --side: var(--die-size, 5rem);
    inline-size: var(--side);
    block-size: var(--side);
    perspective: calc(6 * var(--side));
  }

  .table {
    inline-size: 100%;
    block-size: 100%;
    transform-style: preserve-3d;
    /* Seen from above, so that it is a die and not a square; and small enough to stay in its box with all of its sides. */
    transform: scale3d(0.76, 0.76, 0.76) translateZ(calc(var(--side) / -2)) rotateX(-16deg)
      rotateY(18deg);
  }

  .die {
    position: relative;
    inline-size: 100%;
    block-size: 100%;
    transform-style: preserve-3d;
  }

  .face {
    position: absolute;
    inset: 0;
    border-radius: 14%;
    background: var(--body);
    border: calc(0.02 * var(--side)) solid var(--rim);
    backface-visibility: hidden;
  }

  /* Behind the rounded corners, so that no gap shows between two faces. */
  .face::before {
    content: '';
    position: absolute;
    inset: 2%;
    border-radius: 12%;
    background: linear-gradient(135deg, rgb(255 255 255 / 22%), transparent 55%);
  }

  svg {
    position: relative;
    inline-size: 100%;
    block-size: 100%;
    fill: var(--pip);
  }

  .green {
    --body: var(--piece-green);
    --rim: var(--piece-green-deep);
    --pip: var(--on-piece);
  }

  .blue {
    --body: var(--piece-blue);
    --rim: var(--piece-blue-deep);
    --pip: var(--on-piece);
  }

  .ivory {
    --body: var(--card);
    --rim: var(--card-edge);
    --pip: var(--card-black);
  }
`;
