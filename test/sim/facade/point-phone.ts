import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { FacadeMatch } from '../../../src/referee/explain-look.ts';
import type { HeldFilm } from './held-film.ts';
import type { FilmedTable } from './film-table.ts';
import { linesOf } from './lines.ts';
import { answerLook, mendLook } from './mend-look.ts';
import type { Moment } from './play-game.ts';
import type { Shown } from './shown-look.ts';

/** How one look went. */
export interface LookTaken {
  /** Whether the app holds what was done; if not, it has to be tapped in. */
  readonly isEntered: boolean;
  /** What it asked, and what it showed that was not so. */
  readonly questions: readonly string[];
  /** Cards that a player had to put right. */
  readonly mended: readonly string[];
  readonly frames: number;
}

const POLL_MS = 250;
/** So many frames a player waits for the app to make up its mind, and reads a question. */
const PATIENCE = 24;
const ANSWER = 6;
const MOST_TAPS = 6;
/** A page that takes no frame for so long is broken. */
const STUCK_MS = 180_000;

/** Holds a film up to the app, and does what a player does until what was done is entered, or it is no use. */
export async function pointPhone(
  page: Page,
  film: HeldFilm,
  filmed: FilmedTable,
  moment: Moment,
  shots?: string,
): Promise<LookTaken> {
  const questions: string[] = [];
  const mended = new Set<string>();
  const truth = textsOf(moment.before, moment.inputs);
  const isSo = (shown: Shown, inputs: Moment['inputs']) =>
    textsOf(shown.match, inputs).join() === truth.join();
  let [taps, askedAt, lastQuestion] = [0, 0, ''];
  let [lastFrames, movedAt] = [-1, performance.now()];
  const took = async (isEntered: boolean): Promise<LookTaken> => {
    if (shots !== undefined && (!isEntered || questions.length > 0)) {
      await page.screenshot({ path: `${shots}-end.png` });
    }
    return { isEntered, questions, mended: [...mended], frames: film.frames };
  };
  const say = async (text: string, shown: Shown) => {
    questions.push(text);
    if (shots === undefined) return;
    const path = `${shots}-${questions.length}`;
    await page.screenshot({ path: `${path}.png` });
    await writeFile(`${path}.json`, JSON.stringify({ text, truth, ...shown }));
  };
  for (;;) {
    await film.goOn();
    if (film.frames !== lastFrames) [lastFrames, movedAt] = [film.frames, performance.now()];
    const shown = await look(page);
    const isHeld = (await page.locator('facade-look canvas.still').count()) > 0;
    const verdict = shown?.judged.verdict;
    // A held picture that says neither what is so nor what is asked will not say it later.
    const isMute = verdict?.says !== 'explained' && verdict?.says !== 'question';
    if (isHeld && shown !== undefined && isMute) return took(false);
    if (isHeld) movedAt = performance.now();
    if (shown !== undefined && isHeld && verdict?.says === 'explained') {
      if (isSo(shown, verdict.inputs)) {
        await page.getByRole('button', { name: 'That is so', exact: true }).click();
        // Once it is entered the app looks on, or is done.
        await page.locator('facade-look canvas.still').waitFor({ state: 'detached' });
        return took(true);
      }
      if (taps === 0) await say(`shown: ${difference(shown, verdict.inputs, truth)}`, shown);
      taps += 1;
      if (taps > MOST_TAPS || !(await mendLook(page, shown, filmed, moment, mended))) {
        return took(false);
      }
      continue;
    }
    if (shown !== undefined && verdict?.says === 'question') {
      const { question } = verdict;
      const text = JSON.stringify({ ...question, names: undefined, places: undefined });
      if (text !== lastQuestion) {
        [lastQuestion, askedAt] = [text, film.frames];
        await say(text, shown);
      }
      if (isHeld || film.frames - askedAt >= ANSWER) {
        taps += 1;
        if (
          taps > MOST_TAPS ||
          !(await answerLook(page, shown, question, filmed, moment, mended))
        ) {
          return took(false);
        }
        continue;
      }
    }
    if (film.frames > PATIENCE || performance.now() - movedAt > STUCK_MS) {
      const status = await page.locator('facade-look .status').allInnerTexts();
      questions.push(`waited in vain: ${status.join(' ')}`);
      return took(false);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function textsOf(match: FacadeMatch, inputs: Moment['inputs']): readonly string[] {
  const entries = inputs.map((input) => ({ input }));
  return linesOf(match, entries)
    .flat()
    .map(({ text }) => text);
}

function difference(shown: Shown, inputs: Moment['inputs'], truth: readonly string[]): string {
  const read = textsOf(shown.match, inputs);
  const wrong = read.filter((text) => !truth.includes(text));
  const missed = truth.filter((text) => !read.includes(text));
  return `${wrong.join('; ')} instead of ${missed.join('; ')}`;
}

async function look(page: Page): Promise<Shown | undefined> {
  const reading = page.locator('facade-look look-reading');
  if ((await reading.count()) === 0) return undefined;
  return reading
    .evaluate((element) => {
      const { match, draft, judged } = element as unknown as Shown;
      return { match, draft, judged };
    })
    .catch(() => undefined);
}
