import { fail, ok, type Result } from '../../cards/result.ts';
import { isCardCode, isSuit } from '../../cards/standard.ts';
import type { Point, Quad } from '../../table/detection.ts';
import type { Sheet, SheetCard, SheetMeld, SheetPicture } from './sheet.ts';

/** Raised whenever the form below changes; a sheet in an older form is let go. */
const VERSION = 1;

/** The sheet as text, without its picture, which is kept apart because it is large and rarely changes. */
export function makeSheetText(sheet: Sheet): string {
  const { picture: _, ...rest } = sheet;
  return JSON.stringify({ version: VERSION, ...rest });
}

/** Reads what `makeSheetText` wrote. Anything else, also a sheet whose parts contradict each other, is refused. */
export function parseSheetText(text: string): Result<Sheet, 'unreadable'> {
  const value = parseJson(text);
  if (!isRecord(value) || value['version'] !== VERSION) return fail('unreadable');
  const { ownSuit, melds, backs, nextId } = value;
  if (!isListOf(melds, isMeld) || !isListOf(backs, isQuad) || !isCount(nextId)) {
    return fail('unreadable');
  }
  const ids = melds.flatMap((meld) => meld.cards.map((card) => card.id));
  const marks = melds.map((meld) => meld.mark);
  if (hasTwins(ids) || hasTwins(marks) || ids.some((id) => id >= nextId)) return fail('unreadable');
  if (ownSuit === undefined) return ok({ melds, backs, nextId });
  if (typeof ownSuit !== 'string' || !isSuit(ownSuit)) return fail('unreadable');
  return ok({ ownSuit, melds, backs, nextId });
}

export function makePictureText(picture: SheetPicture): string {
  return JSON.stringify(picture);
}

/** Reads what `makePictureText` wrote. */
export function parsePictureText(text: string): Result<SheetPicture, 'unreadable'> {
  const value = parseJson(text);
  if (!isRecord(value)) return fail('unreadable');
  const { source, width, height } = value;
  if (typeof source !== 'string' || !source.startsWith('data:image/')) return fail('unreadable');
  if (!isNumber(width) || !isNumber(height) || width <= 0 || height <= 0) return fail('unreadable');
  return ok({ source, width, height });
}

/** Undefined for a text that is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isMeld(value: unknown): value is SheetMeld {
  return (
    isRecord(value) &&
    isCount(value['mark']) &&
    isListOf(value['cards'], isCard) &&
    value['cards'].length > 0
  );
}

function isCard(value: unknown): value is SheetCard {
  if (!isRecord(value) || !isCount(value['id'])) return false;
  const { card, guesses, outline } = value;
  return (
    (card === 'unsure' || isCode(card)) &&
    isListOf(guesses, isCode) &&
    (outline === undefined || isQuad(outline))
  );
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && isCardCode(value);
}

function isQuad(value: unknown): value is Quad {
  return isListOf(value, isPoint) && value.length === 4;
}

function isPoint(value: unknown): value is Point {
  return isListOf(value, isNumber) && value.length === 2;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem);
}

function hasTwins(items: readonly number[]): boolean {
  return new Set(items).size < items.length;
}
