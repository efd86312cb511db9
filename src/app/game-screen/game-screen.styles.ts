import { css } from 'lit';

export const styles = css`
  .frame {
    display: grid;
    grid-template:
      'bar' auto
      'seats' auto
      'prompt' auto
      'camera' auto
      'board' minmax(0, 1fr)
      'side' auto
      'tools' auto
      'log' auto
      / minmax(0, 1fr);
    gap: var(--space-2);
    min-block-size: calc(100vh - env(safe-area-inset-top) - var(--space-5));
    min-block-size: calc(100dvh - env(safe-area-inset-top) - var(--space-5));
  }

  app-bar {
    grid-area: bar;
    padding-block: 0;
    --bar-title: var(--text-body);
  }

  .round {
    display: grid;
    place-items: center;
    inline-size: var(--touch);
    block-size: var(--touch);
    margin-inline: calc(-0.5 * var(--space-1));
    border: 0;
    border-radius: var(--radius-round);
    background: none;
    color: var(--on-felt);
    cursor: pointer;
    touch-action: manipulation;
  }

  .round[disabled] {
    opacity: 0.4;
    cursor: default;
  }

  .round:focus-visible,
  .last:focus-visible {
    outline-color: var(--focus-on-felt);
  }

  seat-row {
    grid-area: seats;
  }

  game-prompt,
  misfit-notice {
    grid-area: prompt;
  }

  .camera {
    grid-area: camera;
    min-inline-size: 0;
  }

  table-side {
    grid-area: side;
  }

  /* What happened last, and the way to the camera: as long as nothing has, that has room for all of its words. */
  .log {
    grid-area: log;
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    row-gap: var(--space-2);
    min-inline-size: 0;
    margin-inline-end: calc(-1 * var(--space-2));
    direction: var(--reach);
    --offer-long: none;
    --offer-short: inline;
  }

  .log > *,
  ::slotted([slot='offer']) {
    direction: ltr;
    margin-inline-end: var(--space-2);
  }

  .empty {
    --offer-long: inline;
    --offer-short: none;
  }

  ::slotted([slot='offer']) {
    flex: 0 1 auto;
  }

  .empty ::slotted([slot='offer']) {
    flex-grow: 1;
  }

  .last {
    flex: 1 1 7rem;
    min-inline-size: 0;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: var(--touch);
    padding: 0 var(--space-2);
    border: 0;
    border-radius: var(--radius);
    background: var(--felt-deep);
    color: var(--on-felt);
    font: inherit;
    font-size: var(--text-small);
    text-align: start;
    cursor: pointer;
  }

  .last .words {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .whole {
    display: none;
    flex-basis: 100%;
  }

  .help {
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  @media (orientation: landscape) and (min-width: 40rem) {
    .frame {
      grid-template:
        'board bar' auto
        'board seats' auto
        'board prompt' auto
        'board tools' auto
        'board camera' auto
        'board side' auto
        'board log' minmax(0, 1fr)
        / minmax(0, 1.25fr) minmax(17rem, 1fr);
      column-gap: var(--space-4);
      padding-block-start: var(--space-3);
      direction: var(--reach);
    }

    .frame > * {
      direction: ltr;
    }
  }

  @media (min-width: 56rem) {
    .last {
      display: none;
    }

    .log {
      --offer-long: inline;
      --offer-short: none;
    }

    ::slotted([slot='offer']) {
      flex-grow: 1;
    }

    .whole {
      display: block;
      max-block-size: 40vh;
      overflow-y: auto;
    }
  }
`;
