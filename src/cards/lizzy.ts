import type { Pack } from './pack.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';

/** The cards of Dizzy Lizzy: a third of a lizard, in a colour and a pattern, some on a golden ground. */
export const PARTS = ['head', 'body', 'tail'] as const;
export const LIZZY_COLOURS = ['red', 'blue', 'purple'] as const;
export const PATTERNS = ['dots', 'stripes', 'diamonds'] as const;
const GOLD = 'gold';

export type Part = (typeof PARTS)[number];
export type LizzyColour = (typeof LIZZY_COLOURS)[number];
export type Pattern = (typeof PATTERNS)[number];

export interface LizzyCard {
  readonly part: Part;
  readonly colour: LizzyColour;
  readonly pattern: Pattern;
  readonly golden: boolean;
}

/** `head-red-dots`; golden ones end so: `head-red-dots-gold`. */
export type LizzyCode =
  `${Part}-${LizzyColour}-${Pattern}` | `${Part}-${LizzyColour}-${Pattern}-${typeof GOLD}`;

export const LIZZY_ERRORS = [
  'lizzy-parts',
  'lizzy-part',
  'lizzy-colour',
  'lizzy-pattern',
  'lizzy-ground',
] as const;
export type LizzyError = (typeof LIZZY_ERRORS)[number];

export function parseLizzy(text: string): Result<LizzyCard, LizzyError> {
  const words = text.split('-');
  if (words.length < 3 || words.length > 4) return fail('lizzy-parts');
  const part = PARTS.find((known) => known === words[0]);
  const colour = LIZZY_COLOURS.find((known) => known === words[1]);
  const pattern = PATTERNS.find((known) => known === words[2]);
  if (part === undefined) return fail('lizzy-part');
  if (colour === undefined) return fail('lizzy-colour');
  if (pattern === undefined) return fail('lizzy-pattern');
  if (words.length === 4 && words[3] !== GOLD) return fail('lizzy-ground');
  return ok({ part, colour, pattern, golden: words.length === 4 });
}

export function makeLizzy({ part, colour, pattern, golden }: LizzyCard): LizzyCode {
  return golden ? `${part}-${colour}-${pattern}-${GOLD}` : `${part}-${colour}-${pattern}`;
}

/** A kind of card regardless of its ground: in the shop pack there are two of each. */
export type LizzyType = Omit<LizzyCard, 'golden'>;

export const LIZZY_TYPES: readonly LizzyType[] = PARTS.flatMap((part) =>
  LIZZY_COLOURS.flatMap((colour) => PATTERNS.map((pattern) => ({ part, colour, pattern }))),
);

/**
 * DZ-1: the 54 cards of the shop, every type twice; one of the two is golden for the types that `isGolden` names.
 */
export function shopPack(isGolden: (type: LizzyType) => boolean): Pack<LizzyCard> {
  const cards = LIZZY_TYPES.flatMap((type) => {
    const plain = { ...type, golden: false };
    const golden = { ...type, golden: true };
    if (!isGolden(type)) return [{ code: makeLizzy(plain), card: plain, count: 2 }];
    return [
      { code: makeLizzy(plain), card: plain, count: 1 },
      { code: makeLizzy(golden), card: golden, count: 1 },
    ];
  });
  return { id: 'dizzy-lizzy-54', cards };
}

/**
 * Which cards are golden is printed nowhere that was found. One of each colour in each part is our guess; whoever
 * owns the box can say what it really holds.
 */
const GUESSED_GOLDEN_PATTERN: Readonly<Record<LizzyColour, Pattern>> = {
  red: 'dots',
  blue: 'stripes',
  purple: 'diamonds',
};

export const LIZZY_PACK: Pack<LizzyCard> = shopPack(
  (type) => GUESSED_GOLDEN_PATTERN[type.colour] === type.pattern,
);
