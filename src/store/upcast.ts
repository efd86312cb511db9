import type { Result } from '../cards/result.ts';
import { fail, ok } from '../cards/result.ts';
import { fieldsIn, isCount } from './plain-data.ts';

type Fields = ReadonlyMap<string, unknown>;

/** What one version of a game's rules wrote, as the next version writes it. */
export interface UpcastStep {
  options(raw: unknown): unknown;
  input(raw: unknown): unknown;
}

/** By game: the first step leads from version 1 of its rules to version 2, and so on up to the version of today. */
export type Upcasts = ReadonlyMap<string, readonly UpcastStep[]>;

/** All rules are still at version 1. */
export const UPCASTS: Upcasts = new Map();

/**
 * A record and a log as the rules of today write them, line by line from the version each was written with. Only what
 * tells the version is looked at: the rest is for whoever reads the result.
 */
export function upcastSaved(
  game: { readonly id: string; readonly rulesVersion: number },
  record: Fields,
  log: readonly unknown[],
  upcasts: Upcasts = UPCASTS,
): Result<
  { readonly record: Fields; readonly log: readonly Fields[] },
  'malformed' | 'newer-rules'
> {
  const lines = log.map(fieldsIn);
  const versions = [record, ...lines].map((fields) => fields?.get('rulesVersion'));
  if (!versions.every((version) => isCount(version) && version >= 1)) return fail('malformed');
  if (versions.some((version) => Number(version) > game.rulesVersion)) return fail('newer-rules');
  const forward = (fields: Fields, part: 'options' | 'input'): Fields => {
    if (!fields.has(part)) return fields;
    let value = fields.get(part);
    for (let from = Number(fields.get('rulesVersion')); from < game.rulesVersion; from += 1) {
      const step = upcasts.get(game.id)?.[from - 1];
      if (step === undefined) throw new Error(`no way from version ${from} of ${game.id}`);
      value = step[part](value);
    }
    return new Map([...fields, [part, value], ['rulesVersion', game.rulesVersion]]);
  };
  return ok({
    record: forward(record, 'options'),
    log: lines.flatMap((line) => (line === undefined ? [] : [forward(line, 'input')])),
  });
}
