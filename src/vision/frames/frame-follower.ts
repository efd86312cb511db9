import type { Detection, Quad } from '../../table/detection.ts';
import { boxAround, doMeet, isInBox } from '../../table/boxes.ts';
import {
  areaOf,
  changedCells,
  colourCells,
  joinOverlapping,
  partsOf,
  takeOver,
  widen,
  type ColourCells,
} from '../pixels/changed-parts.ts';
import type { Box } from '../../table/sighting.ts';
import { plausibleDice } from '../outlines/fits-among-cards.ts';
import { CalmLook } from './calm-look.ts';
import { newFrameMemory } from './frame-memory.ts';
import { trustAlikeBacks, trustedBacks } from '../backs/alike-backs.ts';
import { indicesIn, outlinesBeside } from './look-at-parts.ts';
import { conclude, type ReadingNets, type SeenIndex } from '../look.ts';
import { told, usualWidth, type Followed, type Known } from './known-picture.ts';
import { renewOutlines, surestDice } from '../outlines/outliner.ts';
import { findBlobsOnCards } from '../pieces/blobs-on-cards.ts';
import { Pyramid, type Pixels } from '../pixels/pixels.ts';
import { putOnPlaces, unseenPlaces } from './on-places.ts';
import { areAcross, areNear } from '../outlines/quad-overlap.ts';
import type { ReaderConfig } from '../reader-config.ts';
import { OutlineSights } from './outline-sights.ts';
import { reconcile } from '../reconcile.ts';
import { seePicture } from '../see-picture.ts';
import { SettlingParts } from './settling-parts.ts';
import { weighFaces, withUnread } from '../faces/weigh-faces.ts';

/** Beyond this share of changed or looked-at area the whole picture is read: the camera moved, or light or a person did. */
const MOST_PARTS = 0.4;
/** So many pictures in a row are followed before the whole is read again, whatever changed: a miss does not stay for good. */
const MOST_FOLLOWED = 40;
/** A whole that was read while so much changed may be blurred: it is read once more when less than this changes. */
const STILL_PART = 0.02;
/** Around what changed, indices are looked for anew within this margin, in card widths: an index reaches so far. */
const NEAR = 0.1;
/** The nets see this much more around it, in card widths: how an index lies is told from the card around it. */
const AROUND = 0.4;
/** Places that moved less than this, in pixels, look as they did. */
const HARDLY_MOVED = 3;

/**
 * Reads the pictures of one camera after the other: what did not change since it was looked at keeps its reading, and cards
 * that are unsure are looked at again.
 */
export class FrameFollower {
  private readonly nets: ReadingNets;
  private readonly config: ReaderConfig;
  private known: Known | undefined;
  private readonly sights: OutlineSights;
  private memory = newFrameMemory();
  private readonly calm = new CalmLook();
  /** Of pictures so far. */
  private number = 0;

  constructor(nets: ReadingNets, config: ReaderConfig) {
    this.nets = nets;
    this.config = config;
    this.sights = new OutlineSights(nets.facer);
  }

  /** @param places where cards lie if the lay-out is known, in pixels of the picture */
  follow(picture: Pixels, places: readonly Quad[] = []): Followed {
    const cells = colourCells(picture);
    const followed = this.look(picture, cells, places);
    return { ...followed, dice: this.calm.mark(followed.dice, cells) };
  }

  private look(picture: Pixels, cells: ColourCells, places: readonly Quad[]): Followed {
    const { known } = this;
    this.number += 1;
    if (known?.width !== picture.width || known.height !== picture.height) {
      this.memory = newFrameMemory();
      this.calm.forget();
      return this.readWhole(picture, cells, places);
    }
    known.followed += 1;
    const changed = changedCells(known.cells, cells);
    const share = changed.reduce((sum, cell) => sum + cell, 0) / changed.length;
    const changes = partsOf(changed, cells.columns);
    const isMoving = share > MOST_PARTS;
    if (isMoving) this.calm.forget();
    else this.calm.see(cells, changed);
    const isStillAgain = known.wasMoving && share < STILL_PART;
    if (isMoving || isStillAgain || known.followed > MOST_FOLLOWED) {
      return { ...this.readWhole(picture, cells, places, isMoving), changed: changes };
    }
    const { width, height } = picture;
    const cardWidth = usualWidth(known.cards, Math.max(width, height));
    const asked = known.cards
      .filter(({ card }) => card === 'unsure')
      .map(({ outline }) => boxAround(outline));
    const again = known.settling.due;
    known.settling.advance(changes, (part) => this.isDoubtful(part, known.cards));
    const parts = joinOverlapping(
      [...changes, ...asked, ...again].map((part) => widen(part, NEAR * cardWidth, width, height)),
    );
    if (parts.length === 0) {
      const isToLast = this.memory.backs.isPending(this.number);
      if (isToLast || !areAllNear(places, known.places)) {
        this.sights.showSame(new Pyramid(picture));
        this.setBacksRight(known, picture, places);
      }
      return { ...told(known, 'nothing'), changed: changes };
    }
    const area = parts.reduce(
      (sum, part) => sum + areaOf(widen(part, AROUND * cardWidth, width, height)),
      0,
    );
    if (area > MOST_PARTS * width * height) {
      return { ...this.readWhole(picture, cells, places), changed: changes };
    }
    for (const part of parts) {
      const shown = widen(part, AROUND * cardWidth, width, height);
      const seen = indicesIn(picture, shown, this.nets, this.config, known.zoom);
      known.seen = [
        ...known.seen.filter(({ frame }) => !isInBox(part, frame.middle)),
        ...seen.filter(({ frame }) => isInBox(part, frame.middle)),
      ];
      takeOver(known.cells, cells, part);
    }
    const pyramid = new Pyramid(picture);
    const named = this.conclude(known.seen);
    const { nets, config } = this;
    const outlines = outlinesBeside(picture, parts, cardWidth, named, nets, config, known.zoom);
    known.outlines = renewOutlines(known.outlines, outlines, (place) =>
      parts.some((part) => isInBox(part, place)),
    );
    this.settle(known, pyramid, named, parts, places);
    return { ...told(known, 'parts'), changed: changes };
  }

  /** Whether a card in a part was named, but may be another. */
  private isDoubtful(part: Box, cards: readonly Detection[]): boolean {
    return cards.some(
      ({ card, confidence, outline }) =>
        card !== 'back' && confidence < this.config.settled && doMeet(part, boxAround(outline)),
    );
  }

  private readWhole(
    picture: Pixels,
    cells: ColourCells,
    places: readonly Quad[],
    wasMoving = false,
  ): Followed {
    const { width, height } = picture;
    const all: Box = { left: 0, top: 0, right: width, bottom: height };
    const pyramid = new Pyramid(picture);
    const { indices, outlines, zoom } = seePicture(pyramid, this.nets, this.config);
    const { cards, dice } = outlines;
    const fresh = { zoom, seen: indices, outlines: { cards, dice: surestDice(dice) } };
    const none = {
      seenCards: [],
      cards: [],
      places: [],
      dice: [],
      onCards: { blobs: [], white: this.known?.onCards.white },
      followed: 0,
      settling: new SettlingParts(),
    };
    const known = { width, height, cells, wasMoving, ...fresh, ...none };
    this.settle(known, pyramid, this.conclude(indices), [all], places);
    this.known = known;
    return told(known, 'whole');
  }

  private conclude(seen: readonly SeenIndex[]): readonly Detection[] {
    return conclude(seen, this.nets.namer.classes, this.config);
  }

  /** Concludes the cards anew; outlines are put on their edges again where the rough ones changed or lie in a part. */
  private settle(
    known: Known,
    pyramid: Pyramid,
    named: readonly Detection[],
    parts: readonly Box[],
    places: readonly Quad[],
  ): void {
    const isChanged = (outline: Quad): boolean =>
      parts.some((part) => doMeet(part, boxAround(outline)));
    const { sights, config } = this;
    sights.show(pyramid, isChanged);
    const read = this.nets.dieReader.read(pyramid, known.outlines.dice, config.dieRead);
    const backsAndFaces = trustAlikeBacks(known.outlines.cards, named, sights.lookAt, sights.snap);
    const dice = plausibleDice(read, named, trustedBacks(backsAndFaces));
    const all = reconcile(named, backsAndFaces, config, dice);
    const unread = withUnread(all, backsAndFaces, config);
    const rough = putOnPlaces(unread, places);
    const placed = rough.map((card) => {
      const isFree = !rough.some((one) => one !== card && areAcross(card.outline, one.outline));
      return { ...card, outline: sights.snap(card.outline, isFree) };
    });
    const seen = weighFaces(pyramid, placed, sights.faces, config);
    // Where no index and no edge was seen, the whole face has to tell for certain.
    const certain = { ...config, unsure: config.face.alone };
    const onPlaces = weighFaces(pyramid, unseenPlaces(placed, places), sights.faces, certain);
    known.seenCards = this.memory.cards.complete(sights.lookAt, [...seen, ...onPlaces]);
    this.setBacksRight(known, pyramid.at(0), places);
    // Backs tell how large cards are, too, where none lies face up.
    known.dice = plausibleDice(this.memory.dice.complete(sights.lookAt, dice), known.cards);
  }

  private setBacksRight(known: Known, picture: Pixels, places: readonly Quad[]): void {
    const { lookAt, patchOf } = this.sights;
    known.places = places;
    known.cards = this.memory.backs.setRight(lookAt, known.seenCards, places, this.number);
    const { cards, onCards } = known;
    const { blobs, white } = findBlobsOnCards(picture, cards, onCards.white, patchOf);
    known.onCards = { blobs: this.memory.blobs.complete(lookAt, blobs), white };
  }
}

/** Whether outlines are where they were, a few pixels aside. */
function areAllNear(some: readonly Quad[], others: readonly Quad[]): boolean {
  return (
    some.length === others.length &&
    some.every((quad, i) => areNear(quad, others[i]!, HARDLY_MOVED))
  );
}
