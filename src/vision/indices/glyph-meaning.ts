import type { Rank } from '../../cards/standard.ts';

/**
 * What the court letters of other languages stand for. Only two letters mean different ranks in different packs: the
 * French valet and the Dutch vrouw share the V, the ten and the Russian ace (Т) the T; what else the picture shows
 * decides those.
 */
const PLAIN: Readonly<Record<string, Rank>> = {
  '1': 'A',
  '10': 'T',
  B: 'J',
  F: 'J',
  KN: 'J',
  D: 'Q',
  DE: 'Q',
  R: 'K',
  H: 'K',
};
/** Letters that only a Dutch or only a Russian pack prints beside V or T. */
const DUTCH = ['H'];
const RUSSIAN = ['DE'];

/** The rank of each glyph, given the glyphs surely seen in the same picture; a joker's and `reject` have none. */
export function meaningsOf(
  glyphs: readonly string[],
  seen: ReadonlySet<string>,
): readonly (Rank | undefined)[] {
  const queenOfV = DUTCH.some((g) => seen.has(g)) || (seen.has('B') && seen.has('V'));
  const aceOfT = RUSSIAN.some((g) => seen.has(g));
  return glyphs.map((glyph) => {
    if (glyph === 'V') return queenOfV ? 'Q' : 'J';
    if (glyph === 'T') return aceOfT ? 'A' : 'T';
    if (glyph === 'X' || glyph === 'reject') return undefined;
    return PLAIN[glyph] ?? (glyph as Rank);
  });
}
