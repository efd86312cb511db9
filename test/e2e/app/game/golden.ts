import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { t } from '../../../../src/app/words/words.ts';
import type { Transcript } from '../../../rules/support/transcripts.ts';
import { people, shownScores, startGame, tapMove } from './playing.ts';

/** The screen follows what was entered, and a busy machine a moment later. */
const PATIENCE_MS = 20_000;

/**
 * Plays a golden game by tapping alone; after each move the screen shows what is written. What the rules refuse is not
 * offered: there is nothing to tap.
 *
 * @param between what happens to the page after each move, by how many were made
 * @return the moves that were made
 */
export async function playGolden(
  page: Page,
  gameId: string,
  file: string,
  between: (made: number) => Promise<void> = () => Promise.resolve(),
): Promise<readonly string[]> {
  const path = new URL(`../../../rules/${gameId}/transcripts/${file}.json`, import.meta.url);
  const golden = JSON.parse(readFileSync(path, 'utf8')) as Transcript<unknown>;
  await startGame(page, gameId, golden.options, people(golden.seats));
  const moves = golden.moves.filter(({ refused }) => refused === undefined);
  for (const [index, move] of moves.entries()) {
    await tapMove(page, move.do);
    // Q-Memory keeps no score on the way, and shows attempts instead.
    const scores = () => (gameId === 'q-memory' ? move.score : shownScores(page));
    await expect.poll(scores, { message: move.do, timeout: PATIENCE_MS }).toEqual(move.score);
    for (const [id, lies] of Object.entries(move.table ?? {})) {
      const cell = page.locator(`game-board .cell:has([data-spot="${id}"])`);
      const state = lies === 'down' || lies === 'empty' ? lies : 'up';
      await expect
        .poll(() => cell.getAttribute('class'), {
          message: `${move.do}: ${id}`,
          timeout: PATIENCE_MS,
        })
        .toContain(state);
    }
    await between(index + 1);
  }
  await page.getByRole('link', { name: t('act.see-result') }).waitFor();
  return moves.map((move) => move.do);
}
