import type { PackCode } from '../../../src/cards/pack.ts';
import { accepted, type FacadeMatch } from '../../../src/referee/explain-look.ts';
import { bidderOf } from '../../../src/rules/facade/bidding.ts';
import type { FacadeInput } from '../../../src/rules/facade/decide.ts';
import { supplyCardAt } from '../../../src/rules/facade/state.ts';

/**
 * What an input comes to, said by cards: in which order a look enters what lies there, and how it numbers the supply, is all
 * the same.
 */
export interface Line {
  readonly text: string;
  /** Those it tells of. */
  readonly cards: readonly PackCode[];
}

/** The inputs of one stage, of placing those of one player. */
interface Group<Entry> {
  readonly before: FacadeMatch;
  readonly after: FacadeMatch;
  readonly entries: readonly Entry[];
}

/** Splits inputs, each in an entry of its own, by what the game waited for. Throws where the rules refuse one. */
export function groupInputs<Entry extends { readonly input: FacadeInput }>(
  start: FacadeMatch,
  entries: readonly Entry[],
): readonly Group<Entry>[] {
  const groups: Group<Entry>[] = [];
  let now = start;
  for (const entry of entries) {
    const last = groups.at(-1);
    const after = accepted(now, entry.input);
    if (after === undefined) throw new Error(`refused: ${JSON.stringify(entry.input)}`);
    if (last !== undefined && isSameStage(last.before, now)) {
      groups[groups.length - 1] = { ...last, after, entries: [...last.entries, entry] };
    } else groups.push({ before: now, after, entries: [entry] });
    now = after;
  }
  return groups;
}

function isSameStage({ game: one }: FacadeMatch, { game: other }: FacadeMatch): boolean {
  return (
    one.phase === other.phase &&
    one.stage === other.stage &&
    (one.stage !== 'placing' || one.turn === other.turn)
  );
}

/** A line for every input, or for every card where it tells of several. */
export function linesOf<Entry extends { readonly input: FacadeInput }>(
  start: FacadeMatch,
  entries: readonly Entry[],
): readonly (readonly (Line & { readonly entry: Entry })[])[] {
  return groupInputs(start, entries).map(({ before, after, entries: inGroup }) => {
    let now = before;
    const lines = inGroup.flatMap((entry) => {
      const told = tell(now, after, entry.input);
      now = accepted(now, entry.input) ?? now;
      return told.map((line) => ({ ...line, entry }));
    });
    return lines.sort((one, other) => (one.text < other.text ? -1 : 1));
  });
}

function tell(now: FacadeMatch, after: FacadeMatch, input: FacadeInput): readonly Line[] {
  const { game } = now;
  const at = (spot: string) => supplyCardAt(game, spot) ?? '';
  switch (input.type) {
    case 'deal':
      return [{ text: `deal ${input.card}`, cards: [input.card] }];
    case 'pile-ran-out':
      return [{ text: input.type, cards: [] }];
    case 'bid':
      return [{ text: `bid ${game.turn} on ${at(input.spot)}`, cards: [at(input.spot)] }];
    case 'reveal':
      return input.cards.map((card) => ({
        text: `reveal ${card} of ${bidderOf(card, game.suits)} on ${at(input.spot)}`,
        cards: [card],
      }));
    case 'place': {
      const card = at(input.spot);
      const meld = after.game.melds.flat().find(({ cards }) => cards.some((one) => one === card));
      return [{ text: `place ${card} in ${meld?.cards.toSorted().join(',')}`, cards: [card] }];
    }
  }
}

/** Every award of a game: which card to whom, and with which totals, once in each phase. */
export function awardsOf(
  start: FacadeMatch,
  entries: readonly { readonly input: FacadeInput }[],
): readonly string[] {
  return groupInputs(start, entries)
    .filter(({ before }) => before.game.stage === 'revealing')
    .flatMap(({ before, after: { game } }) =>
      game.awards
        .map((award) => {
          const to = 'winner' in award ? `to ${award.winner}` : award.left;
          return `${supplyCardAt(before.game, award.spot)} ${to}, ${award.totals.join(':')}`;
        })
        .toSorted(),
    );
}
