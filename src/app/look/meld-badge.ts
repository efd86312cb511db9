import { css, html, type TemplateResult } from 'lit';
import { meldLetter } from '../words/card-words.ts';
import { t } from '../words/words.ts';

const MELD_COLOURS = 8;

/** Class that gives an element the colour of a meld as `--meld`. Letters tell melds apart; colours come round again. */
export function meldClass(mark: number): string {
  return `meld-${mark % MELD_COLOURS}`;
}

/** A meld's letter on its colour, the same in lists and on pictures. */
export function meldBadge(mark: number): TemplateResult {
  const letter = meldLetter(mark);
  return html`<span class="badge ${meldClass(mark)}">
    <span aria-hidden="true">${letter}</span>
    <span class="unseen">${t('meld.name', { letter })}</span>
  </span>`;
}

export const meldBadgeStyles = css`
  .badge {
    display: inline-grid;
    place-items: center;
    flex: none;
    min-inline-size: 1.75rem;
    block-size: 1.75rem;
    padding-inline: 0.3rem;
    border-radius: var(--radius-round);
    background: var(--meld);
    color: var(--on-meld);
    font-weight: 800;
    line-height: 1;
    border: var(--line) solid rgb(28 23 16 / 35%);
  }

  .meld-0 {
    --meld: var(--meld-0);
  }
  .meld-1 {
    --meld: var(--meld-1);
  }
  .meld-2 {
    --meld: var(--meld-2);
  }
  .meld-3 {
    --meld: var(--meld-3);
  }
  .meld-4 {
    --meld: var(--meld-4);
  }
  .meld-5 {
    --meld: var(--meld-5);
  }
  .meld-6 {
    --meld: var(--meld-6);
  }
  .meld-7 {
    --meld: var(--meld-7);
  }
`;
