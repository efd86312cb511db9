import { css } from 'lit';

/** Radio buttons and check boxes as chips: a row of labels of which the chosen ones are filled. */
export const chips = css`
  legend {
    padding: 0;
    margin-block-end: var(--space-2);
    font-weight: 600;
  }

  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }

  .chip {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-block-size: var(--touch);
    min-inline-size: var(--touch);
    padding: var(--space-1) var(--space-3);
    border: var(--line) solid var(--control-line);
    border-radius: var(--radius-round);
    background: var(--paper-raised);
    color: var(--ink);
    cursor: pointer;
    touch-action: manipulation;
  }

  .chip input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  .chip:has(input:checked) {
    border-color: var(--brass-deep);
    background: var(--brass);
    color: var(--on-brass);
    font-weight: 600;
    box-shadow: 0 0 0 1px var(--brass-deep);
  }

  .chip:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  .chip:has(input:disabled) {
    opacity: 0.5;
  }
`;

/** A switch: a check box with its words beside it. */
export const switches = css`
  .switch {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: var(--touch);
    cursor: pointer;
    touch-action: manipulation;
  }

  .switch .text {
    flex: 1;
    min-inline-size: 0;
  }

  .switch strong {
    display: block;
    font-weight: 600;
  }

  .switch input {
    appearance: none;
    position: relative;
    flex: none;
    inline-size: 3.25rem;
    block-size: 1.875rem;
    margin: 0;
    border: 2px solid var(--control-line);
    border-radius: var(--radius-round);
    background: var(--paper-sunk);
    cursor: pointer;
    transition: background-color var(--quick) var(--ease);
  }

  .switch input::before {
    content: '';
    position: absolute;
    inset-block: 3px;
    inset-inline-start: 3px;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--control-line);
    transition: translate var(--quick) var(--ease);
  }

  .switch input:checked {
    border-color: var(--gain);
    background: var(--gain);
  }

  .switch input:checked::before {
    background: var(--paper-raised);
    translate: 1.375rem 0;
  }
`;

/** Fields to write in and lists to choose from. */
export const fields = css`
  input[type='text'],
  select {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: var(--touch);
    padding: var(--space-2) var(--space-3);
    border: var(--line) solid var(--control-line);
    border-radius: var(--radius-small);
    background: var(--paper-raised);
    color: var(--ink);
    font: inherit;
  }

  select {
    cursor: pointer;
  }

  ::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
`;
