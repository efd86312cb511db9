import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    inline-size: var(--card-width, 3.25rem);
    aspect-ratio: 5 / 7;
  }

  svg {
    inline-size: 100%;
    block-size: 100%;
    border-radius: 11% / 7.9%;
    box-shadow: 0 1px 2px rgb(20 14 6 / 32%);
  }

  .ground {
    fill: var(--card);
    stroke: var(--card-edge);
    stroke-width: 1.5;
  }

  .red {
    color: var(--card-red);
  }

  .black {
    color: var(--card-black);
  }

  .unsure {
    color: var(--card-unknown);
  }

  .unsure .ground {
    stroke: currentColor;
    stroke-width: 3;
    stroke-dasharray: 8 6;
  }

  .back-field {
    fill: var(--back);
  }

  .back-weave,
  .back-eye {
    fill: none;
    stroke: var(--back-line);
    stroke-width: 1.3;
  }

  .back-weave {
    opacity: 0.55;
  }

  .back-lozenge {
    fill: var(--back);
    stroke: var(--back-line);
    stroke-width: 2;
  }

  .back-eye {
    stroke-width: 3;
  }

  .back-pupil {
    fill: var(--back-line);
  }
`;
