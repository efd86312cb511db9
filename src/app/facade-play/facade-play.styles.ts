import { css } from 'lit';

export const styles = css`
  :host {
    display: contents;
  }

  .table {
    grid-area: board;
    display: grid;
    align-content: start;
    gap: var(--space-4);
    min-inline-size: 0;
    color: var(--on-felt);
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    color: var(--on-felt-soft);
    font-size: var(--text-small);
  }

  .supply {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
    gap: var(--space-3);
    --card-width: 3.75rem;
  }

  .supply button {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: var(--space-1);
    inline-size: 100%;
    min-block-size: 7.5rem;
    padding: var(--space-2) 0;
    border: 2px solid transparent;
    border-radius: var(--radius);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }

  .supply .hole {
    inline-size: var(--card-width);
    aspect-ratio: 5 / 7;
    margin-block-start: calc(var(--space-2) + 2px);
    justify-self: center;
    border: 2px dashed var(--felt-line);
    border-radius: 11% / 7.9%;
  }

  .supply button.live {
    border-color: var(--felt-line);
    background: var(--felt-deep);
  }

  .supply button[disabled] {
    cursor: default;
  }

  .supply button:focus-visible {
    outline-color: var(--focus-on-felt);
  }

  .bids {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 2px var(--space-1);
    --card-width: 1.125rem;
    --mark-size: 0.875rem;
  }

  .bid {
    display: inline-flex;
    align-items: center;
    gap: 1px;
  }

  .award {
    display: grid;
    justify-items: center;
    inline-size: 100%;
    font-size: var(--text-label);
    line-height: 1.3;
    --mark-size: 0.875rem;
  }

  .award strong {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .totals {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 var(--space-2);
  }

  .total {
    display: inline-flex;
    align-items: center;
    gap: 2px;
  }

  .tools {
    grid-area: tools;
    display: grid;
    gap: var(--space-2);
  }

  /* What a finished game leads to is not looked for below everybody's melds. */
  .tools.over {
    grid-area: camera;
  }

  .ranks {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    --card-width: 2.75rem;
  }

  .ranks .button {
    padding: var(--space-1);
  }

  .owner {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin-block: var(--space-2) var(--space-1);
    --mark-size: 1rem;
  }

  @media (min-width: 56rem) {
    .supply {
      grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
      --card-width: 6.75rem;
    }

    .bids {
      --card-width: 2rem;
      --mark-size: 1.25rem;
    }

    .award {
      font-size: var(--text-body);
      --mark-size: 1.125rem;
    }
  }
`;
