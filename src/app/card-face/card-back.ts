import { svg } from 'lit';

/** The printed field of a back, in the units of a card of 100 by 140; the white border around it is the card's. */
const FIELD = { left: 9, top: 9, right: 91, bottom: 131 };
const STEP = 10.25;

/** Slanting lines across the field, clipped to it, in both directions. */
function weave(): string {
  const { left, top, right, bottom } = FIELD;
  const height = bottom - top;
  const lines: string[] = [];
  for (let start = left - height + STEP; start < right; start += STEP) {
    const from = Math.max(start, left);
    const to = Math.min(start + height, right);
    // One line falls to the right; its mirror image rises.
    lines.push(`M${from} ${top + from - start}L${to} ${top + to - start}`);
    lines.push(`M${from} ${bottom - from + start}L${to} ${bottom - to + start}`);
  }
  return lines.join('');
}

/** The back of every card: an onlooker's eye on a woven ground. */
export const CARD_BACK = svg`<rect class="back-field" x=${FIELD.left} y=${FIELD.top}
    width=${FIELD.right - FIELD.left} height=${FIELD.bottom - FIELD.top} rx="6"></rect>
  <path class="back-weave" d=${weave()}></path>
  <path class="back-lozenge" d="M50 36L79 70L50 104L21 70Z"></path>
  <path class="back-eye" d="M29 70C38 57 62 57 71 70C62 83 38 83 29 70Z"></path>
  <circle class="back-pupil" cx="50" cy="70" r="6.5"></circle>`;
