import { fail, ok, type Result } from '../../cards/result.ts';
import type { Detection } from '../../table/detection.ts';
import { groupMelds } from '../../table/melds.ts';
import type { Picture, PictureReading } from '../../vision/card-reader.ts';
import type { DecodeFailure } from '../../vision/pixels/decode-picture.ts';
import type { ReaderFailure } from '../reader/reader-holder.ts';
import type { Look, SheetPicture } from './sheet.ts';

/** Why a picture brought no cards. `only-backs` says how many lie face down. */
export type LookFailure =
  | { readonly code: DecodeFailure | ReaderFailure | 'no-cards' }
  | { readonly code: 'only-backs'; readonly count: number };

/** How far the reading of a picture is. */
export const LOOK_STAGES = ['opening', 'waking', 'reading'] as const;
export type LookStage = (typeof LOOK_STAGES)[number];

/** A picture that can be read and shown. */
export interface OpenedPicture {
  readonly shown: SheetPicture;
  /** Its pixels for the reader; made when asked for, because the reader consumes them. */
  pixels(): Promise<Picture>;
}

export interface LookPorts {
  open(file: Blob): Promise<Result<OpenedPicture, DecodeFailure>>;
  ready(): Promise<Result<undefined, ReaderFailure>>;
  read(picture: Picture): Promise<Result<PictureReading, ReaderFailure>>;
  onStage(stage: LookStage, picture?: SheetPicture): void;
}

/** From a file to cards in groups, or to the reason why not. */
export async function takeLook(file: Blob, ports: LookPorts): Promise<Result<Look, LookFailure>> {
  ports.onStage('opening');
  const opened = await ports.open(file);
  if (!opened.ok) return fail({ code: opened.error });
  const { shown } = opened.value;
  ports.onStage('waking', shown);
  const ready = await ports.ready();
  if (!ready.ok) return fail({ code: ready.error });
  ports.onStage('reading', shown);
  const reading = await ports.read(await opened.value.pixels());
  return reading.ok ? lookOf(shown, reading.value.cards) : fail({ code: reading.error });
}

/** What a reading comes to. A picture without a face-up card is a failure: there is nothing to score. */
export function lookOf(
  picture: SheetPicture,
  cards: readonly Detection[],
): Result<Look, LookFailure> {
  const faceUp = cards.filter((card) => card.card !== 'back');
  if (cards.length === 0) return fail({ code: 'no-cards' });
  if (faceUp.length === 0) return fail({ code: 'only-backs', count: cards.length });
  return ok({ picture, cards, groups: groupFaceUp(cards) });
}

/** Melds by where the face-up cards lie, as places in `cards`. */
export function groupFaceUp(cards: readonly Detection[]): readonly (readonly number[])[] {
  const places = [...cards.keys()].filter((place) => cards[place]?.card !== 'back');
  const outlines = cards.filter((card) => card.card !== 'back').map((card) => card.outline);
  return groupMelds(outlines).map((group) => group.map((index) => places[index] ?? index));
}
