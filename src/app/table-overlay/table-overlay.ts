import { html, LitElement, svg, type SVGTemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { colourOf, isSuited, rankOf, suitOf } from '../../cards/standard.ts';
import type { Detection, Point, Quad } from '../../table/detection.ts';
import { centreOf, widthVector } from '../../table/quads.ts';
import { drawQuestion, drawRank, drawStar, drawSuit } from '../card-face/card-art.ts';
import { CardTappedEvent } from '../events/card-tapped.ts';
import { meldBadgeStyles, meldClass } from '../look/meld-badge.ts';
import { base } from '../look/shared-styles.ts';
import { meldLetter } from '../words/card-words.ts';
import { paddedHull } from '../../table/hull.ts';
import { placeLabels } from './label-places.ts';
import { styles } from './table-overlay.styles.ts';

/** A card as it is drawn over a picture. */
export interface ShownCard {
  /** Comes back when the card is tapped. */
  readonly id: number;
  readonly card: Detection['card'];
  readonly outline: Quad;
  /** The meld it belongs to; undefined for face-down cards. */
  readonly mark?: number;
}

/** Sizes on the screen, in CSS pixels: they stay the same however large the picture is shown. */
const LABEL = { width: 31, height: 20 };
const BADGE_RADIUS = 11;
const LINE = 1.75;
const HULL_PADDING = 7;
/** A label is as wide as this part of a card, within limits: crowded tables get small ones. */
const LABEL_PART = 0.9;
const LABEL_SCALE = { least: 0.62, most: 1.25 };

/**
 * Outlines, names and melds, laid exactly over a picture or a live preview of the same proportions. For the eye and the
 * finger; the same cards stand in a list for everyone else.
 *
 * @fires card-tapped - if `tappable`
 */
@customElement('table-overlay')
export class TableOverlay extends LitElement {
  static override styles = [base, meldBadgeStyles, styles];

  /** Size of the picture that was read; outlines are in its pixels. */
  @property({ type: Number }) width = 1;
  @property({ type: Number }) height = 1;
  @property({ attribute: false }) cards: readonly ShownCard[] = [];
  @property({ type: Boolean }) tappable = false;
  @state() private shownWidth = 0;

  readonly #observer = new ResizeObserver(() => {
    this.shownWidth = this.clientWidth;
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('aria-hidden', 'true');
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    this.#observer.disconnect();
    super.disconnectedCallback();
  }

  override render() {
    if (this.shownWidth === 0) return html``;
    return html`<svg
      viewBox="0 0 ${this.width} ${this.height}"
      class=${this.tappable ? 'tappable' : ''}
    >
      ${this.#content(this.width / this.shownWidth)}
    </svg>`;
  }

  /** @param unit pixels of the picture in a CSS pixel */
  #content(unit: number): SVGTemplateResult {
    const melds = groupByMark(this.cards).map(([mark, cards]) => {
      const corners = cards.flatMap((card) => card.outline);
      return { mark, rim: paddedHull(corners, HULL_PADDING * unit) };
    });
    const badges = melds.map(({ mark, rim }) => ({ mark, at: this.#badgePlace(rim, unit) }));
    const named = this.cards.filter((card) => card.card !== 'back');
    const scale = unit * labelScale(named, unit);
    const label = { width: LABEL.width * scale, height: LABEL.height * scale };
    const places = placeLabels(
      named,
      label,
      this,
      badges.map((badge) => badge.at),
    );
    return svg`
      ${melds.map(({ mark, rim }) => drawMeld(mark, rim, unit))}
      ${this.cards.map((card) => this.#drawOutline(card, unit))}
      ${named.map((card, index) => this.#drawLabel(card, places[index] ?? card.outline[0], scale))}
      ${badges.map(({ mark, at }) => drawBadge(mark, at, unit))}
    `;
  }

  /** The corner of the meld nearest to the top left, kept inside the picture. */
  #badgePlace(rim: readonly Point[], unit: number): Point {
    const corner = rim.reduce((one, other) =>
      other[0] + other[1] < one[0] + one[1] ? other : one,
    );
    const room = BADGE_RADIUS * unit;
    return [
      Math.min(Math.max(corner[0], room), this.width - room),
      Math.min(Math.max(corner[1], room), this.height - room),
    ];
  }

  #drawOutline(card: ShownCard, unit: number): SVGTemplateResult {
    const points = makePoints(card.outline);
    return svg`<g class=${card.card === 'back' ? 'back' : 'card'} @click=${() => this.#tap(card)}>
      <polygon class="touch" points=${points}></polygon>
      <polygon class="halo" points=${points} stroke-width=${LINE * 2.5 * unit}></polygon>
      <polygon class="outline" points=${points} stroke-width=${LINE * unit}></polygon>
    </g>`;
  }

  #drawLabel(card: ShownCard, [x, y]: Point, scale: number): SVGTemplateResult {
    const { width, height } = LABEL;
    return svg`<g
      class="card"
      transform="translate(${x} ${y}) scale(${scale})"
      @click=${() => this.#tap(card)}
    >
      <rect class="touch" x="-22" y="-18" width="44" height="36"></rect>
      <rect
        class="chip ${card.card === 'unsure' ? 'unsure' : ''}"
        x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="5"
      ></rect>
      ${printLabel(card.card)}
    </g>`;
  }

  #tap(card: ShownCard): void {
    if (this.tappable && card.card !== 'back') this.dispatchEvent(new CardTappedEvent(card.id));
  }
}

/** How large labels are drawn: so that they fit on the middle card, and beside each other where cards overlap. */
function labelScale(cards: readonly ShownCard[], unit: number): number {
  const centres = cards.map(({ outline }) => centreOf(outline));
  const room = cards.map(({ outline }, index) => {
    const [x = 0, y = 0] = centres[index] ?? [];
    const others = centres.filter((_, other) => other !== index);
    const nearest = Math.min(...others.map((other) => Math.hypot(other[0] - x, other[1] - y)));
    return Math.min(LABEL_PART * Math.hypot(...widthVector(outline)), nearest) / unit;
  });
  const middle = room.sort((one, other) => one - other)[room.length >> 1] ?? LABEL.width;
  return Math.min(LABEL_SCALE.most, Math.max(LABEL_SCALE.least, middle / LABEL.width));
}

function printLabel(card: Detection['card']): SVGTemplateResult {
  if (card === 'unsure' || card === 'back') {
    return svg`<g class="print unsure">${drawQuestion({ x: -5, y: -7, width: 10.5 })}</g>`;
  }
  if (!isSuited(card)) {
    return svg`<g class="print black">${drawStar({ x: -8, y: -8, width: 16 })}</g>`;
  }
  return svg`<g class="print ${colourOf(suitOf(card))}">
    ${drawRank(rankOf(card), { x: -12, y: -6.6, width: 9.9 })}
    ${drawSuit(suitOf(card), { x: 0.6, y: -6, width: 12 })}
  </g>`;
}

function drawMeld(mark: number, rim: readonly Point[], unit: number): SVGTemplateResult {
  const points = makePoints(rim);
  return svg`<g class=${meldClass(mark)}>
    <polygon class="halo" points=${points} stroke-width=${LINE * 3.5 * unit}></polygon>
    <polygon class="hull" points=${points}></polygon>
    <polygon class="rim" points=${points} stroke-width=${LINE * 1.75 * unit}></polygon>
  </g>`;
}

function drawBadge(mark: number, [x, y]: Point, unit: number): SVGTemplateResult {
  return svg`<g class=${meldClass(mark)} transform="translate(${x} ${y}) scale(${unit})">
    <circle class="badge" r=${BADGE_RADIUS}></circle>
    <text class="letter" font-size="13">${meldLetter(mark)}</text>
  </g>`;
}

function groupByMark(cards: readonly ShownCard[]): readonly [number, readonly ShownCard[]][] {
  const groups = new Map<number, ShownCard[]>();
  for (const card of cards) {
    if (card.mark === undefined) continue;
    groups.set(card.mark, [...(groups.get(card.mark) ?? []), card]);
  }
  return [...groups];
}

function makePoints(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

declare global {
  interface HTMLElementTagNameMap {
    'table-overlay': TableOverlay;
  }
}
