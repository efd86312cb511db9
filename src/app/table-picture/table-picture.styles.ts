import { css } from 'lit';

export const styles = css`
  figure {
    margin: 0;
    position: relative;
    border-radius: var(--radius-large);
    overflow: hidden;
    background: var(--picture-ground);
    box-shadow: var(--shadow);
  }

  .frame {
    overflow: auto;
    max-block-size: 62vh;
  }

  .frame:focus-visible {
    outline-color: var(--focus-on-felt);
    outline-offset: -3px;
  }

  .table {
    position: relative;
    margin-inline: auto;
    /* All of the picture is seen at once, whatever its proportions. */
    max-inline-size: calc(62vh * var(--proportion));
  }

  .large .table {
    inline-size: 260%;
    max-inline-size: none;
  }

  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  figcaption {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    padding: var(--space-1) var(--space-2) var(--space-1) var(--space-4);
    background: var(--paper);
    color: var(--ink);
    font-size: var(--text-small);
  }

  .button {
    font-size: var(--text-small);
    white-space: nowrap;
  }
`;
