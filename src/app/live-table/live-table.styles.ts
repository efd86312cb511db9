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

  /* A swipe to the side makes the picture large or small; up and down scrolls the page. */
  camera-view {
    touch-action: pan-y;
  }

  /* Mostly it has nothing to say, and then takes no room either. */
  table-case {
    margin-block-start: calc(-1 * var(--space-2));
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

  .small > table-case,
  .small > [role='alert'] {
    grid-column: 1 / -1;
  }
`;
