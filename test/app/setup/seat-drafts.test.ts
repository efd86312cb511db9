import { expect, test } from 'vitest';
import { SEAT_COLOURS } from '../../../src/app/seat-mark/seat-looks.ts';
import {
  changeSeat,
  fitSeats,
  nextColour,
  readSeats,
  seatsOf,
  startingWith,
} from '../../../src/app/setup/seat-drafts.ts';
import { seededSource } from '../../../src/rules/chance.ts';

const coloursOf = (seats: ReturnType<typeof fitSeats>) => seats.map(({ colour }) => colour);

test('no two seats have one colour, however they come and go', () => {
  const three = fitSeats([], 3);
  const [first, , third] = three;
  if (first === undefined || third === undefined) throw new Error('three seats are three');
  const again = fitSeats([first, third], 3);
  expect(new Set(coloursOf(again)).size).toBe(3);
  expect(new Set(coloursOf(fitSeats([], SEAT_COLOURS.length))).size).toBe(SEAT_COLOURS.length);
});

test('a tap on a colour goes to the next one that nobody has, and round at the end', () => {
  const two = fitSeats([], 2);
  expect(coloursOf(two)).toEqual(['green', 'blue']);
  expect(coloursOf(nextColour(two, 0))).toEqual(['red', 'blue']);
  const grey = changeSeat(two, 0, { colour: 'grey' });
  expect(coloursOf(nextColour(grey, 0))).toEqual(['green', 'blue']);
});

test('with every colour taken, a seat keeps its own', () => {
  const all = fitSeats([], SEAT_COLOURS.length);
  expect(nextColour(all, 4)).toEqual(all);
});

test('ANY-6: the order of play starts with whoever begins, and goes on clockwise', () => {
  expect(startingWith(['a', 'b', 'c', 'd'], 2)).toEqual(['c', 'd', 'a', 'b']);
});

test('computers get a seed each, people none', () => {
  const [person, computer] = seatsOf(
    changeSeat(fitSeats([], 2), 1, { level: 'hard' }),
    (seat) => `name ${seat}`,
    seededSource(7),
  );
  expect(person).toEqual({ kind: 'person', name: 'name 0' });
  expect(computer).toMatchObject({ kind: 'computer', name: 'name 1', level: 'hard' });
  expect(computer).toHaveProperty('seed');
});

test('seats that were kept are read back; what is none is not', () => {
  const seats = changeSeat(fitSeats([], 3), 0, { name: 'Asha', level: 'easy' });
  expect(readSeats(JSON.parse(JSON.stringify(seats)))).toEqual(seats);
  expect(readSeats('Asha')).toBeUndefined();
  expect(readSeats([{ name: 'Asha', colour: 'beige' }])).toBeUndefined();
  expect(readSeats([seats[0], seats[0]]), 'two of one colour').toBeUndefined();
});
