import { css } from 'lit';

export const styles = css`
  :host {
    color: var(--on-felt);
    overflow-wrap: anywhere;
  }

  .hero {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--space-2) var(--space-5);
    padding-block: var(--space-3) var(--space-4);
  }

  .hero > div:not(.fan) {
    flex: 1 1 8rem;
    max-inline-size: 18rem;
  }

  .fan {
    position: relative;
    display: flex;
    justify-content: center;
    padding-block: var(--space-2);
    padding-inline: var(--space-4);
    --card-width: min(3.5rem, 15vw);
  }

  .fan card-face {
    margin-inline: calc(-0.17 * var(--card-width));
    transform-origin: 50% 120%;
  }

  .fan card-face:nth-child(1) {
    transform: rotate(-13deg);
  }

  .fan card-face:nth-child(3) {
    transform: rotate(13deg);
  }

  .fan .worth {
    position: absolute;
    inset-block-end: -0.2rem;
    inset-inline-end: calc(-0.3 * var(--card-width));
    display: grid;
    place-items: center;
    inline-size: calc(0.6 * var(--card-width));
    block-size: calc(0.6 * var(--card-width));
    border-radius: var(--radius-round);
    background: var(--brass);
    color: var(--on-brass);
    font-family: var(--font-voice);
    font-size: calc(0.32 * var(--card-width));
    font-weight: 700;
    box-shadow: var(--shadow);
    transform: rotate(6deg);
  }

  h1 {
    font-size: calc(var(--text-display) * 1.2);
    letter-spacing: -0.01em;
  }

  .lead {
    font-family: var(--font-voice);
    font-size: var(--text-lead);
    line-height: 1.3;
    color: var(--on-felt-soft);
  }

  welcome-strip {
    flex: 1 1 100%;
  }

  .choices {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }

  h2 {
    font-size: var(--text-lead);
    margin-block-start: var(--space-1);
    color: var(--on-felt-soft);
  }

  .games {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(max(8.5rem, 40%), 100%), 1fr));
    gap: var(--space-3);
  }

  .game,
  .row {
    color: var(--ink);
    text-decoration: none;
    transition: transform var(--quick) var(--ease);
  }

  .game {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: var(--space-2);
    block-size: 100%;
    padding: var(--space-3) var(--space-2);
    text-align: center;
  }

  .games li:first-child {
    grid-column: 1 / -1;
  }

  .games li:first-child .game {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    justify-items: start;
    gap: var(--space-4);
    padding-inline: var(--space-4);
    text-align: start;
  }

  .row {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    --art-width: 3.75rem;
  }

  .game:active,
  .row:active {
    transform: scale(0.985);
  }

  .game:focus-visible,
  .row:focus-visible,
  nav a:focus-visible {
    outline-color: var(--focus-on-felt);
  }

  .text {
    flex: 1;
    min-inline-size: 0;
  }

  .text .soft {
    display: block;
  }

  strong {
    display: block;
    font-family: var(--font-voice);
    font-size: var(--text-lead);
    line-height: var(--line-tight);
  }

  .mark,
  .go {
    flex: none;
    color: var(--ink-soft);
  }

  .mark {
    display: grid;
    place-items: center;
    inline-size: 3rem;
    block-size: 3rem;
    border-radius: var(--radius-round);
    background: var(--paper-sunk);
  }

  .going {
    background: var(--brass);
    color: var(--on-brass);
  }

  .going .soft,
  .going .go {
    color: inherit;
  }

  .score {
    font-family: var(--font-voice);
    font-size: var(--text-display);
    font-weight: 700;
    line-height: 1;
    min-inline-size: 2.75rem;
    text-align: center;
  }

  nav {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(4.6rem, 100%), 1fr));
    gap: var(--space-2);
  }

  nav a {
    display: grid;
    justify-items: center;
    gap: var(--space-1);
    min-block-size: var(--touch);
    padding: var(--space-2) var(--space-1);
    border: var(--line) solid var(--felt-line);
    border-radius: var(--radius);
    color: var(--on-felt);
    font-size: var(--text-small);
    text-align: center;
    text-decoration: none;
  }

  .private {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    margin-block-start: var(--space-2);
    color: var(--on-felt-soft);
    font-size: var(--text-small);
    text-align: center;
  }

  .private svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    flex: none;
  }

  @media (min-width: 56rem), (orientation: landscape) and (min-width: 40rem) {
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr);
      gap: var(--space-6);
      align-items: center;
      min-block-size: min(80vh, 40rem);
      padding-block-start: var(--space-4);
    }

    welcome-strip {
      flex: none;
      inline-size: min(100%, 27rem);
    }

    .hero {
      flex-direction: column;
      text-align: center;
    }

    .hero > div:not(.fan) {
      flex: none;
    }

    .fan {
      --card-width: 5rem;
    }
  }

  /* A phone on its side: the name stays in view while the games are looked through. */
  @media (orientation: landscape) and (max-height: 30rem) and (min-width: 40rem) {
    :host {
      align-items: start;
    }

    .hero:not(:has(welcome-strip)) {
      position: sticky;
      inset-block-start: var(--space-4);
    }
  }
`;
