import { css } from 'lit';

export const styles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    max-inline-size: 40rem;
    margin-inline: auto;
  }

  .result {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-5);
    --art-width: 7rem;
  }

  .result > div {
    flex: 1 1 12rem;
  }

  .result h2 {
    font-size: var(--text-display);
    margin-block-end: var(--space-1);
  }

  section > h2 {
    font-size: var(--text-lead);
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  td,
  th {
    padding-block: var(--space-2);
    border-block-start: var(--line) solid var(--paper-line);
    text-align: start;
    font-weight: 500;
  }

  tbody tr:first-child > * {
    border: 0;
  }

  tbody th {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-lead);
    overflow-wrap: anywhere;
    --mark-size: 1.5rem;
  }

  .place {
    inline-size: 2rem;
    color: var(--ink-soft);
  }

  .score {
    text-align: end;
    font-family: var(--font-voice);
    font-size: var(--text-title);
    font-weight: 700;
  }

  .best th {
    font-weight: 700;
  }

  .actions {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    gap: var(--space-2);
  }
`;
