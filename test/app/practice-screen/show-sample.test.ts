import { describe, expect, test } from 'vitest';
import {
  cardAt,
  SAMPLE_DEEDS,
  SAMPLE_TABLE,
  sampleSpot,
  type Deed,
} from '../../../src/app/practice-screen/sample-game.ts';
import { showSample, type SampleHands } from '../../../src/app/practice-screen/show-sample.ts';

/** A device on which time passes by waiting, that finds the table and names cards after so long, or never. */
function device({ findsAfterMs = 400, namesAfterMs = 600, leavesAtMs = Infinity }) {
  let now = 0;
  let entered = 0;
  let shownAt: number | undefined;
  const shown: Deed[] = [];
  const tapped: string[] = [];
  const hands: SampleHands = {
    holdsTable: () => now >= findsAfterMs,
    entered: () => {
      if (shownAt !== undefined && now >= shownAt + namesAfterMs) {
        entered += 1;
        shownAt = undefined;
      }
      return entered;
    },
    isLeft: () => now >= leavesAtMs,
    show: (deed) => {
      shown.push(deed);
      if (deed.does === 'turn-up') shownAt = now;
    },
    tapIn: ({ spot }) => {
      tapped.push(spot);
      entered += 1;
      shownAt = undefined;
      return Promise.resolve();
    },
    wait: (milliseconds) => {
      now += milliseconds;
      return Promise.resolve();
    },
  };
  return { hands, shown, tapped, now: () => now };
}

describe('the sample game', () => {
  test('goes through all its deeds, each after the one before was followed', async () => {
    const { hands, shown, tapped } = device({});
    expect(await showSample(SAMPLE_DEEDS, hands)).toBe('over');
    expect(shown).toEqual(SAMPLE_DEEDS);
    expect(tapped).toEqual([]);
  });

  test('a card that the camera never names is tapped in, and the game goes on', async () => {
    const { hands, shown, tapped } = device({ namesAfterMs: Infinity });
    expect(await showSample(SAMPLE_DEEDS, hands)).toBe('over');
    expect(shown).toEqual(SAMPLE_DEEDS);
    expect(tapped).toEqual(
      SAMPLE_DEEDS.flatMap((deed) => (deed.does === 'turn-up' ? [deed.spot] : [])),
    );
  });

  test('a device that never finds the lay-out is told from one that is slow', async () => {
    const never = device({ findsAfterMs: Infinity });
    expect(await showSample(SAMPLE_DEEDS, never.hands)).toBe('table-not-found');
    expect(never.shown).toEqual([]);
    const slow = device({ findsAfterMs: 60_000, namesAfterMs: 20_000 });
    expect(await showSample(SAMPLE_DEEDS, slow.hands)).toBe('over');
    expect(slow.tapped).toEqual([]);
  });

  test.each([100, 1000, 5000, 9000])('ends within a deed when it is left at %i ms', async (at) => {
    const { hands, now } = device({ leavesAtMs: at, namesAfterMs: Infinity });
    expect(await showSample(SAMPLE_DEEDS, hands)).toBe('over');
    expect(now()).toBeLessThan(at + 3000);
  });

  test('turns up what lies there: a pair of one colour, a miss, and the pair that was seen', () => {
    const cards = SAMPLE_DEEDS.flatMap((deed) =>
      deed.does === 'turn-up' ? [cardAt(deed.spot)] : [],
    );
    expect(cards).toEqual(['7H', '7D', 'KS', '9H', '9D', '9H']);
    expect(SAMPLE_TABLE.map((_, at) => cardAt(sampleSpot(at)))).toEqual(SAMPLE_TABLE);
  });
});
