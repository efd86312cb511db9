import { zipSync, type ZippableFile } from 'fflate';

const LOCAL_HEADER = 30;
/** Two bytes of identity and two of length stand before the content of an extra field. */
const EXTRA_HEADER = 4;
const ALIGNMENT = 64;
/** An identity that no tool has claimed. */
const PADDING_FIELD = 0xffff;

/**
 * A zip archive of files as they are, each starting at a multiple of 64 bytes: models are used right where they lie in
 * the archive.
 */
export function makeStoredZip(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  let place = 0;
  const entries = Object.entries(files).map(([name, content]): [string, ZippableFile] => {
    const before = place + LOCAL_HEADER + name.length + EXTRA_HEADER;
    const padding = (ALIGNMENT - (before % ALIGNMENT)) % ALIGNMENT;
    place = before + padding + content.length;
    return [name, [content, { extra: { [PADDING_FIELD]: new Uint8Array(padding) } }]];
  });
  return zipSync(Object.fromEntries(entries), { level: 0, mtime: '1980-01-01T00:00:00Z' });
}
