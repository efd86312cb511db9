import { css } from 'lit';

/** What `drawPiece` needs of the element that draws with it. */
export const pieceColours = css`
  .piece-green {
    --piece: var(--piece-green);
    --piece-deep: var(--piece-green-deep);
  }

  .piece-blue {
    --piece: var(--piece-blue);
    --piece-deep: var(--piece-blue-deep);
  }

  .piece-green,
  .piece-blue {
    color: var(--on-piece);
  }

  .piece-body {
    fill: var(--piece);
    stroke: var(--piece-deep);
    stroke-width: 3;
  }

  .piece-edge {
    fill: var(--piece-deep);
  }

  .piece-rim {
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
    stroke-dasharray: 2 7;
    opacity: 0.7;
  }

  .piece-light {
    fill: var(--on-piece);
    opacity: 0.75;
  }

  .piece-glow {
    fill: var(--on-piece);
    opacity: 0.18;
  }

  .piece-shade {
    fill: rgb(20 14 6 / 35%);
  }
`;
