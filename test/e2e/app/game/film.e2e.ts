import { expect, inject, test } from 'vitest';
import { seededSource } from '../../../../src/rules/chance.ts';
import { buildFilm } from '../../../sim/build-film.ts';
import { compare } from '../../../sim/compare.ts';
import { drawConditions } from '../../../sim/conditions.ts';
import { playFilm } from '../../../sim/play-film.ts';
import { playStory, type Filmed } from '../../../sim/story/play-story.ts';
import { launch } from '../../support/browser.ts';
import { serve } from '../../support/site.ts';

const SLOW = { timeout: 300_000 };

/** The beginning of a game, filmed and shown to the built app in film time, by the real nets. */
async function follow(filmed: Filmed, seed: number) {
  const browser = await launch({ plainPages: true });
  const site = await serve({ folder: inject('dist') });
  try {
    const game = playStory(filmed, seed);
    const drawn = drawConditions(seededSource(seed), game.story.length);
    // Seen well and from a phone that stays where it is: the simulator films the rest.
    const pose = { ...drawn.pose, elevation: 52, distance: 10.5 };
    const how = { ...drawn, pose, nudges: [] };
    const script = await buildFilm();
    const filming = await playFilm(browser, site.address, script, filmed.gameId, game, how);
    return { ...compare(game.deeds, game.mistakes, filming), all: game.deeds.length };
  } finally {
    await browser.close();
    await site.close();
  }
}

test('two cards that are turned up and back are followed by the camera alone', SLOW, async () => {
  const game = await follow({ gameId: 'memory', layout: '4x4', moves: 3 }, 5000);
  expect(game.wrong).toEqual([]);
  expect(game.falseAlarms).toEqual([]);
  expect(game.missed).toEqual([]);
  expect(game.followed).toBe(game.all);
});

test('TM-4: a stone on a card that was just turned up makes a peek of it', SLOW, async () => {
  const game = await follow({ gameId: 'twisted-memory', layout: '4x4', moves: 2 }, 6000);
  expect(game.wrong).toEqual([]);
  expect(game.falseAlarms).toEqual([]);
  expect(game.missed).toEqual([]);
  expect(game.followed).toBe(game.all);
});
