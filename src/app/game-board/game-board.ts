import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { ExpectedSpot, Zone } from '../../rules/expected-table.ts';
import type { SpotId } from '../../rules/spots.ts';
import { circleLetter, nameOf, pieceNames, spotName } from '../game-table/table-talk.ts';
import { base } from '../look/shared-styles.ts';
import { styled } from '../look/styled.ts';
import '../piece-art/piece-mark.ts';
import type { FaceKind } from '../table-card/face-kind.ts';
import '../table-card/table-card.ts';
import { faceName, sentence } from '../words/face-words.ts';
import { t } from '../words/words.ts';
import { bestColumns, cardWidth, GAP, ringTile, type Room } from './board-fit.ts';
import { keyTarget } from './board-keys.ts';
import { styles } from './game-board.styles.ts';

/** A place on the table was tapped. */
export class SpotTappedEvent extends Event {
  readonly spot: ExpectedSpot;

  constructor(spot: ExpectedSpot) {
    super('spot-tapped', { bubbles: true, composed: true });
    this.spot = spot;
  }
}

type SpotZone = Extract<Zone, { readonly spots: readonly ExpectedSpot[] }>;

const CARD_ASPECT = 5 / 7;
/** Lower than this no card is worth tapping: the page scrolls instead. */
const LEAST_ROW = 60;

/**
 * The table as it should look: cards in rows, in circles or loose, with what lies on them, as large as there is room.
 * It shows what `expect` says and nothing else, so no card that lies face down (ANY-4).
 *
 * @fires spot-tapped
 */
@customElement('game-board')
export class GameBoard extends LitElement {
  static override styles = [base, styles];

  @property({ attribute: false }) zones: readonly Zone[] = [];
  /** By seat. */
  @property({ attribute: false }) names: readonly string[] = [];
  @property() kind: FaceKind = 'standard';
  /** Places that may be tapped next; where there are none, all cards rest. */
  @property({ attribute: false }) live: readonly SpotId[] = [];
  /** The card that is asked for (ANY-7). */
  @property() called: SpotId | undefined;
  /** Of several places that are being chosen, those that are. */
  @property({ attribute: false }) picked: readonly SpotId[] = [];
  /** Marks the live places one by one, where only some of what looks alike may be tapped. */
  @property({ type: Boolean }) choosing = false;
  /** Only to be looked at, as in a replay. */
  @property({ type: Boolean }) still = false;
  @state() private room: Room = { width: 0, height: 0 };
  /** By zone: the place that Tab comes to. */
  @state() private stops: Readonly<Record<string, number>> = {};

  readonly #observer = new ResizeObserver(([entry]) => {
    if (entry !== undefined) this.room = entry.contentRect;
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  /** Puts the focus on a place, for those who play with the keyboard. */
  focusSpot(spot: SpotId): void {
    this.renderRoot.querySelector<HTMLElement>(`[data-spot="${spot}"]`)?.focus();
  }

  override render() {
    const zones = this.zones.filter(
      (zone): zone is SpotZone => 'spots' in zone && zone.spots.length > 0,
    );
    const across = bestColumns(zones.length, 1, this.room);
    const down = Math.ceil(zones.length / across);
    const room = {
      width: (this.room.width - (across - 1) * 2 * GAP) / across,
      height: (this.room.height - (down - 1) * 2 * GAP) / down,
    };
    const rows = Math.max(...zones.map((zone) => (zone.kind === 'lattice' ? zone.rows : 4)), 1);
    this.style.setProperty('--least', `${rows * LEAST_ROW}px`);
    return html`<div
      class="zones"
      ${styled({ 'grid-template-columns': `repeat(${across}, auto)` })}
    >
      ${zones.map((zone) => this.#zone(zone, room, zones.length))}
    </div>`;
  }

  #zone(zone: SpotZone, room: Room, count: number): TemplateResult {
    const title = this.#titleOf(zone);
    // A title is as high as a line of small text.
    const free = count > 1 ? { ...room, height: room.height - 24 } : room;
    return html`<div class="zone">
      ${count > 1 ? html`<h3 aria-hidden="true">${title}</h3>` : nothing}
      ${zone.kind === 'ring' ? this.#ring(zone, free, title) : this.#rows(zone, free, title)}
    </div>`;
  }

  #titleOf(zone: SpotZone): string {
    if (zone.kind === 'ring') {
      const letter = circleLetter(this.zones, zone);
      return letter === undefined ? t('zone.tiles') : t('zone.circle', { letter });
    }
    if (zone.kind === 'loose' && zone.seat !== undefined) {
      return t('zone.owned', { name: nameOf(this, zone.seat) });
    }
    return t('zone.cards');
  }

  #rows(zone: SpotZone, room: Room, title: string): TemplateResult {
    const aspect = this.kind === 'tile' ? 1 : CARD_ASPECT;
    const columns =
      zone.kind === 'lattice' ? zone.columns : bestColumns(zone.spots.length, aspect, room);
    const rows = Math.ceil(zone.spots.length / columns);
    const width = cardWidth(rows, columns, aspect, room);
    const starts = Array.from({ length: rows }, (_, row) => row * columns);
    return html`<div
      class="rows"
      role="grid"
      aria-label=${title}
      ${styled({ '--card-width': `${width}px` })}
      @keydown=${(event: KeyboardEvent) => this.#key(event, zone)}
    >
      ${starts.map(
        (start) =>
          html`<div class="row" role="row">
            ${repeat(
              zone.spots.slice(start, start + columns),
              ({ id }) => id,
              (spot, place) => this.#cell(zone, spot, start + place),
            )}
          </div>`,
      )}
    </div>`;
  }

  #ring(zone: SpotZone, room: Room, title: string): TemplateResult {
    const size = Math.max(0, Math.min(room.width, room.height));
    const tile = ringTile(zone.spots.length);
    const radius = (1 - tile) / 2;
    const placed = zone.spots.map((spot, place) => {
      const angle = (2 * Math.PI * place) / zone.spots.length - Math.PI / 2;
      const [x, y] = [0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle)];
      return { spot, place, at: { '--x': `${100 * x}%`, '--y': `${100 * y}%` } };
    });
    return html`<div
      class="ring"
      role="grid"
      aria-label=${title}
      ${styled({ '--ring': `${size}px`, '--card-width': `${0.97 * tile * size}px` })}
      @keydown=${(event: KeyboardEvent) => this.#key(event, zone)}
    >
      <div role="row">
        ${repeat(
          placed,
          ({ spot }) => spot.id,
          ({ spot, place, at }) => this.#cell(zone, spot, place, at),
        )}
      </div>
    </div>`;
  }

  #cell(
    zone: SpotZone,
    spot: ExpectedSpot,
    place: number,
    at: Readonly<Record<string, string>> = {},
  ): TemplateResult {
    const { id, lies, marks } = spot;
    const isLive = this.live.includes(id);
    const classes = [
      'cell',
      lies,
      this.called === id ? 'called' : '',
      this.picked.includes(id) ? 'picked' : '',
      this.choosing && isLive ? 'choice' : '',
      lies === 'down' && !isLive && !this.still ? 'resting' : '',
    ];
    const face = html`${
      lies === 'empty'
        ? html`<div class="hole ${this.kind}"></div>`
        : html`<table-card
            kind=${this.kind}
            code=${lies === 'up' ? spot.card : 'back'}
          ></table-card>`
    }
    ${
      marks.length === 0
        ? nothing
        : html`<span class="marks">
            ${marks.map((piece) => html`<piece-mark .piece=${piece}></piece-mark>`)}
          </span>`
    }`;
    return html`<div class=${classes.join(' ')} role="gridcell" ${styled(at)}>
      ${
        this.still
          ? html`<span class="unseen">${this.#label(spot)}</span>${face}`
          : html`<button
              data-spot=${id}
              tabindex=${place === (this.stops[zone.id] ?? 0) ? 0 : -1}
              aria-label=${this.#label(spot)}
              aria-pressed=${this.picked.includes(id) ? 'true' : nothing}
              @focus=${() => this.#stop(zone, place)}
              @click=${() => this.dispatchEvent(new SpotTappedEvent(spot))}
            >
              ${face}
            </button>`
      }
    </div>`;
  }

  #label(spot: ExpectedSpot): string {
    const place = sentence(spotName(this, spot.id));
    const told =
      spot.lies === 'up'
        ? t('spot.up', { spot: place, card: faceName(spot.card) })
        : t(spot.lies === 'down' ? 'spot.down' : 'spot.empty', { spot: place });
    const marked =
      spot.marks.length === 0
        ? told
        : t('spot.marked', { spot: told, pieces: pieceNames(spot.marks) });
    return this.called === spot.id ? t('spot.called', { spot: marked }) : marked;
  }

  #stop(zone: SpotZone, place: number): void {
    if (this.stops[zone.id] === place) return;
    this.stops = { ...this.stops, [zone.id]: place };
  }

  #key(event: KeyboardEvent, zone: SpotZone): void {
    const from = zone.spots.findIndex(
      ({ id }) => id === (event.target as HTMLElement).dataset['spot'],
    );
    const target = from < 0 ? undefined : keyTarget(zone, from, event.key);
    const spot = target === undefined ? undefined : zone.spots[target];
    if (spot === undefined) return;
    event.preventDefault();
    this.focusSpot(spot.id);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'game-board': GameBoard;
  }
}
