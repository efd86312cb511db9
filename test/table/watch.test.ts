import { describe, expect, test } from 'vitest';

import { seededSource } from '../../src/rules/chance.ts';
import { latticeSpots } from '../../src/rules/spots.ts';
import type { TableLayout } from '../../src/table/table-layout.ts';
import type { SeenSpot } from '../../src/table/table-view.ts';
import type { TableWatch } from '../../src/table/table-watch.ts';
import { startWatch } from '../../src/table/watch.ts';
import type { Pose } from './support/camera.ts';
import { cameraAt, laidLattice } from './support/camera.ts';
import type { FilmedCard } from './support/film.ts';
import { detect, handOver, show } from './support/film.ts';

const LAYOUT: TableLayout = {
  shape: { kind: 'lattice', rows: 4, columns: 4, places: latticeSpots(4, 4) },
  piles: [],
};
const CAMERA = cameraAt({ elevation: 50, yaw: 12, distance: 13 });
const DOWN: readonly FilmedCard[] = laidLattice(4, 4).map((laid) => ({ ...laid, shows: 'back' }));
/** The card at r2c2. */
const SIXTH = DOWN[5]!;

const without = (card: FilmedCard): readonly FilmedCard[] => DOWN.filter((one) => one !== card);
const turned = (card: FilmedCard, shows: FilmedCard['shows']): readonly FilmedCard[] => [
  ...without(card),
  { ...card, shows },
];

function spot({ view }: TableWatch, id: string): SeenSpot {
  return view.spots.find((one) => one.id === id)!;
}

describe('a lattice', () => {
  const random = seededSource(1);
  const seen = (cards: readonly FilmedCard[]) => ({ cards: detect(CAMERA, cards, random) });
  const held = () => show(startWatch(LAYOUT), 6, () => seen(DOWN));

  test('is held after a few frames, each card at its place', () => {
    const { view } = held();
    expect(view.bearings).toBe('held');
    expect(view.spots.map(({ id }) => id)).toEqual(latticeSpots(4, 4));
    expect(new Set(view.spots.map(({ state }) => state.lies))).toEqual(new Set(['down']));
    expect(view.strays).toEqual([]);
  });

  test('a card that a hand turns up is covered, then named', () => {
    const hands = [handOver(CAMERA, SIXTH)];
    const during = show(held(), 5, () => ({ ...seen(without(SIXTH)), hands }));
    expect(spot(during, 'r2c2').state).toEqual({ lies: 'covered' });
    expect(during.view.reached[0]?.id).toBe('r2c2');
    const after = show(during, 3, () => seen(turned(SIXTH, '7H')));
    expect(spot(after, 'r2c2').state).toEqual({ lies: 'up', card: '7H' });
    expect(spot(after, 'r2c2').since).toBe(1200);
  });

  test('a card taken by a hand leaves its place empty, but only after it was free for a while', () => {
    const hands = [handOver(CAMERA, SIXTH)];
    const taken = show(held(), 4, () => ({ ...seen(without(SIXTH)), hands }));
    const soon = show(taken, 3, () => seen(without(SIXTH)));
    expect(spot(soon, 'r2c2').state.lies).toBe('covered');
    const later = show(soon, 5, () => seen(without(SIXTH)));
    expect(spot(later, 'r2c2')).toMatchObject({ state: { lies: 'empty' }, since: 1100 });
  });

  test('dropped frames, missed cards and ghosts change nothing that was steady', () => {
    const before = held();
    let frame = 0;
    const after = show(before, 60, () => {
      frame += 1;
      const faults = { jitter: 0.03, missed: 0.15, ghosts: 0.3 };
      return { cards: frame % 7 === 0 ? [] : detect(CAMERA, DOWN, random, faults) };
    });
    expect(after.view.bearings).toBe('held');
    const steady = ({ view }: TableWatch) =>
      view.spots.map(({ state, since }) => ({ state, since }));
    expect(steady(after)).toEqual(steady(before));
  });

  test('two readings that disagree leave a card unsure, with both for a person to choose from', () => {
    let frame = 0;
    const after = show(held(), 12, () => {
      frame += 1;
      return seen(turned(SIXTH, frame % 2 === 0 ? '6H' : '9H'));
    });
    const { state } = spot(after, 'r2c2');
    expect(state.lies).toBe('unsure');
    const names = state.lies === 'unsure' ? state.guesses.map(({ card }) => card) : [];
    expect(names.toSorted()).toEqual(['6H', '9H']);
  });

  test('one frame that reads another card changes no name', () => {
    const named = show(held(), 8, () => seen(turned(SIXTH, '6H')));
    const { since } = spot(named, 'r2c2');
    const once = show(named, 1, () => seen(turned(SIXTH, '9H')));
    const after = show(once, 3, () => seen(turned(SIXTH, '6H')));
    for (const watch of [once, after]) {
      expect(spot(watch, 'r2c2')).toMatchObject({ state: { lies: 'up', card: '6H' }, since });
    }
  });

  test('equal cards of two packs stay two', () => {
    const twins = DOWN.map((card, index): FilmedCard =>
      index === 5 || index === 6 ? { ...card, shows: 'QD' } : card,
    );
    const { view } = show(held(), 5, () => seen(twins));
    const up = view.spots.filter(({ state }) => state.lies === 'up');
    expect(up.map(({ id }) => id)).toEqual(['r2c2', 'r2c3']);
  });
});

describe('bearings', () => {
  const random = seededSource(2);
  const shown = turned(SIXTH, 'KC').map((card): FilmedCard =>
    card.x === DOWN[14]!.x && card.y === DOWN[14]!.y ? { ...card, shows: '2D' } : card,
  );
  const seenFrom = (pose: Pose, cards = shown) => ({
    cards: detect(cameraAt(pose), cards, random),
  });
  const POSE = { elevation: 50, yaw: 12, distance: 13 };
  const held = () => show(startWatch(LAYOUT), 8, () => seenFrom(POSE));
  const named = ({ view }: TableWatch) =>
    view.spots.flatMap(({ id, state }) => (state.lies === 'up' ? [`${id} ${state.card}`] : []));
  const NAMED = ['r2c2 KC', 'r4c3 2D'];

  test('a camera that shakes and drifts keeps every card at its place', () => {
    let frame = 0;
    const { view } = show(held(), 60, () => {
      frame += 1;
      const shake: Pose = {
        elevation: 50 + Math.sin(frame) + frame / 10,
        yaw: 12 + 2 * Math.sin(frame / 2),
        distance: 13,
        at: [0.1 * Math.sin(frame * 1.7), 0.03 * frame],
        roll: Math.sin(frame / 3) * 3,
      };
      return seenFrom(shake);
    });
    expect(view.bearings).toBe('held');
    expect(view.spots.filter(({ state }) => state.lies === 'down')).toHaveLength(14);
    expect(view.strays).toEqual([]);
  });

  test.each([
    ['a whole column to the side', { ...POSE, at: [1.3, 0] as const }],
    ['a whole row nearer', { ...POSE, at: [0, -1.75] as const }],
    ['round the table and up', { elevation: 70, yaw: -25, distance: 16, roll: 5 }],
  ])('a phone nudged %s finds the lay-out again', (_, pose) => {
    const before = held();
    expect(named(before)).toEqual(NAMED);
    const after = show(before, 6, () => seenFrom(pose));
    expect(after.view.bearings).toBe('held');
    expect(named(after)).toEqual(NAMED);
    expect(after.view.spots.filter(({ state }) => state.lies === 'down')).toHaveLength(14);
  });

  test('put back upside down, the phone tells the rows by the cards that lie up', () => {
    const lifted = show(held(), 10, () => ({ cards: [], motion: 0.6 }));
    expect(named(lifted)).toEqual(NAMED);
    const after = show(lifted, 8, () => seenFrom({ ...POSE, yaw: 192 }));
    expect(after.view.bearings).toBe('held');
    expect(named(after)).toEqual(NAMED);
  });

  test('a picture that shows the lay-out no more is lost, and the places stay as they were held', () => {
    const before = held();
    const { view } = show(before, 20, () => ({ cards: [] }));
    expect(view.bearings).toBe('lost');
    expect(view.spots.map(({ state }) => state)).toEqual(
      before.view.spots.map(({ state }) => state),
    );
    const again = show({ ...before, view }, 1, () => seenFrom(POSE));
    expect(again.view.bearings).toBe('held');
  });
});
