import type { Result } from '../cards/result.ts';
import { ok } from '../cards/result.ts';
import type { RandomSource } from '../rules/chance.ts';
import { rollDie } from '../rules/chance.ts';
import type { AnyGame } from '../rules/game.ts';
import { heldRoll } from '../rules/held-roll.ts';
import type { InputBase } from '../rules/inputs.ts';
import { fieldsOf } from '../rules/inputs.ts';
import { holeIn } from './pattern-holes.ts';
import type { AnyFolded } from './replay.ts';
import type { SessionTrouble } from './session-trouble.ts';
import { NOTHING_TO_DO } from './session-trouble.ts';

/** The roll that is legal now with its number: drawn evenly, or the one that a roll taken back had (ANY-2). */
export function rollInput(
  game: AnyGame,
  folded: AnyFolded,
  random: RandomSource,
): Result<unknown, SessionTrouble> {
  for (const pattern of game.legal(folded.state)) {
    const die = holeIn(pattern, 'die');
    if (die !== undefined) {
      return ok({ ...pattern, [die.field]: heldRoll(game, folded) ?? rollDie(random) });
    }
  }
  return NOTHING_TO_DO;
}

/** ANY-2: a roll of another number than the one that a roll taken back had, with real dice too. */
export function heldAgainst(
  game: AnyGame,
  folded: AnyFolded,
  input: InputBase,
): SessionTrouble | undefined {
  const die = fieldsOf(game.inputShapes, input.type)?.find(([, kind]) => kind === 'die');
  if (die === undefined) return undefined;
  const face = heldRoll(game, folded);
  const rolled = new Map<string, unknown>(Object.entries(input)).get(die[0]);
  return face === undefined || face === rolled ? undefined : { code: 'roll-is-held', face };
}
