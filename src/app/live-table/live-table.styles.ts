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

  .status {
    min-block-size: 1.5em;
    color: var(--on-felt);
    font-family: var(--font-voice);
    font-size: var(--text-lead);
    text-align: center;
    text-wrap: balance;
  }

  .start {
    justify-self: center;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-2);
  }
`;
