import { css } from 'lit';

/** What drawn tiles need of the element that shows them. */
export const tileStyles = css`
  .rim {
    stroke: var(--card-edge);
    stroke-width: 2;
    stroke-linejoin: round;
  }

  .figure {
    fill: none;
    stroke: var(--tile-ink);
    stroke-width: 3.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    opacity: 0.72;
  }

  .core {
    stroke: var(--tile-ink);
    stroke-width: 4;
  }
`;
