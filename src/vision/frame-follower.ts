import type { Detection, Point, Quad } from '../table/detection.ts';
import type { DieDetection } from '../table/die-detection.ts';
import { distance } from '../table/points.ts';
import { isInBox } from '../table/boxes.ts';
import { shortSide } from '../table/quads.ts';
import { BackLooks } from './back-looks.ts';
import {
  areaOf,
  changedCells,
  greyCells,
  joinOverlapping,
  partsOf,
  takeOver,
  widen,
  type GreyCells,
} from './changed-parts.ts';
import type { Box } from '../table/sighting.ts';
import { plausibleDice } from './fits-among-cards.ts';
import type { IndexFrame } from './index-frame.ts';
import { conclude, look, type ReadingNets, type SeenIndex } from './look.ts';
import { renewOutlines, surestDice, type Outlines } from './outliner.ts';
import { findBlobsOnCards, type BlobsOnCards } from './pieces/blobs-on-cards.ts';
import type { PieceBlob } from './pieces/piece-blobs.ts';
import { cutOut, Pyramid, type Pixels } from './pixels.ts';
import { PlaceMemory } from './place-memory.ts';
import type { Told } from './read-picture.ts';
import type { ReaderConfig } from './reader-config.ts';
import { reconcile } from './reconcile.ts';
import { seeOutlines } from './see-outlines.ts';
import { snapOutline } from './snap-outline.ts';
import { weighFaces, withUnread } from './weigh-faces.ts';

/** How much of a picture was looked at. */
export type Looked = 'whole' | 'parts' | 'nothing';

export interface Followed extends Told, BlobsOnCards {
  readonly looked: Looked;
  /** Where the picture is not as it was when that part was last looked at. Undefined for the first: all is new. */
  readonly changed?: readonly Box[];
}

/** Beyond this share of changed or looked-at area the whole picture is read: the camera moved, or light or a person did. */
const MOST_PARTS = 0.4;
/** So many pictures in a row are followed before the whole is read again, whatever changed: a miss does not stay for good. */
const MOST_FOLLOWED = 40;
/** What changed is looked at so many times more: the last of a hand, or of a blur, may hide a card that then lies still. */
const SETTLING_LOOKS = 2;
/** Around what changed, indices are looked for anew within this margin, in card widths: an index reaches so far. */
const NEAR = 0.1;
/** The nets see this much more around it, in card widths: how an index lies is told from the card around it. */
const AROUND = 0.4;
/** Outlines are looked at closely within this margin of what changed, in card widths. */
const BESIDE = 1;
/** Places that moved less than this, in pixels, look as they did. */
const HARDLY_MOVED = 3;
/** Card width, as a share of the longest side, where none was seen yet. */
const USUAL_CARD = 0.1;

/** What is known of the last picture. */
interface Known {
  readonly width: number;
  readonly height: number;
  readonly cells: GreyCells;
  seen: readonly SeenIndex[];
  outlines: Outlines;
  /** As the nets and memory tell; `cards` are these with the backs set right. */
  seenCards: readonly Detection[];
  cards: readonly Detection[];
  /** Where a lay-out had its places. */
  places: readonly Quad[];
  dice: readonly DieDetection[];
  /** What may be a piece on a card, and how paper shows. */
  onCards: BlobsOnCards;
  /** Outlines on the cards' edges by the rough ones they came from. */
  snapped: ReadonlyMap<string, Quad>;
  followed: number;
  /** Parts that changed a moment ago, and how many looks at them are left. */
  settling: readonly { readonly part: Box; readonly looks: number }[];
}

/**
 * Reads the pictures of one camera after the other: what did not change since it was looked at keeps its reading, and cards
 * that are unsure are looked at again.
 */
export class FrameFollower {
  private readonly nets: ReadingNets;
  private readonly config: ReaderConfig;
  private known: Known | undefined;
  private backs = new BackLooks();
  private cards = newCardMemory();
  private dice = newDieMemory();
  private blobs = newBlobMemory();
  /** Of pictures so far. */
  private number = 0;

  constructor(nets: ReadingNets, config: ReaderConfig) {
    this.nets = nets;
    this.config = config;
  }

  /** @param places where cards lie if the lay-out is known, in pixels of the picture */
  follow(picture: Pixels, places: readonly Quad[] = []): Followed {
    const cells = greyCells(picture);
    const { known } = this;
    this.number += 1;
    if (known?.width !== picture.width || known.height !== picture.height) {
      this.forget();
      return this.readWhole(picture, cells, places);
    }
    known.followed += 1;
    const changed = changedCells(known.cells, cells);
    const share = changed.reduce((sum, cell) => sum + cell, 0) / changed.length;
    const changes = partsOf(changed, cells.columns);
    if (share > MOST_PARTS || known.followed > MOST_FOLLOWED) {
      return { ...this.readWhole(picture, cells, places), changed: changes };
    }
    const { width, height } = picture;
    const card = usualWidth(known.cards, Math.max(width, height));
    const asked = known.cards.filter((one) => one.card === 'unsure').map(boxOf);
    const again = known.settling.map(({ part }) => part);
    known.settling = [
      ...changes.map((part) => ({ part, looks: SETTLING_LOOKS })),
      ...known.settling.map(({ part, looks }) => ({ part, looks: looks - 1 })),
    ].filter(({ looks }) => looks > 0);
    const parts = joinOverlapping(
      [...changes, ...asked, ...again].map((part) => widen(part, NEAR * card, width, height)),
    );
    if (parts.length === 0) {
      const isToLast = this.backs.isPending(this.number);
      if (isToLast || !areNear(places, known.places)) {
        this.setBacksRight(known, new Pyramid(picture), places);
      }
      return { ...told(known, 'nothing'), changed: changes };
    }
    const area = parts.reduce(
      (sum, part) => sum + areaOf(widen(part, AROUND * card, width, height)),
      0,
    );
    if (area > MOST_PARTS * width * height) {
      return { ...this.readWhole(picture, cells, places), changed: changes };
    }
    for (const part of parts) {
      const seen = this.lookAt(picture, widen(part, AROUND * card, width, height));
      known.seen = [
        ...known.seen.filter(({ frame }) => !isInBox(part, frame.middle)),
        ...seen.filter(({ frame }) => isInBox(part, frame.middle)),
      ];
      takeOver(known.cells, cells, part);
    }
    const pyramid = new Pyramid(picture);
    const named = this.conclude(known.seen);
    // Whether a card lies face down is told from its surroundings: the whole picture, small, costs less than it helps.
    // Only what is in or beside what changed is looked at closely: the surest of two that overlap is to be found there.
    const beside = parts.map((part) => widen(part, BESIDE * card, width, height));
    const outlines = this.outlinesIn(pyramid, named, (place) =>
      beside.some((part) => isInBox(part, place)),
    );
    known.outlines = renewOutlines(known.outlines, outlines, (place) =>
      parts.some((part) => isInBox(part, place)),
    );
    this.settle(known, pyramid, named, parts, places);
    return { ...told(known, 'parts'), changed: changes };
  }

  private forget(): void {
    this.backs = new BackLooks();
    this.cards = newCardMemory();
    this.dice = newDieMemory();
    this.blobs = newBlobMemory();
  }

  private readWhole(picture: Pixels, cells: GreyCells, places: readonly Quad[]): Followed {
    const { width, height } = picture;
    const all: Box = { left: 0, top: 0, right: width, bottom: height };
    const seen = this.lookAt(picture, all);
    const pyramid = new Pyramid(picture);
    const named = this.conclude(seen);
    const fresh = { seen, outlines: this.outlinesIn(pyramid, named) };
    const none = {
      seenCards: [],
      cards: [],
      places: [],
      dice: [],
      onCards: { blobs: [], white: this.known?.onCards.white },
      snapped: new Map<string, Quad>(),
      followed: 0,
      settling: [],
    };
    const known = { width, height, cells, ...fresh, ...none };
    this.settle(known, pyramid, named, [all], places);
    this.known = known;
    return told(known, 'whole');
  }

  /** The indices in a part, in pixels of the whole picture. */
  private lookAt(picture: Pixels, part: Box): readonly SeenIndex[] {
    const cut = new Pyramid(cutOut(picture, part));
    const longest = Math.max(picture.width, picture.height);
    const start: Point = [part.left, part.top];
    return look(cut, this.nets, this.config, longest).map(({ frame, name }) => ({
      frame: moved(frame, start),
      name,
    }));
  }

  private conclude(seen: readonly SeenIndex[]): readonly Detection[] {
    return conclude(seen, this.nets.namer.classes, this.config);
  }

  private outlinesIn(
    pyramid: Pyramid,
    named: readonly Detection[],
    isAsked?: (place: Point) => boolean,
  ): Outlines {
    const { width, height } = pyramid.at(0);
    const longest = Math.max(width, height);
    const seen = seeOutlines(pyramid, this.nets, this.config, longest, named, isAsked);
    return { ...seen, dice: surestDice(seen.dice) };
  }

  /** Concludes the cards anew; outlines are put on their edges again where the rough ones changed or lie in a part. */
  private settle(
    known: Known,
    pyramid: Pyramid,
    named: readonly Detection[],
    parts: readonly Box[],
    places: readonly Quad[],
  ): void {
    const snapped = new Map<string, Quad>();
    const read = this.nets.dieReader.read(pyramid, known.outlines.dice, this.config.dieRead);
    const dice = plausibleDice(read, named);
    const all = reconcile(named, known.outlines.cards, this.config, dice);
    const placed = withUnread(all, known.outlines.cards, this.config).map((card) => {
      const key = card.outline.join();
      const isChanged = parts.some((part) => card.outline.some((corner) => isInBox(part, corner)));
      const old = isChanged ? undefined : known.snapped.get(key);
      const outline = old ?? snapOutline(pyramid, card.outline);
      snapped.set(key, outline);
      return { ...card, outline };
    });
    const seen = weighFaces(pyramid, placed, this.nets.facer, this.config);
    known.seenCards = this.cards.complete(pyramid, seen);
    known.snapped = snapped;
    this.setBacksRight(known, pyramid, places);
    // Backs tell how large cards are, too, where none lies face up.
    known.dice = plausibleDice(this.dice.complete(pyramid, dice), known.cards);
  }

  private setBacksRight(known: Known, pyramid: Pyramid, places: readonly Quad[]): void {
    known.places = places;
    known.cards = this.backs.setRight(pyramid, known.seenCards, places, this.number);
    const { blobs, white } = findBlobsOnCards(pyramid.at(0), known.cards, known.onCards.white);
    known.onCards = { blobs: this.blobs.complete(pyramid, blobs), white };
  }
}

function newCardMemory() {
  return new PlaceMemory<Detection>(({ outline }) => outline);
}

function newDieMemory() {
  return new PlaceMemory<DieDetection>(({ centre, size }) => squareAround(centre, size));
}

function newBlobMemory() {
  return new PlaceMemory<PieceBlob>(({ centre, diameterPx }) => squareAround(centre, diameterPx));
}

function squareAround([x, y]: Point, side: number): Quad {
  const half = side / 2;
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
}

/** Whether outlines are where they were, a few pixels aside. */
function areNear(some: readonly Quad[], others: readonly Quad[]): boolean {
  return (
    some.length === others.length &&
    some.every((quad, i) =>
      quad.every((corner, k) => distance(corner, others[i]![k]!) < HARDLY_MOVED),
    )
  );
}

function told({ cards, dice, onCards }: Known, looked: Looked): Followed {
  return { cards, dice, ...onCards, looked };
}

function moved(frame: IndexFrame, [dx, dy]: Point): IndexFrame {
  const move = ([x, y]: Point): Point => [x + dx, y + dy];
  return { ...frame, middle: move(frame.middle), centre: move(frame.centre) };
}

function boxOf({ outline }: Detection): Box {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** Median width of the cards seen, in pixels. */
function usualWidth(cards: readonly Detection[], longest: number): number {
  const widths = cards.map(({ outline }) => shortSide(outline));
  return widths.sort((a, b) => a - b)[widths.length >> 1] ?? USUAL_CARD * longest;
}
