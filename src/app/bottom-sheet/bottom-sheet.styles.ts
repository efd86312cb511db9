import { css } from 'lit';

export const styles = css`
  dialog {
    inline-size: min(100%, 32rem);
    max-inline-size: none;
    max-block-size: min(92dvh, 52rem);
    margin: auto auto 0;
    padding: 0;
    border: 0;
    border-radius: var(--radius-large) var(--radius-large) 0 0;
    background: var(--paper);
    color: var(--ink);
    box-shadow: var(--shadow-lifted);
    overscroll-behavior: contain;
  }

  dialog[open] {
    display: flex;
    flex-direction: column;
    animation: rise var(--calm) var(--ease);
  }

  dialog::backdrop {
    background: rgb(8 14 10 / 55%);
    animation: dim var(--calm) var(--ease);
  }

  header {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-4) var(--space-1);
    direction: var(--reach);
  }

  header > * {
    direction: ltr;
  }

  h2 {
    flex: 1;
    min-inline-size: 0;
    font-size: var(--text-title);
  }

  h2:focus {
    outline: none;
  }

  .body {
    overflow-y: auto;
    padding: var(--space-1) var(--space-4) var(--space-4);
    padding-block-end: max(var(--space-4), env(safe-area-inset-bottom));
  }

  .round {
    display: grid;
    place-items: center;
    inline-size: var(--touch);
    block-size: var(--touch);
    margin-inline: calc(-1 * var(--space-2));
    flex: none;
    border: 0;
    border-radius: var(--radius-round);
    background: none;
    color: var(--ink);
    cursor: pointer;
  }

  @media (min-width: 45rem) {
    dialog {
      margin: auto;
      border-radius: var(--radius-large);
    }
  }

  @keyframes rise {
    from {
      transform: translateY(2rem);
      opacity: 0;
    }
  }

  @keyframes dim {
    from {
      opacity: 0;
    }
  }
`;
