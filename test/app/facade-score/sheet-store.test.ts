import { expect, test, vi } from 'vitest';
import { makeMemoryPlace } from '../../../src/app/facade-score/keeping-place.ts';
import {
  addCard,
  chooseSuit,
  clearSheet,
  type Sheet,
} from '../../../src/app/facade-score/sheet.ts';
import { SheetStore } from '../../../src/app/facade-score/sheet-store.ts';
import { codesOf } from './tables.ts';

const PICTURE = { source: 'data:image/jpeg;base64,AAAA', width: 4, height: 3 };
const withPicture = (sheet: Sheet): Sheet => ({ ...sheet, picture: PICTURE });

test('a page that is loaded anew has the sheet, its picture and the own suit', () => {
  const place = makeMemoryPlace();
  const store = new SheetStore(place);
  store.change((sheet) => chooseSuit(sheet, 'D'));
  store.change((sheet) => withPicture(addCard(sheet, '7D', 'new')));
  expect(new SheetStore(place).sheet).toEqual(store.sheet);
});

test('undo goes back step by step, also over clearing, and says when there is nothing left', () => {
  const store = new SheetStore(makeMemoryPlace());
  store.change((sheet) => addCard(sheet, '7D', 'new'));
  store.change((sheet) => addCard(sheet, '8D', 0));
  store.change(clearSheet);
  store.undo();
  expect(codesOf(store.sheet)).toEqual([['7D', '8D']]);
  store.undo();
  store.undo();
  expect(codesOf(store.sheet)).toEqual([]);
  expect(store.canUndo).toBe(false);
});

test('a step that changes nothing is neither told nor undone', () => {
  const store = new SheetStore(makeMemoryPlace());
  const listener = vi.fn<() => void>();
  const stop = store.listen(listener);
  store.change((sheet) => sheet);
  expect(store.canUndo).toBe(false);
  expect(listener).not.toHaveBeenCalled();
  store.change((sheet) => addCard(sheet, '7D', 'new'));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.undo();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('where nothing more can be kept, the sheet lives on, and no older one comes back', () => {
  const place = makeMemoryPlace();
  const store = new SheetStore(place);
  store.change((sheet) => addCard(sheet, '7D', 'new'));
  const full = vi.spyOn(place, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.change((sheet) => addCard(sheet, '8D', 0));
  expect(codesOf(store.sheet)).toEqual([['7D', '8D']]);
  full.mockRestore();
  expect(codesOf(new SheetStore(place).sheet)).toEqual([]);
});
