import { css } from 'lit';

export const styles = css`
  .meld {
    border-radius: var(--radius);
    padding: var(--space-3);
    background: var(--paper-raised);
    color: var(--ink);
    border: var(--line) solid var(--paper-line);
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    margin-block-end: var(--space-2);
  }

  .reason {
    flex: 1 1 8rem;
    min-inline-size: 0;
    font-weight: 600;
    line-height: 1.25;
  }

  .points {
    flex: none;
    min-inline-size: 2.75rem;
    padding: 0.1rem var(--space-2);
    border-radius: var(--radius-small);
    font-family: var(--font-voice);
    font-size: var(--text-title);
    font-weight: 700;
    line-height: 1.3;
    text-align: center;
    font-variant-numeric: lining-nums tabular-nums;
  }

  .gain {
    background: var(--gain-wash);
    color: var(--gain);
  }

  .loss {
    background: var(--loss-wash);
    color: var(--loss);
  }

  .open {
    background: var(--open-wash);
    color: var(--open);
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) 0.125rem;
  }

  button {
    display: block;
    position: relative;
    padding: 0.125rem;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: inherit;
    cursor: pointer;
    touch-action: manipulation;
    transition: transform var(--quick) var(--ease);
  }

  .double {
    box-shadow: 0 0 0 3px var(--open);
  }

  @media (hover: hover) {
    button:hover {
      transform: translateY(-3px);
    }
  }
`;
