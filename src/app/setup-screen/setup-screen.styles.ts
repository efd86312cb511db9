import { css } from 'lit';

export const styles = css`
  option-list + option-list {
    margin-block-start: var(--space-4);
  }

  .columns,
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-4);
  }

  h2 {
    font-size: var(--text-lead);
    margin-block-end: var(--space-1);
  }

  h2 + p {
    margin-block-end: var(--space-3);
  }

  h2 + option-list {
    margin-block-start: var(--space-3);
  }

  .first-seat {
    margin-block-start: var(--space-4);
  }

  .note {
    margin-block-start: var(--space-3);
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-small);
    background: var(--open-wash);
  }

  .steps {
    display: grid;
    gap: var(--space-1);
    margin: var(--space-2) 0 var(--space-3);
    padding: 0;
    list-style: none;
  }

  .steps li {
    display: grid;
    grid-template-columns: 1.2em minmax(0, 1fr);
  }

  .number {
    font-weight: 700;
  }

  .bar {
    position: sticky;
    inset-block-end: 0;
    display: grid;
    gap: var(--space-2);
    margin-block-start: var(--space-4);
    padding-block: var(--space-3) max(var(--space-3), env(safe-area-inset-bottom));
    background: linear-gradient(transparent, var(--felt) 35%);
  }

  .start {
    min-block-size: 3.5rem;
    font-size: var(--text-lead);
    box-shadow: var(--shadow);
  }

  @media (min-width: 56rem), (orientation: landscape) and (min-width: 40rem) {
    .columns {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;
