import { css } from 'lit';

export const styles = css`
  main {
    inline-size: min(100%, var(--page-width));
    min-block-size: 100vh;
    min-block-size: 100dvh;
    margin-inline: auto;
    padding-block: env(safe-area-inset-top) max(var(--space-5), env(safe-area-inset-bottom));
    padding-inline: max(var(--space-4), env(safe-area-inset-left))
      max(var(--space-4), env(safe-area-inset-right));
  }

  main:focus {
    outline: none;
  }

  @media (min-width: 56rem), (orientation: landscape) and (min-width: 40rem) {
    main {
      inline-size: min(100%, var(--page-width-wide));
    }
  }
`;
