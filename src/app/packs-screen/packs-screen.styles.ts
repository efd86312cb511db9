import { css } from 'lit';

export const styles = css`
  .columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
    align-items: start;
    gap: var(--space-4);
  }

  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }

  h2 {
    font-size: var(--text-lead);
  }

  .fan {
    display: flex;
    justify-content: center;
    padding: var(--space-4) var(--space-3);
    border-radius: var(--radius);
    background: var(--felt);
    --card-width: min(4.25rem, 19%);
  }

  .fan card-face + card-face {
    margin-inline-start: var(--space-2);
  }

  .signs {
    display: inline-flex;
    gap: 3px;
  }

  .signs svg {
    inline-size: 0.72em;
    block-size: 0.96em;
  }

  fieldset p {
    margin-block-start: var(--space-2);
  }

  .tiles {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--space-2);
    padding: var(--space-3);
    border-radius: var(--radius);
    background: var(--felt);
    --card-width: 100%;
  }

  .tiles li {
    position: relative;
  }

  .times {
    position: absolute;
    inset-block-end: -0.2rem;
    inset-inline-end: -0.2rem;
    padding-inline: 0.3em;
    border-radius: var(--radius-round);
    background: var(--brass);
    color: var(--on-brass);
    font-size: var(--text-label);
    font-weight: 700;
    line-height: 1.4;
  }

  .kinds {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr));
    gap: var(--space-1);
    --card-width: 100%;
  }

  .kinds button {
    inline-size: 100%;
    min-inline-size: var(--touch);
    padding: 3px;
    border: 2px solid transparent;
    border-radius: var(--radius-small);
    background: none;
    cursor: pointer;
    touch-action: manipulation;
  }

  .kinds button[aria-pressed='true'] {
    border-color: var(--brass-deep);
    background: var(--brass);
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
`;
