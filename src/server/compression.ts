import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** In the order in which they are chosen: the smaller one first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Text and WebAssembly. Pictures, fonts and sounds are compressed as they are, and weights are noise to a compressor. */
const SHRINKING: ReadonlySet<string> = new Set(
  '.css .html .js .json .map .mjs .svg .txt .wasm .webmanifest'.split(' '),
);

/** Whether a file shrinks enough to be worth compressing: by the ending of its name. */
export function isShrinking(path: string): boolean {
  return SHRINKING.has(extname(path).toLowerCase());
}

/** The best encoding that the header `Accept-Encoding` allows; none where it allows none that is known here. */
export function pickEncoding(accepted: string | undefined): Encoding | undefined {
  const wanted = new Map(
    (accepted ?? '').split(',').map((entry): [string, number] => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2))];
    }),
  );
  return ENCODINGS.find((encoding) => (wanted.get(encoding) ?? wanted.get('*') ?? 0) > 0);
}

/** Half the levels of Brotli: the other half saves a twentieth of the size and takes ten times as long. */
const BROTLI_QUALITY = 5;

const COMPRESSORS: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

interface Compressed {
  readonly version: string;
  readonly content: Promise<Buffer>;
}

/** Files compressed when they are first asked for, and kept in memory until they change on disk. */
export class CompressedFiles {
  readonly #kept = new Map<string, Compressed>();

  /** `version`: anything that changes when the file does. Rejects where the file can't be read. */
  read(path: string, version: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${path}`;
    const known = this.#kept.get(key);
    if (known?.version === version) return known.content;
    const content = readFile(path).then(COMPRESSORS[encoding]);
    this.#kept.set(key, { version, content });
    content.catch(() => this.#kept.delete(key));
    return content;
  }
}
