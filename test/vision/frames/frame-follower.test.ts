import { expect, test, vi } from 'vitest';
import { FrameFollower } from '../../../src/vision/frames/frame-follower.ts';
import type { IndexFrame } from '../../../src/vision/indices/index-frame.ts';
import type { ReadingNets } from '../../../src/vision/look.ts';
import type { Pixels, Pyramid } from '../../../src/vision/pixels/pixels.ts';
import { READER_CONFIG } from '../../../src/vision/reader-config.ts';

/**
 * Nets that stand in for the trained ones: an index is a square of one of four colours, ten pixels wide in a picture of
 * 960, and its red says which card it is.
 */
const CARDS = { 200: ['A', 'S'], 230: ['7', 'H'], 240: ['7', 'S'], 255: ['K', 'D'] } as const;
/** The one that is named, but not for certain. */
const DOUBTFUL = 240;
const GLYPHS = ['A', '7', 'K', 'reject'];
const SUITS = ['S', 'H', 'D', 'C'];
const SIDE = 10;

function find({ data, width, height }: Pixels): IndexFrame[] {
  const frames: IndexFrame[] = [];
  for (let y = 5; y < height; y += SIDE) {
    for (let x = 5; x < width; x += SIDE) {
      if (data[(y * width + x) * 4]! < 190) continue;
      const middle = [x, y] as const;
      frames.push({ middle, right: [4, 0], up: [0, -5], centre: [x + 20, y + 25], score: 0.9 });
    }
  }
  return frames;
}

function nets() {
  const looked = vi.fn<(picture: Pixels) => IndexFrame[]>((picture) =>
    picture.width < 49 ? [] : find(picture),
  );
  const name = (pyramid: Pick<Pyramid, 'at'>, frames: readonly IndexFrame[]) =>
    frames.map(({ middle: [x, y] }) => {
      const { data, width } = pyramid.at(0);
      const red = data[(Math.round(y) * width + Math.round(x)) * 4]!;
      const [glyph, suit] = CARDS[red as keyof typeof CARDS];
      const chance = red === DOUBTFUL ? 0.94 : 0.99;
      const sure = (all: readonly string[], one: string) =>
        Float32Array.from(all, (each) => (each === one ? chance : (1 - chance) / 3));
      return { glyphs: sure(GLYPHS, glyph), suits: sure(SUITS, suit) };
    });
  const namer = { name, classes: { glyphs: GLYPHS, suits: SUITS } };
  const others = {
    outliner: { look: () => ({ cards: [], dice: [] }) },
    dieReader: { read: () => [] },
    sider: { read: () => [] },
    facer: { name: () => [] },
  };
  return { looked, nets: { finder: { find: looked }, namer, ...others } as unknown as ReadingNets };
}

const CONFIG = { ...READER_CONFIG, finderSides: [960, 48, 24] } as unknown as typeof READER_CONFIG;

/** A dark table of 960 x 540 with indices at [x, y] (multiples of ten) of a given red. */
function table(cards: readonly (readonly [number, number, keyof typeof CARDS])[], light = 0) {
  const [width, height] = [960, 540];
  const data = new Uint8ClampedArray(width * height * 4).fill(60 + light);
  for (const [left, top, red] of cards) {
    for (let y = top; y < top + SIDE; y += 1) {
      for (let x = left; x < left + SIDE; x += 1) data[(y * width + x) * 4] = red;
      const card = (y * width + left + SIDE) * 4;
      data.fill(140, card, card + 40 * 4); // the face beside the index
    }
  }
  return { width, height, data };
}

const ACE = [100, 100, 200] as const;
const SEVEN = [500, 300, 230] as const;
const KING = [800, 100, 255] as const;
const names = (cards: readonly { card: string }[]) => cards.map(({ card }) => card).sort();

test('the first picture is read whole, one like it not at all', () => {
  const { looked, nets: both } = nets();
  const follower = new FrameFollower(both, CONFIG);
  const first = follower.follow(table([ACE, SEVEN]));
  expect([first.looked, names(first.cards)]).toEqual(['whole', ['7H', 'AS']]);
  looked.mockClear();
  const second = follower.follow(table([ACE, SEVEN]));
  expect([second.looked, names(second.cards)]).toEqual(['nothing', ['7H', 'AS']]);
  expect(looked).not.toHaveBeenCalled();
});

test('a card that is turned up is read by looking at a small part; the others keep their names and places', () => {
  const { looked, nets: both } = nets();
  const follower = new FrameFollower(both, CONFIG);
  const first = follower.follow(table([ACE, SEVEN]));
  looked.mockClear();
  const second = follower.follow(table([ACE, SEVEN, KING]));
  expect([second.looked, names(second.cards)]).toEqual(['parts', ['7H', 'AS', 'KD']]);
  const seen = looked.mock.calls.reduce((sum, [{ width, height }]) => sum + width * height, 0);
  expect(seen).toBeLessThan(0.1 * 960 * 540);
  for (const card of first.cards) {
    expect(second.cards.find((one) => one.card === card.card)!.outline).toEqual(card.outline);
  }
  const king = second.cards.find((one) => one.card === 'KD')!;
  const middle = king.outline.reduce((sum, [x]) => sum + x, 0) / 4;
  expect(Math.abs(middle - 825)).toBeLessThan(5);
});

test('a card that is taken away is gone, one put in its place is read', () => {
  const follower = new FrameFollower(nets().nets, CONFIG);
  follower.follow(table([ACE, SEVEN]));
  expect(names(follower.follow(table([ACE])).cards)).toEqual(['AS']);
  expect(names(follower.follow(table([[...SEVEN.slice(0, 2), 255] as never, ACE])).cards)).toEqual([
    'AS',
    'KD',
  ]);
});

test('a picture of another size is read whole, and so is one of another view', () => {
  const follower = new FrameFollower(nets().nets, CONFIG);
  follower.follow(table([ACE]));
  const { data, width, height } = table([ACE]);
  const upright = { width: height, height: width, data };
  expect(follower.follow(upright).looked).toBe('whole');
  const other = table([]);
  for (let i = 0; i < other.data.length / 2; i += 1) other.data[i] = 170;
  follower.follow(table([ACE]));
  expect(follower.follow(other).looked).toBe('whole');
});

test('what was read whole while the picture moved is read whole once more when it is still', () => {
  const follower = new FrameFollower(nets().nets, CONFIG);
  follower.follow(table([ACE]));
  const other = table([ACE]);
  for (let i = 0; i < other.data.length / 2; i += 1) other.data[i] = 170;
  const looks = [other, other, other].map((picture) => follower.follow(picture).looked);
  expect(looks).toEqual(['whole', 'whole', 'nothing']);
});

test('what changed is looked at again for a moment: a card that the last look missed is found', () => {
  const { looked, nets: both } = nets();
  const follower = new FrameFollower(both, CONFIG);
  follower.follow(table([ACE, SEVEN]));
  looked.mockImplementation(() => []);
  expect(names(follower.follow(table([ACE, SEVEN, KING])).cards)).toEqual(['7H', 'AS']);
  looked.mockImplementation((picture) => (picture.width < 49 ? [] : find(picture)));
  const again = follower.follow(table([ACE, SEVEN, KING]));
  expect([again.looked, names(again.cards)]).toEqual(['parts', ['7H', 'AS', 'KD']]);
  expect(again.changed).toEqual([]);
  follower.follow(table([ACE, SEVEN, KING]));
  expect(follower.follow(table([ACE, SEVEN, KING])).looked).toBe('nothing');
});

test('a card that was named, but not for certain, is looked at in some more pictures', () => {
  const follower = new FrameFollower(nets().nets, CONFIG);
  const pictureWith = (red: keyof typeof CARDS) => table([ACE, [500, 300, red]]);
  const looksAfter = (red: keyof typeof CARDS): number => {
    follower.follow(table([ACE]));
    follower.follow(table([ACE]));
    const looks = Array.from({ length: 12 }, () => follower.follow(pictureWith(red)).looked);
    expect(looks.at(-1)).toBe('nothing');
    return looks.filter((looked) => looked === 'parts').length;
  };
  const certain = looksAfter(230);
  expect(looksAfter(DOUBTFUL)).toBe(certain + 4);
});
