import { css } from 'lit';

/**
 * The button that brings the camera into a game. The screen around it says by `--offer-long` and `--offer-short`, each a
 * value of `display`, whether there is room for all of its words.
 */
export const offer = css`
  .offer {
    inline-size: 100%;
    padding-inline: var(--space-3);
  }

  .long {
    display: var(--offer-long, inline);
  }

  .short {
    display: var(--offer-short, none);
  }
`;
