import type { LizzyCard } from '../../cards/lizzy.ts';
import { LIZZY_PACK, PARTS, parseLizzy } from '../../cards/lizzy.ts';
import type { PackCode } from '../../cards/pack.ts';
import { codesOf } from '../../cards/pack.ts';
import type { LayoutName } from '../layout.ts';
import { spotsOfLayout } from '../layout.ts';
import type { OptionFields, OptionsRefusal } from '../options.ts';
import { LIZZY_SIZE, PAIR_SIZE, pairsIn } from './lizzy.ts';

const MOST_CARDS = 54;
const LONGEST_ROW = 9;

/** DZ-1: lay-outs of a number divisible by 3, the rulebook's own first; of each number there is one in no rows. */
export const LAYOUTS: readonly LayoutName[] = ['3x4', ...otherLattices(), ...looseLayouts()];

export interface DizzyMemoryOptions {
  readonly layout: LayoutName;
  /**
   * What the cards on the table are taken from: as many as the lay-out holds, and these are the ones that lie there;
   * or more, up to the whole box, and nobody knows which.
   */
  readonly cards: readonly PackCode[];
  /** DZ-3: a Special Dizzy Lizzy wins at once. */
  readonly special: boolean;
  /** DZ-5: pairs instead of Lizzies. */
  readonly traditional: boolean;
}

export const OPTION_FIELDS: OptionFields<DizzyMemoryOptions> = {
  layout: { kind: 'choice', among: LAYOUTS, default: '3x4' },
  cards: { kind: 'cards', default: codesOf(LIZZY_PACK) },
  special: { kind: 'switch', default: true },
  traditional: { kind: 'switch', default: false },
};

/** Why these cards can't be laid out so. */
export function optionsClash({
  layout,
  cards,
  traditional,
}: DizzyMemoryOptions): OptionsRefusal | undefined {
  const size = spotsOfLayout(layout).length;
  if (traditional && size % PAIR_SIZE > 0)
    return { code: 'pairs-need-even-number', field: 'layout' };
  const parsed = cards.flatMap((code) => {
    const card = parseLizzy(code);
    return card.ok ? [card.value] : [];
  });
  if (parsed.length < cards.length) return { code: 'no-lizzy-card', field: 'cards' };
  const isShort = (usable: (cards: readonly LizzyCard[]) => number) =>
    PARTS.some((part) => usable(parsed.filter((card) => card.part === part)) < size / PARTS.length);
  if (isShort((all) => all.length)) return { code: 'parts-not-equal', field: 'cards' };
  return traditional && isShort((all) => PAIR_SIZE * pairsIn(all))
    ? { code: 'pairs-missing', field: 'cards' }
    : undefined;
}

function otherLattices(): readonly LayoutName[] {
  const lengths = Array.from({ length: LONGEST_ROW - 1 }, (_, index) => index + 2);
  return lengths
    .flatMap((rows) => lengths.map((columns) => ({ rows, columns, cards: rows * columns })))
    .filter(({ cards }) => cards % LIZZY_SIZE === 0 && cards <= MOST_CARDS)
    .sort((one, other) => one.cards - other.cards)
    .map(({ rows, columns }): LayoutName => `${rows}x${columns}`)
    .filter((layout) => layout !== '3x4');
}

function looseLayouts(): readonly LayoutName[] {
  return Array.from(
    { length: MOST_CARDS / LIZZY_SIZE },
    (_, index): LayoutName => `loose-${LIZZY_SIZE * (index + 1)}`,
  );
}
