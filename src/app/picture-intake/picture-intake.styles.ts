import { css } from 'lit';

export const styles = css`
  .ways {
    display: grid;
    gap: var(--space-2);
  }

  .wide {
    inline-size: 100%;
    min-block-size: 3.5rem;
    font-size: var(--text-lead);
  }

  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    gap: var(--space-2);
  }

  .drop {
    display: none;
    text-align: center;
  }

  /* Dropping and pasting are for people with a mouse and a keyboard; taking a photo for people with a phone. */
  @media (hover: hover) and (pointer: fine) {
    .drop {
      display: block;
    }
  }

  .dropping {
    position: fixed;
    inset: var(--space-3);
    z-index: 10;
    display: grid;
    place-items: center;
    border: 3px dashed var(--brass);
    border-radius: var(--radius-large);
    background: rgb(8 14 10 / 82%);
    color: var(--on-picture);
    font-family: var(--font-voice);
    font-size: var(--text-title);
    pointer-events: none;
  }
`;
