import type { PackCode } from '../../../src/cards/pack.ts';
import type { Piece } from '../../../src/cards/piece.ts';
import type { CardCode } from '../../../src/cards/standard.ts';
import type { ExpectedTable } from '../../../src/rules/expected-table.ts';
import { spotsOf } from '../../../src/rules/expected-table.ts';
import type { SpotId } from '../../../src/rules/spots.ts';
import type {
  SeenDie,
  SeenPiece,
  SeenSpot,
  SeenState,
  StrayCard,
  TableView,
} from '../../../src/table/table-view.ts';

const CARD_SIZE = 60;
const PITCH = 80;
const ROW = 9;

interface Place {
  state: SeenState;
  confidence: number;
  since: number;
  readonly pieces: Piece[];
  outline: SeenSpot['outline'];
}

/** A table as a camera sees it, changed by hand: what a test tells it to look like. */
export class SeenTable {
  at = 10_000;
  bearings: TableView['bearings'] = 'held';
  readonly dice: SeenDie[] = [];
  readonly strays: StrayCard[] = [];
  readonly #places = new Map<SpotId, Place>();
  readonly #covered = new Set<SpotId>();

  /** Shows what is expected. */
  constructor(expected: ExpectedTable) {
    spotsOf(expected.zones).forEach((spot, index) => {
      this.#places.set(spot.id, {
        state: stateOf(spot.lies === 'up' ? spot.card : spot.lies),
        confidence: 0.95,
        since: 0,
        pieces: [...spot.marks],
        outline: outlineAt(PITCH * (index % ROW), PITCH * Math.floor(index / ROW)),
      });
    });
  }

  get spots(): readonly SpotId[] {
    return [...this.#places.keys()];
  }

  /** `down`, `empty`, a card's code, or two codes with a `/` between them for a card that can't be named. */
  show(spot: SpotId, what: string, confidence = 0.95): void {
    const place = this.#place(spot);
    Object.assign(place, { state: stateOf(what), confidence, since: this.at });
    if (what === 'empty') place.pieces.length = 0;
  }

  cover(...spots: readonly SpotId[]): void {
    for (const spot of spots) this.#covered.add(spot);
  }

  uncover(...spots: readonly SpotId[]): void {
    for (const spot of spots.length > 0 ? spots : this.#covered) this.#covered.delete(spot);
  }

  /** The places are seen so many pixels further right, as if they had been taken for elsewhere before. */
  correctPlaces(right: number): void {
    for (const place of this.#places.values()) {
      const [a, b, c, d] = place.outline.map(([x, y]) => [x + right, y] as const);
      place.outline = [a!, b!, c!, d!];
    }
  }

  lay(spot: SpotId, piece: Piece): void {
    this.#place(spot).pieces.push(piece);
  }

  lift(spot: SpotId, piece: Piece): void {
    const { pieces } = this.#place(spot);
    const at = pieces.findIndex((one) => one.kind === piece.kind && one.colour === piece.colour);
    if (at < 0) throw new Error(`no ${piece.colour} ${piece.kind} lies on ${spot}`);
    pieces.splice(at, 1);
  }

  /**
   * A die comes to lie still here, beside the cards if not told otherwise.
   *
   * @param about `wasOverlooked`: it lay there before, and is seen only now
   */
  throwDie(
    face: SeenDie['face'],
    x: number,
    colour: SeenDie['colour'] = 'other',
    about: Partial<Pick<SeenDie, 'wasOverlooked' | 'confidence'>> & { readonly y?: number } = {},
  ): void {
    const { wasOverlooked = false, confidence = 0.95, y = -PITCH } = about;
    this.dice.splice(0, this.dice.length, {
      face,
      colour,
      confidence,
      since: this.at,
      centre: [x, y],
      wasOverlooked,
    });
  }

  /** The card that shows on a pile. */
  pile(area: string, card: PackCode): void {
    const others = this.strays.filter((stray) => stray.area !== area);
    this.strays.splice(0, this.strays.length, ...others, {
      track: this.strays.length,
      state: { lies: 'up', card: card as CardCode },
      confidence: 0.95,
      since: this.at,
      outline: outlineAt(PITCH * ROW, 0),
      area,
    });
  }

  view(): TableView {
    return {
      at: this.at,
      bearings: this.bearings,
      spots: [...this.#places].map(([id, place]) => this.#seen(id, place)),
      strays: [...this.strays],
      dice: [...this.dice],
      pieces: [],
      reached: [...this.#covered].map((id) => ({ id, at: this.at })),
      isBusy: this.#covered.size > 0,
    };
  }

  #seen(id: SpotId, { state, confidence, since, pieces, outline }: Place): SeenSpot {
    if (this.#covered.has(id)) {
      const covered = { lies: 'covered' } as const;
      return { id, state: covered, confidence: 1, since: this.at, pieces: [], outline };
    }
    return { id, state, confidence, since, pieces: pieces.map(seenPiece), outline };
  }

  #place(spot: SpotId): Place {
    const place = this.#places.get(spot);
    if (place === undefined) throw new Error(`no place ${spot}`);
    return place;
  }
}

function stateOf(what: string): SeenState {
  if (what === 'down' || what === 'empty') return { lies: what };
  const cards = what.split('/') as CardCode[];
  const [card] = cards;
  if (cards.length === 1 && card !== undefined) return { lies: 'up', card };
  return { lies: 'unsure', guesses: cards.map((one) => ({ card: one, confidence: 0.45 })) };
}

function seenPiece(piece: Piece): SeenPiece {
  return { piece, confidence: 0.9, centre: [0, 0] };
}

function outlineAt(x: number, y: number): SeenSpot['outline'] {
  return [
    [x, y],
    [x + CARD_SIZE, y],
    [x + CARD_SIZE, y + CARD_SIZE],
    [x, y + CARD_SIZE],
  ];
}
