import { EMPTY_SHEET, type Sheet } from './sheet.ts';
import { makePictureText, makeSheetText, parsePictureText, parseSheetText } from './sheet-text.ts';

/** The part of `sessionStorage` that the store uses. */
export type KeepingPlace = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const SHEET_KEY = 'kibitz.facade.sheet';
const PICTURE_KEY = 'kibitz.facade.picture';
/** More steps back than anyone takes; pictures are shared between the steps, so these cost little. */
const MOST_STEPS = 200;

/**
 * The one sheet that all screens work on. It outlives every screen, and the page: a phone that opens its camera app often
 * throws the page out of memory, and the browser loads it anew with the photo.
 */
export class SheetStore {
  readonly #place: KeepingPlace;
  readonly #listeners = new Set<() => void>();
  #sheet: Sheet;
  #past: readonly Sheet[] = [];

  constructor(place: KeepingPlace) {
    this.#place = place;
    this.#sheet = restore(place);
  }

  get sheet(): Sheet {
    return this.#sheet;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Replaces the sheet by what `step` makes of it; a step that changes nothing is no step. */
  change(step: (sheet: Sheet) => Sheet): void {
    const next = step(this.#sheet);
    if (next === this.#sheet) return;
    this.#past = [...this.#past, this.#sheet].slice(-MOST_STEPS);
    this.#set(next);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#set(last);
  }

  /** Calls `listener` after every change; the answer ends that. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #set(next: Sheet): void {
    const pictureChanged = next.picture !== this.#sheet.picture;
    this.#sheet = next;
    keep(this.#place, SHEET_KEY, makeSheetText(next));
    if (pictureChanged) {
      keep(this.#place, PICTURE_KEY, next.picture && makePictureText(next.picture));
    }
    for (const listener of this.#listeners) listener();
  }
}

function keep(place: KeepingPlace, key: string, text: string | undefined): void {
  try {
    if (text === undefined) place.removeItem(key);
    else place.setItem(key, text);
  } catch {
    // Full, or switched off: the sheet lives on in memory. What is left from before would be a lie, so it goes.
    place.removeItem(key);
  }
}

function restore(place: KeepingPlace): Sheet {
  const sheet = parseSheetText(place.getItem(SHEET_KEY) ?? '');
  if (!sheet.ok) return EMPTY_SHEET;
  const picture = parsePictureText(place.getItem(PICTURE_KEY) ?? '');
  return picture.ok ? { ...sheet.value, picture: picture.value } : sheet.value;
}
