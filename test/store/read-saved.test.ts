import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../src/cards/result.ts';
import { GAMES } from '../../src/rules/registry.ts';
import { readSaved } from '../../src/store/read-saved.ts';
import { UPCASTS, upcastSaved } from '../../src/store/upcast.ts';
import { randomGame, recordOf } from './support/games.ts';

const { record, log } = randomGame('one', 1);
const [first, second] = [log[0]!, log[1]!];

test('what was written is read, through JSON too', () => {
  const whole = randomGame('one', 1, 100);
  for (const saved of [{ record, log }, whole]) {
    const read = readSaved(JSON.parse(JSON.stringify(saved)));
    expect(read.ok && read.value.log).toEqual(saved.log);
  }
});

test('how a game ended is what its log says, whatever its record claims', () => {
  const outcome = { result: 'won', reason: 'all-taken', ranking: [] } as const;
  expect(readSaved({ record: { ...record, endedAt: 1, outcome }, log })).toEqual(
    ok({ record, log }),
  );
  const whole = randomGame('one', 1, 100);
  const read = readSaved({ ...whole, record: { ...whole.record, endedAt: null, outcome: null } });
  expect(read).toMatchObject({
    value: { record: { endedAt: whole.log.at(-1)?.at, outcome: { reason: 'all-taken' } } },
  });
});

test('a log that stops fitting is still a log: nothing of it is lost', () => {
  const misread = [
    first,
    { ...second, id: 'e9', input: first.kind === 'input' ? first.input : {} },
  ];
  expect(readSaved({ record, log: misread })).toMatchObject({ ok: true, value: { log: misread } });
});

describe('anything else is refused, and it is said why', () => {
  test.each([
    ['no object', null],
    ['no record', { log }],
    ['no log', { record, log: {} }],
    ['no id', { record: { ...record, id: '' }, log }],
    [
      'a seat without a name',
      { record: { ...record, seats: [{ kind: 'person' }, record.seats[1]] }, log },
    ],
    [
      'a computer without a seed',
      {
        record: {
          ...record,
          seats: [{ kind: 'computer', name: 'C', level: 'hard' }, record.seats[1]],
        },
        log,
      },
    ],
    ['a time before all times', { record: { ...record, startedAt: -1 }, log }],
    [
      'colours that are no texts',
      { record: { ...record, extra: { seatColours: [1], turnSeconds: 0 } }, log },
    ],
    ['a line of nothing', { record, log: [null] }],
    ['two lines with one id', { record, log: [first, { ...second, id: first.id }] }],
    ['times that run backwards', { record, log: [second, first] }],
    ['a source that there is not', { record, log: [{ ...first, by: 'cheat' }] }],
    ['a line of no kind', { record, log: [{ ...first, kind: 'guess' }] }],
    ['an input of another game', { record, log: [{ ...first, input: { type: 'bid' } }] }],
    ['a retraction of nothing', { record, log: [{ ...first, kind: 'retraction' }] }],
    ['no version', { record: { ...record, rulesVersion: undefined }, log }],
  ])('%s', (_, raw) => {
    expect(readSaved(raw)).toEqual(fail('malformed'));
  });

  test('a game that this app does not know', () => {
    expect(readSaved({ record: { ...record, gameId: 'whist' }, log })).toEqual(
      fail('unknown-game'),
    );
  });

  test('newer rules, of the set-up or of any line', () => {
    expect(readSaved({ record: { ...record, rulesVersion: 2 }, log })).toEqual(fail('newer-rules'));
    const newer = [first, { ...second, rulesVersion: 2 }];
    expect(readSaved({ record, log: newer })).toEqual(fail('newer-rules'));
  });

  test('options that the game does not allow', () => {
    const options = { ...(record.options as object), layout: '5x5' };
    expect(readSaved({ record: { ...record, options }, log })).toEqual(fail('options-not-allowed'));
    const seats = [...record.seats, ...record.seats, ...record.seats];
    expect(readSaved({ record: { ...record, seats }, log })).toEqual(fail('options-not-allowed'));
  });
});

describe('old logs come forward', () => {
  const game = { id: 'twos', rulesVersion: 3 };
  const upcasts = new Map([
    [
      'twos',
      [
        {
          options: (raw: unknown) => ({ cards: raw }),
          input: (raw: unknown) => ({ type: 'look', at: raw }),
        },
        {
          options: (raw: unknown) => ({ ...(raw as object), seats: 2 }),
          input: (raw: unknown) => ({ ...(raw as object), type: 'view' }),
        },
      ],
    ],
  ]);
  const fields = (value: object) => new Map<string, unknown>(Object.entries(value));

  test('each line through all versions after its own, and no other', () => {
    const forward = upcastSaved(
      game,
      fields({ rulesVersion: 1, options: 'pack' }),
      [
        { rulesVersion: 1, input: 'r1c1' },
        { rulesVersion: 2, input: { type: 'look', at: 'r1c2' } },
        { rulesVersion: 3, input: { type: 'view', at: 'r1c3' } },
        { rulesVersion: 1, kind: 'retraction', of: 'e0' },
      ],
      upcasts,
    );
    expect(forward).toEqual(
      ok({
        record: fields({ rulesVersion: 3, options: { cards: 'pack', seats: 2 } }),
        log: [
          fields({ rulesVersion: 3, input: { type: 'view', at: 'r1c1' } }),
          fields({ rulesVersion: 3, input: { type: 'view', at: 'r1c2' } }),
          fields({ rulesVersion: 3, input: { type: 'view', at: 'r1c3' } }),
          fields({ rulesVersion: 1, kind: 'retraction', of: 'e0' }),
        ],
      }),
    );
  });

  test('every game has a step from each version that its rules ever had', () => {
    for (const { id, rulesVersion } of GAMES) {
      expect([id, UPCASTS.get(id)?.length ?? 0]).toEqual([id, rulesVersion - 1]);
    }
  });
});

test('a game without what the screens keep is one all the same', () => {
  const { extra: _, ...bare } = recordOf('one');
  expect(readSaved({ record: bare, log: [] })).toEqual(ok({ record: recordOf('one'), log: [] }));
});
