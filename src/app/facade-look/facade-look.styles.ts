import { css } from 'lit';

export const styles = css`
  :host {
    --stage-height: 9rem;
    --stage-most: 42dvh;
  }

  dialog {
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: var(--felt);
    color: var(--on-felt);
    overscroll-behavior: contain;
  }

  .frame {
    display: grid;
    grid-template:
      'head' auto
      'parts' auto
      'camera' auto
      'reading' minmax(0, 1fr)
      'ends' auto
      / minmax(0, 1fr);
    gap: var(--space-2);
    box-sizing: border-box;
    inline-size: min(100%, 44rem);
    min-block-size: 100%;
    margin-inline: auto;
    padding: max(var(--space-1), env(safe-area-inset-top))
      max(var(--space-3), env(safe-area-inset-right))
      max(var(--space-3), env(safe-area-inset-bottom))
      max(var(--space-3), env(safe-area-inset-left));
  }

  header {
    grid-area: head;
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }

  /* What is pressed most begins at the thumb. */
  header,
  .parts,
  .ends {
    direction: var(--reach);
  }

  header > *,
  .parts > *,
  .ends > * {
    direction: ltr;
  }

  h2 {
    flex: 1;
    min-inline-size: 0;
    font-size: var(--text-lead);
  }

  h2:focus {
    outline: none;
  }

  .round {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: var(--touch);
    block-size: var(--touch);
    border: 0;
    border-radius: var(--radius-round);
    background: none;
    color: inherit;
    cursor: pointer;
  }

  header :focus-visible,
  .parts :focus-visible,
  .ends :focus-visible {
    outline-color: var(--focus-on-felt);
  }

  .parts {
    grid-area: parts;
    display: flex;
    gap: var(--space-2);
    min-inline-size: 0;
    padding: 3px;
    margin: -3px;
    overflow-x: auto;
    scrollbar-width: none;
  }

  .parts .button {
    flex: none;
    padding-inline: var(--space-3);
    font-size: var(--text-small);
  }

  .parts [aria-pressed='true'] {
    background: var(--brass);
    border-color: var(--brass-deep);
    color: var(--on-brass);
  }

  .camera {
    grid-area: camera;
    display: grid;
    gap: var(--space-2);
    min-inline-size: 0;
  }

  /* Whole, as the overlay is, also while the camera behind it starts again and has no size. */
  .still {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }

  .reading {
    grid-area: reading;
    display: grid;
    align-content: start;
    gap: var(--space-2);
    min-inline-size: 0;
  }

  .status {
    min-block-size: 1.5em;
    font-family: var(--font-voice);
    font-size: var(--text-lead);
    line-height: var(--line-tight);
    text-align: center;
    text-wrap: balance;
  }

  .paper {
    padding: var(--space-3);
  }

  .ends {
    grid-area: ends;
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-inline: calc(-1 * var(--space-3));
    padding: var(--space-2) var(--space-3) 0;
    background: var(--felt);
  }

  .ends .button {
    flex: 1 1 auto;
    padding-inline: var(--space-3);
  }

  @media (orientation: landscape) and (min-width: 40rem) {
    :host {
      --stage-most: 78dvh;
    }

    .frame {
      grid-template:
        'camera head' auto
        'camera parts' auto
        'camera reading' minmax(0, 1fr)
        'camera ends' auto
        / minmax(0, 1.15fr) minmax(17rem, 1fr);
      column-gap: var(--space-4);
      inline-size: min(100%, 80rem);
      direction: var(--reach);
    }

    .camera,
    .reading {
      direction: ltr;
    }

    .camera {
      align-content: start;
      padding-block-start: var(--space-2);
    }
  }
`;
