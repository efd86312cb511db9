import { readFileSync } from 'node:fs';
import { readLabels } from './labels.ts';

/**
 * `npx tsx test/eval/reliability.ts DIR FILE`: how often cards were right, by the confidence they were read with. DIR holds
 * the labels, FILE what `npm run eval -- DIR --out FILE` wrote. A card counts with its likeliest guess, also where it was
 * left unsure. The last line gives the expected calibration error (Naeini et al. 2015): the mean distance between the two.
 */
interface Prediction {
  readonly file: string;
  readonly cards: readonly {
    readonly card: string;
    readonly confidence: number;
    readonly guesses: readonly { readonly card: string }[];
  }[];
}

const EDGES = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.001];

interface Read {
  readonly confidence: number;
  readonly right: boolean;
}

/** The cards read in one picture, each true card taken once, by the surest that says it. */
function judge(truth: readonly string[], { cards }: Prediction): Read[] {
  const left = [...truth];
  return cards
    .filter(({ card }) => card !== 'back')
    .toSorted((a, b) => b.confidence - a.confidence)
    .map(({ card, confidence, guesses }) => {
      const at = left.indexOf(card === 'unsure' ? (guesses[0]?.card ?? '') : card);
      if (at >= 0) left.splice(at, 1);
      return { confidence, right: at >= 0 };
    });
}

const [folder, file] = process.argv.slice(2);
if (folder === undefined || file === undefined) {
  console.error('usage: npx tsx test/eval/reliability.ts DIR FILE');
  process.exitCode = 2;
} else {
  const labels = new Map(readLabels(folder).map((label) => [label.file, label]));
  const predictions = JSON.parse(readFileSync(file, 'utf8')) as Prediction[];
  const reads = predictions.flatMap((prediction) => {
    const label = labels.get(prediction.file);
    if (label === undefined || label.nonstandard) return [];
    return judge(
      label.cards.map(({ card }) => card),
      prediction,
    );
  });
  console.log('| confidence | cards | mean confidence | right |\n| --- | --- | --- | --- |');
  let error = 0;
  EDGES.slice(0, -1).forEach((low, i) => {
    const inside = reads.filter((r) => r.confidence >= low && r.confidence < EDGES[i + 1]!);
    if (inside.length === 0) return;
    const mean = inside.reduce((sum, { confidence }) => sum + confidence, 0) / inside.length;
    const right = inside.filter((r) => r.right).length / inside.length;
    error += (Math.abs(mean - right) * inside.length) / reads.length;
    const range = `${low.toFixed(2)} to ${Math.min(1, EDGES[i + 1]!).toFixed(2)}`;
    console.log(`| ${range} | ${inside.length} | ${mean.toFixed(3)} | ${right.toFixed(3)} |`);
  });
  console.log(`expected calibration error ${error.toFixed(4)} over ${reads.length} cards`);
}
