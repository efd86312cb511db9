import type { Result } from '../cards/result.ts';
import { fail } from '../cards/result.ts';
import { SOURCES } from '../rules/log.ts';
import type { AnyEntry, SavedGame } from './game-record.ts';
import { entryIdAt } from './game-record.ts';
import { parseJson } from './plain-data.ts';
import type { ReadTrouble } from './read-saved.ts';
import { readSaved } from './read-saved.ts';

/** Goes up when what `packGame` writes can't be read the old way. */
const POCKET_VERSION = 1;

/** Of an unpacked game, more than any real one; a text that was made to swell is given up on. */
const MOST_BYTES = 4_000_000;

/**
 * One game in a short text of letters, digits, `-` and `_`, to be shown as a QR code. Lossless: what comes out on the
 * other phone continues there, and what comes back from there continues here. Undefined when the log has ids that
 * were not made here, or the browser can't compress.
 */
export async function packGame({ record, log }: SavedGame): Promise<string | undefined> {
  if (
    log.some(({ id }, place) => id !== entryIdAt(place)) ||
    !('CompressionStream' in globalThis)
  ) {
    return undefined;
  }
  const lines = log.map((entry, place) => {
    const since = entry.at - (log[place - 1]?.at ?? record.startedAt);
    return [since, SOURCES.indexOf(entry.by), ...bodyOf(entry)];
  });
  const text = JSON.stringify([POCKET_VERSION, record, lines]);
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return makeBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** The other way round, taking nothing on trust. */
export async function unpackGame(packed: string): Promise<Result<SavedGame, ReadTrouble>> {
  const bytes = parseBase64Url(packed);
  const text = bytes === undefined ? undefined : await inflate(bytes);
  const raw = text === undefined ? undefined : parseJson(text);
  if (!Array.isArray(raw) || raw[0] !== POCKET_VERSION) return fail('malformed');
  const [, record, lines] = raw as readonly unknown[];
  const { startedAt, rulesVersion } = (record ?? {}) as Readonly<Record<string, unknown>>;
  if (!Array.isArray(lines)) return fail('malformed');
  let at = Number(startedAt);
  const log = lines.map((line: unknown, place) => {
    const [since, by, ...body] = Array.isArray(line) ? (line as readonly unknown[]) : [];
    at += Number(since);
    const base = { id: entryIdAt(place), at, by: SOURCES[Number(by)], rulesVersion };
    const [first, input] = body;
    if (typeof first !== 'number') return { ...base, kind: 'input', input: first };
    const of = entryIdAt(first);
    return input === undefined
      ? { ...base, kind: 'retraction', of }
      : { ...base, kind: 'correction', of, input };
  });
  return readSaved({ record, log });
}

/** An input by itself; a retraction as the place of what it is of; a correction as that and its input. */
function bodyOf(entry: AnyEntry): readonly unknown[] {
  switch (entry.kind) {
    case 'input':
      return [entry.input];
    case 'retraction':
      return [Number(entry.of.slice(1))];
    case 'correction':
      return [Number(entry.of.slice(1)), entry.input];
  }
}

function makeBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function parseBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  if (!('DecompressionStream' in globalThis)) return undefined;
  const decoder = new TextDecoder();
  let text = '';
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const reader = stream.getReader();
    for (let size = 0; size < MOST_BYTES;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      text += decoder.decode(value, { stream: true });
    }
    await reader.cancel();
  } catch {
    // Cut short or scrambled.
  }
  return undefined;
}
