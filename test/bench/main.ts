import { parseArgs } from 'node:util';
import { conditions } from './conditions.ts';
import { benchFirstLook } from './first-look.ts';
import { benchLoad } from './load.ts';
import { benchPlayers } from './players.ts';
import { benchReading } from './reading.ts';
import { benchTaps } from './taps.ts';

/**
 * `npm run bench [-- PART …] [--runs N]`: measures the parts named (all of them by default) and prints, last, one JSON line
 * with the conditions and the figures.
 */
const PARTS: Readonly<Record<string, (runs: number) => Promise<object>>> = {
  reading: benchReading,
  'first-look': benchFirstLook,
  load: benchLoad,
  taps: benchTaps,
  players: () => benchPlayers(),
};

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '9' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in PARTS));
const runs = Number(values.runs);
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(`usage: npm run bench [-- ${Object.keys(PARTS).join(' | ')}] [--runs N]`);
  process.exitCode = 2;
} else {
  const report: Record<string, unknown> = { conditions: conditions() };
  console.log(report['conditions']);
  for (const [name, bench] of Object.entries(PARTS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    report[name] = await bench(runs);
    console.log(name, report[name]);
  }
  console.log(JSON.stringify(report));
}
