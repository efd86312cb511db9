import { css } from 'lit';

export const styles = css`
  :host {
    position: relative;
    min-block-size: var(--least, 12rem);
    color: var(--on-felt);
  }

  .zones {
    position: absolute;
    inset: 0;
    display: grid;
    gap: var(--space-3);
    place-items: center;
    place-content: center;
  }

  .zone {
    display: grid;
    gap: var(--space-1);
    justify-items: center;
  }

  .zone h3 {
    font-family: var(--font-plain);
    font-size: var(--text-label);
    color: var(--on-felt-soft);
  }

  .rows {
    display: grid;
    gap: 6px;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 6px;
  }

  .ring {
    position: relative;
    inline-size: var(--ring);
    block-size: var(--ring);
  }

  .ring::before {
    content: '';
    position: absolute;
    inset: calc(0.5 * var(--card-width));
    border: 2px dashed var(--felt-line);
    border-radius: var(--radius-round);
  }

  .ring .cell {
    position: absolute;
    inset-inline-start: var(--x);
    inset-block-start: var(--y);
    transform: translate(-50%, -50%);
  }

  .cell {
    position: relative;
    inline-size: var(--card-width);
  }

  button {
    position: relative;
    display: block;
    /* The room between two cards belongs to the nearer one. */
    inline-size: calc(100% + 6px);
    margin: -3px;
    padding: 3px;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  button:focus-visible {
    outline: 3px solid var(--focus-on-felt);
    outline-offset: 0;
    border-radius: var(--radius-small);
  }

  button:active table-card {
    transform: scale(0.96);
  }

  table-card {
    transition: transform var(--quick) var(--ease);
  }

  .up table-card {
    animation: turn var(--calm) var(--ease);
  }

  /* Other colours and no filter: a slow phone would paint each card on a layer of its own. */
  .resting table-card {
    --back: var(--back-resting);
    --back-line: var(--back-line-resting);
    --card: var(--card-resting);
  }

  .hole {
    aspect-ratio: 5 / 7;
    border: 2px dashed var(--felt-line);
    border-radius: 11% / 7.9%;
  }

  .hole.tile {
    aspect-ratio: 1;
    border-radius: var(--radius-round);
  }

  .picked .hole {
    border: 3px solid var(--brass);
    background: var(--felt-light);
  }

  .marks {
    position: absolute;
    inset-block-end: -3px;
    inset-inline-end: -3px;
    display: flex;
    --piece-width: calc(0.46 * var(--card-width));
    pointer-events: none;
  }

  .marks piece-mark + piece-mark {
    margin-inline-start: calc(-0.16 * var(--card-width));
  }

  .called button::after,
  .choice button::after {
    content: '';
    position: absolute;
    inset: -2px;
    border: 4px solid var(--brass);
    border-radius: 14% / 10%;
  }

  .choice button::after {
    border-width: 2px;
    border-style: dashed;
  }

  .ring .called button::after,
  .ring .choice button::after {
    border-radius: var(--radius-round);
  }

  .called button::after {
    box-shadow: 0 0 0 3px rgb(0 0 0 / 35%);
    animation: pulse 1.2s ease-in-out infinite;
  }

  @keyframes turn {
    from {
      transform: rotateY(85deg);
    }
  }

  @keyframes pulse {
    50% {
      transform: scale(1.07);
      opacity: 0.65;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .called button::after {
      animation: none;
    }
  }
`;
