import { expect, test, vi } from 'vitest';
import type { CardCode } from '../../../src/cards/standard.ts';
import type { Detection, Guess, Quad } from '../../../src/table/detection.ts';
import type { FaceName, FaceNamer } from '../../../src/vision/faces/face-namer.ts';
import type { SeenCard } from '../../../src/vision/outlines/outliner.ts';
import type { Pyramid } from '../../../src/vision/pixels/pixels.ts';
import { weighFaces, withUnread } from '../../../src/vision/faces/weigh-faces.ts';

const MARGINS = { named: 0.8, jokerNamed: 0.93, unsure: 0.4 };
const CONFIG = {
  ...MARGINS,
  face: { certain: 0.9, ofIndices: 0.8, ofFace: 0.8, notFace: 0.5, alone: 0.93, seen: 0.5 },
};
const pyramid = {} as Pyramid;

function outlineAt(x: number): Quad {
  return [
    [x, 100],
    [x + 50, 100],
    [x + 50, 170],
    [x, 170],
  ];
}

/** A card as its indices tell it: named from the margin on, whatever else is guessed at. */
function cardAt(x: number, ...said: readonly (readonly [CardCode, number])[]): Detection {
  const guesses = said.map(([card, confidence]): Guess => ({ card, confidence }));
  const [best] = guesses as [Guess];
  const card = best.confidence >= MARGINS.named ? best.card : 'unsure';
  return { card, outline: outlineAt(x), confidence: best.confidence, guesses };
}

function face(said: Partial<Record<CardCode, number>>, other = 0): FaceName {
  const cards = Object.entries(said).map(([card, confidence]) => ({
    card: card as CardCode,
    confidence,
  }));
  return { cards, other };
}

/** A facer that says this of every face it is shown. */
function facerOf(said: FaceName) {
  const name = vi.fn<FaceNamer['name']>((_, outlines) => outlines.map(() => said));
  return { name, facer: { name } as unknown as FaceNamer };
}

const weigh = (cards: readonly Detection[], said: FaceName) =>
  weighFaces(pyramid, cards, facerOf(said).facer, CONFIG);

test('an ace whose indices do not tell a spade from a club is named by the pip in its middle', () => {
  const card = cardAt(0, ['AS', 0.7], ['AC', 0.25]);
  const [clear] = weigh([card], face({ AS: 0.05, AC: 0.9, '2C': 0.05 }));
  expect(clear).toMatchObject({ card: 'AC', guesses: [{ card: 'AC' }, { card: 'AS' }] });
  expect(clear!.confidence).toBeGreaterThan(0.8);
  const [agreed] = weigh([card], face({ AS: 0.9, AC: 0.1 }));
  expect(agreed!.card).toBe('AS');
  expect(agreed!.confidence).toBeGreaterThan(0.9);
});

test('a face that says another card than the indices leaves it unsure', () => {
  const [torn] = weigh([cardAt(0, ['9H', 0.85], ['9D', 0.1])], face({ '9H': 0.1, '9D': 0.8 }));
  expect(torn!.card).toBe('unsure');
  const [odd] = weigh([cardAt(0, ['9H', 0.7])], face({ '9H': 0.01, KS: 0.99 }));
  expect(odd!.card).toBe('unsure');
});

test('what is certain, a joker, a back or overlapped by another card is not asked about', () => {
  const back: Detection = { card: 'back', outline: outlineAt(0), confidence: 0.6, guesses: [] };
  const cards = [
    back,
    cardAt(100, ['7H', 0.95]),
    cardAt(200, ['JK', 0.95]),
    cardAt(300, ['5C', 0.6], ['5S', 0.3]),
    cardAt(315, ['6C', 0.97]),
  ];
  const { name, facer } = facerOf(face({ '5S': 1 }));
  expect(weighFaces(pyramid, cards, facer, CONFIG)).toEqual(cards);
  expect(name.mock.calls.flatMap(([, outlines]) => outlines)).toEqual([]);
});

test('what may be a joker is asked about: where the face is that of a card it is one of two guesses', () => {
  const card: Detection = { ...cardAt(0, ['JK', 0.65], ['KC', 0.05]), card: 'unsure' };
  const [joker] = weigh([card], face({ JS: 0.1 }, 0.4));
  expect(joker).toMatchObject({ card: 'unsure', guesses: [{ card: 'JK' }, {}] });
  const [either] = weigh([card], face({ JS: 0.99 }, 0.001));
  expect(either!.card).toBe('unsure');
  expect(either!.guesses.map((guess) => guess.card).sort()).toEqual(['JK', 'JS']);
});

test('all doubtful cards are asked about at once', () => {
  const { name, facer } = facerOf(face({ '5S': 0.5, '5C': 0.5 }));
  const cards = [0, 100, 200].map((x) => cardAt(x, ['5C', 0.6], ['5S', 0.3]));
  weighFaces(pyramid, cards, facer, CONFIG);
  expect(name.mock.calls.map(([, outlines]) => outlines.length)).toEqual([3]);
});

test('an outline that holds no whole face leaves a card as its indices tell it', () => {
  const card = cardAt(0, ['5C', 0.6], ['5S', 0.3], ['6C', 0.05]);
  const [kept] = weigh([card], face({ '5S': 0.3 }, 0.7));
  expect(kept).toEqual({ ...card, guesses: card.guesses.slice(0, 2) });
});

function seenAt(x: number, side: SeenCard['side'], score = 0.8): SeenCard {
  return { side, score, outline: outlineAt(x), seenAt: [x + 25, 135] };
}

test('a face without an index is named if it is clear, asked about if likely, else left out', () => {
  const [unread] = withUnread([], [seenAt(0, 'face')], CONFIG);
  expect(unread).toMatchObject({ card: 'unsure', outline: outlineAt(0) });
  expect(weigh([unread!], face({ KD: 0.97, QD: 0.03 }))[0]).toMatchObject({ card: 'KD' });
  const [chip] = weigh([unread!], face({ '4D': 0.88, '2D': 0.12 }));
  expect(chip!.card).toBe('unsure');
  const [asked] = weigh([unread!], face({ KD: 0.6, QD: 0.4 }));
  expect(asked).toMatchObject({ card: 'unsure', guesses: [{ card: 'KD' }, { card: 'QD' }] });
  expect(weigh([unread!], face({ KD: 0.2, QD: 0.2, JD: 0.2, KH: 0.2, QH: 0.2 }))).toEqual([]);
  expect(weigh([unread!], face({ KD: 0.2 }, 0.8))).toEqual([]);
});

test('backs, faces hardly seen, read already or the less sure of two across are no unread faces', () => {
  const seen = [
    seenAt(0, 'back'),
    seenAt(100, 'face', 0.3),
    seenAt(200, 'face'),
    seenAt(300, 'face'),
    seenAt(320, 'face', 0.7),
  ];
  const read = cardAt(203, ['7H', 0.95]);
  const [first, ...unread] = withUnread([read], seen, CONFIG);
  expect(first).toBe(read);
  expect(unread.map(({ outline }) => outline)).toEqual([outlineAt(300)]);
});
