import { css } from 'lit';

/** What every element starts from. */
export const base = css`
  :host {
    display: block;
    box-sizing: border-box;
    font-family: var(--font-plain);
    line-height: var(--line-body);
  }

  :host([hidden]) {
    display: none;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  h1,
  h2,
  h3,
  p,
  ul,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }

  h1,
  h2,
  h3 {
    font-family: var(--font-voice);
    font-weight: 600;
    line-height: var(--line-tight);
    text-wrap: balance;
  }

  ul {
    list-style: none;
  }

  svg {
    display: block;
  }

  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** A sheet of paper lying on the felt. */
export const paper = css`
  .paper {
    background: var(--paper);
    color: var(--ink);
    border-radius: var(--radius-large);
    box-shadow: var(--shadow);
    padding: var(--space-4);
  }

  .soft {
    color: var(--ink-soft);
  }

  .small {
    font-size: var(--text-small);
  }
`;

/** Buttons and links that act like them. */
export const buttons = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-block-size: var(--touch);
    min-inline-size: var(--touch);
    padding: var(--space-2) var(--space-4);
    border: var(--line) solid var(--control-line);
    border-radius: var(--radius);
    background: var(--paper-raised);
    color: var(--ink);
    font: inherit;
    font-weight: 600;
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
    transition:
      transform var(--quick) var(--ease),
      background-color var(--quick) var(--ease);
  }

  .button:active {
    transform: translateY(1px) scale(0.99);
  }

  .button.first {
    background: var(--brass);
    border-color: var(--brass-deep);
    color: var(--on-brass);
  }

  .button.plain {
    background: none;
    border-color: transparent;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    font-weight: 500;
  }

  .button svg {
    inline-size: 1.375em;
    block-size: 1.375em;
    flex: none;
  }

  .button[disabled] {
    opacity: 0.45;
    cursor: default;
  }

  @media (hover: hover) {
    .button:hover {
      background: var(--paper-sunk);
    }
    .button.first:hover {
      background: var(--brass-deep);
    }
    .button.plain:hover {
      background: none;
      text-decoration-thickness: 2px;
    }
  }
`;
