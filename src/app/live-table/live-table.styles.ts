import { css } from 'lit';

export const styles = css`
  :host {
    --stage-height: 8rem;
    --stage-most: 34vh;
  }

  .watch {
    display: grid;
    gap: var(--space-2);
  }

  /* Mostly it has nothing to say, and then takes no room either. */
  table-case {
    margin-block-start: calc(-1 * var(--space-2));
  }

  .beside {
    display: grid;
    gap: var(--space-2);
    align-content: center;
  }

  .status {
    min-block-size: 1.5em;
    color: var(--on-felt);
    font-family: var(--font-voice);
    font-size: var(--text-lead);
    line-height: 1.3;
    text-align: center;
    text-wrap: balance;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-2);
    direction: var(--reach);
  }

  .tools > * {
    direction: ltr;
  }

  .tools .button {
    padding-inline: var(--space-3);
    --piece-width: 1.375rem;
  }

  .beside .size {
    flex: none;
    padding: 0;
  }

  .beside .size[aria-pressed='true'] {
    background: var(--brass);
    border-color: var(--brass-deep);
    color: var(--on-brass);
  }

  /* The picture at the side of the hand, its words beside it. */
  .small {
    --stage-height: 0;
    --stage-most: 14vh;
    --camera-tools: none;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: center;
    direction: var(--reach);
  }

  .small > * {
    direction: ltr;
  }

  .small .tools .button {
    padding-inline: var(--space-2);
  }

  .small > table-case,
  .small > [role='alert'] {
    grid-column: 1 / -1;
  }
`;
