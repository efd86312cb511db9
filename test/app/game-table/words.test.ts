import { describe, expect, test } from 'vitest';
import { wordRefusal, wordTrouble } from '../../../src/app/game-table/trouble-words.ts';
import { logOf, promptOf, stepsOf, tableAfter, talkOf } from './tables.ts';

describe('what to do next, what the hands owe, and what happened', () => {
  test('TM-8: closing a turn tells which card is discarded, which goes back and which spots are refilled', async () => {
    const session = await tableAfter('twisted-memory', {}, ['view r1c1 7H', 'view r2c3 9S']);
    expect(promptOf(session)).toBe('Look well, then end the turn');
    expect(stepsOf(session)).toEqual([]);
    const closed = await tableAfter('twisted-memory', {}, [
      'view r1c1 7H',
      'view r2c3 9S',
      'close',
    ]);
    expect(stepsOf(closed)).toEqual([
      'Discard 7 of hearts',
      'Turn back row 2, card 3',
      'Refill row 1, card 1, face down',
    ]);
    expect(promptOf(closed)).toBe('Roll the die, or turn up a card');
  });

  test('ANY-4: a card that was turned back is told by its place alone, in the log and in what to do', async () => {
    const session = await tableAfter('memory', {}, [
      'turn-up r1c1 7H',
      'turn-up r1c2 KS',
      'close',
      'turn-up r2c1 9C',
    ]);
    expect(logOf(session)).toEqual([
      'Anna turns up row 1, card 1',
      'Anna turns up row 1, card 2',
      'Turned back: row 1, card 1 and row 1, card 2 · Binod’s turn',
      'Binod turns up row 2, card 1: 9 of clubs',
    ]);
    const text = [...logOf(session), ...stepsOf(session), promptOf(session)].join(' ');
    expect(text).not.toMatch(/hearts|spades|King/);
  });

  test('TM-3, TM-4: stones and tokens are told by colour and by where they go', async () => {
    const session = await tableAfter('twisted-memory', {}, ['peek r1c1 7H']);
    expect(stepsOf(session)).toEqual(['Lay the green peek stone on row 1, card 1']);
    const matched = await tableAfter('twisted-memory', {}, ['peek r1c1 7H', 'view r4c4 7S']);
    expect(stepsOf(matched)).toEqual([
      'Into the container: green peek stone',
      'Anna takes 7 of hearts and 7 of spades',
    ]);
    const back = await tableAfter('twisted-memory', {}, [
      'peek r1c1 7H',
      'view r4c4 7S',
      'view r2c2 9C',
      'view r3c3 QD',
      'close',
      'view r2c1 2C',
      'view r2c3 4D',
      'close',
      'roll 3',
    ]);
    expect(logOf(back).at(-1)).toBe('Anna rolls 3 · Anna takes back the green peek stone');
    expect(promptOf(back)).toBe('Turn up a card');
  });

  test('QM-2, QM-3: the open tiles say what the next one has to share', async () => {
    const options = { mode: 'basic', backgrounds: ['yellow', 'red', 'blue'] };
    const after = (...moves: string[]) => tableAfter('q-memory', options, moves);
    expect(promptOf(await after())).toBe('Turn up a tile to begin the link');
    expect(promptOf(await after('turn-up a1 yellow-white'))).toBe(
      'Same background or same core, not both',
    );
    const background = ['turn-up a1 yellow-white', 'turn-up a2 yellow-black'];
    expect(promptOf(await after(...background))).toBe('Same background: now the same core');
    expect(promptOf(await after(...background, 'turn-up a3 red-black'))).toBe(
      'Same core: now the same background',
    );
    const broken = await after(...background, 'turn-up a3 red-white');
    expect(promptOf(broken)).toBe('The link is broken. Turn all tiles back');
  });

  test('DZ-5: the traditional way speaks of pairs, the other of lizards', async () => {
    const wrong = ['turn-up r1c1 head-red-dots', 'turn-up r1c2 head-blue-dots'];
    const pairs = await tableAfter('dizzy-memory', { traditional: true }, wrong);
    expect(promptOf(pairs)).toBe('No pair. Turn both back');
    const lizards = await tableAfter('dizzy-memory', {}, [
      ...wrong,
      'turn-up r1c3 head-purple-dots',
    ]);
    expect(promptOf(lizards)).toBe('No Lizzy. Turn them back');
  });

  test('ANY-9: who has won is said in place of what to do', async () => {
    const ended = await tableAfter('memory', {}, [
      'turn-up r1c1 7H',
      'turn-up r1c2 7D',
      'agree-end',
    ]);
    expect(promptOf(ended)).toBe('Anna wins');
    expect(promptOf(await tableAfter('memory', {}, ['agree-end']))).toBe('A draw');
    expect(promptOf(await tableAfter('memory', {}, ['call-misdeal']))).toBe('Nothing counts');
  });

  test('ANY-7: a computer’s card is asked for by its place, and a peek as a peek', async () => {
    const computer = { kind: 'computer', name: 'Robo', level: 'hard', seed: 5 } as const;
    const session = await tableAfter(
      'memory',
      {},
      [],
      [computer, { kind: 'person', name: 'Anna' }],
    );
    expect(promptOf(session)).toBe('Robo thinks…');
    await session.playComputer();
    expect(promptOf(session)).toMatch(/^Robo wants row \d, card \d$/);
  });
});

describe('why something is refused, as a player says it', () => {
  test('ANY-1: the words name the place and the card of the refused input', async () => {
    const session = await tableAfter('memory', {}, ['turn-up r1c1 7H']);
    const refused = await session.act(
      { type: 'turn-up', spot: 'r1c2', card: '7H' } as never,
      'tap',
    );
    expect(refused.ok ? '' : wordTrouble(refused.error, talkOf(session))).toBe(
      '7 of hearts lies open elsewhere on the table. Look again.',
    );
  });

  test('ANY-3: what is known of hidden cards is refused without naming a place', async () => {
    const talk = talkOf(await tableAfter('memory', {}, []));
    const words = wordRefusal({ code: 'card-elsewhere', spot: 'r1c2', card: '7H' }, talk);
    expect(words).toContain('7 of hearts was seen in another place');
    expect(words).not.toMatch(/row/);
  });

  test('a code that no words are known for still says something', async () => {
    const talk = talkOf(await tableAfter('memory', {}, []));
    expect(wordRefusal({ code: 'from-another-game' }, talk)).toBe('That can’t be done now.');
  });

  test('ANY-2: a roll that was taken back keeps its number, and the words say which', async () => {
    const session = await tableAfter('twisted-memory', {}, ['roll 4']);
    await session.undo();
    const refused = await session.act({ type: 'roll', face: 6 } as never, 'tap');
    expect(refused.ok ? '' : wordTrouble(refused.error, talkOf(session))).toBe(
      'This turn’s roll stays what it was: 4.',
    );
  });
});
