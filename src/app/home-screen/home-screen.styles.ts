import { css } from 'lit';

export const styles = css`
  :host {
    color: var(--on-felt);
  }

  .hero {
    display: grid;
    justify-items: center;
    text-align: center;
    gap: var(--space-3);
    padding-block: var(--space-5) var(--space-5);
  }

  .fan {
    position: relative;
    display: flex;
    justify-content: center;
    padding-block: var(--space-3) var(--space-2);
    --card-width: min(5rem, 22vw);
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
    inset-block-end: -0.4rem;
    inset-inline-end: calc(-0.42 * var(--card-width));
    display: grid;
    place-items: center;
    inline-size: calc(0.55 * var(--card-width));
    block-size: calc(0.55 * var(--card-width));
    border-radius: var(--radius-round);
    background: var(--brass);
    color: var(--on-brass);
    font-family: var(--font-voice);
    font-size: calc(0.3 * var(--card-width));
    font-weight: 700;
    box-shadow: var(--shadow);
    transform: rotate(6deg);
  }

  h1 {
    font-size: calc(var(--text-display) * 1.35);
    letter-spacing: -0.01em;
  }

  .lead {
    max-inline-size: 22rem;
    font-family: var(--font-voice);
    font-size: var(--text-lead);
    color: var(--on-felt-soft);
    text-wrap: balance;
  }

  h2 {
    font-size: var(--text-lead);
    margin-block-end: var(--space-3);
    color: var(--on-felt-soft);
  }

  .games {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }

  .game {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    color: var(--ink);
    text-decoration: none;
    transition: transform var(--quick) var(--ease);
  }

  .game:active {
    transform: scale(0.99);
  }

  .game:focus-visible {
    outline-color: var(--focus-on-felt);
  }

  .game .text {
    flex: 1;
    min-inline-size: 0;
  }

  .game strong {
    display: block;
    font-family: var(--font-voice);
    font-size: var(--text-title);
    line-height: var(--line-tight);
    margin-block-end: var(--space-1);
  }

  .game .mark {
    flex: none;
    --card-width: min(2.75rem, 14vw);
    display: grid;
    place-items: center;
  }

  .game .go {
    flex: none;
    color: var(--ink-soft);
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

  footer {
    display: grid;
    gap: var(--space-2);
    margin-block-start: var(--space-5);
    color: var(--on-felt-soft);
    font-size: var(--text-small);
    text-align: center;
  }

  footer .private {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
  }

  footer svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    flex: none;
  }

  @media (min-width: 56rem), (orientation: landscape) and (min-width: 40rem) {
    :host {
      display: grid;
      grid-template-columns: 1fr 1.1fr;
      gap: var(--space-6);
      align-items: center;
      min-block-size: min(80vh, 40rem);
    }
  }
`;
