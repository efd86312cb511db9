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

  .case {
    display: grid;
    gap: var(--space-3);
    border-inline-start: 6px solid var(--open);
  }

  .case.fault {
    border-inline-start-color: var(--loss);
  }

  .case h2 {
    font-size: var(--text-lead);
  }

  .answers {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    --card-width: 2rem;
  }

  .answers .button {
    gap: var(--space-2);
  }

  .puts-right {
    display: grid;
    gap: var(--space-2);
  }
`;
