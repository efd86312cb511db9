import { describe, expect, test } from 'vitest';

import type { Piece } from '../../../src/cards/piece.ts';
import { PIECE_COLOURS, PIECE_KINDS } from '../../../src/cards/piece.ts';
import { seededSource } from '../../../src/rules/chance.ts';
import { distance } from '../../../src/table/points.ts';
import { findBlobsOnCards } from '../../../src/vision/pieces/blobs-on-cards.ts';
import {
  alikePieces,
  learnPieces,
  namePieces,
  USUAL_PIECES,
} from '../../../src/vision/pieces/piece-model.ts';
import { detectionOf, LIGHTS, paintTable } from './lit-table.ts';
import type { LitCard } from './lit-table.ts';

const PIECES: readonly Piece[] = PIECE_KINDS.flatMap((kind) =>
  PIECE_COLOURS.map((colour) => ({ kind, colour })),
);
const SIZE = { stone: 0.24, token: 0.4 } as const;

/** A row of cards 54 px wide: a piece on each of four, none on the two at its ends. */
function cardsWith(shows: LitCard['shows'], diameters: Readonly<Record<Piece['kind'], number>>) {
  return Array.from({ length: 6 }, (_, index): LitCard => {
    const piece = PIECES[index - 1];
    return {
      middle: [40 + 70 * index, 48],
      width: 54,
      turned: index * 2 - 5,
      shows,
      ...(piece !== undefined && {
        piece,
        pieceAt: [0.15 - index * 0.05, 0.25 - index * 0.08] as const,
        diameter: diameters[piece.kind],
      }),
    };
  });
}

const PICTURE = [430, 96] as const;

function placeOf({ middle, width, turned, pieceAt = [0, 0] }: LitCard) {
  const angle = (turned * Math.PI) / 180;
  const [x, y] = pieceAt;
  return [
    middle[0] + width * (x * Math.cos(angle) - y * Math.sin(angle)),
    middle[1] + width * (x * Math.sin(angle) + y * Math.cos(angle)),
  ] as const;
}

describe.each(Object.entries(LIGHTS))('at %s K', (_, light) => {
  test.each(['face', 'red', 'blue'] as const)(
    'stones and tokens on cards that show %s are told apart by colour and kind, and nothing else is one',
    (shows) => {
      const random = seededSource(5);
      const cards = cardsWith(shows, SIZE);
      const picture = paintTable(...PICTURE, cards, light, random);
      const seen = namePieces(
        findBlobsOnCards(
          picture,
          cards.map((card) => detectionOf(card, random)),
        ).blobs,
        USUAL_PIECES,
      );
      const laid = cards.filter(({ piece }) => piece !== undefined);
      expect(seen.map(({ piece }) => piece)).toEqual(laid.map(({ piece }) => piece));
      seen.forEach(({ centre, confidence }, index) => {
        expect(distance(centre, placeOf(laid[index]!))).toBeLessThan(4);
        expect(confidence).toBeGreaterThan(0.5);
      });
    },
  );
});

test('pieces of other sizes than usual are told apart once they were shown', () => {
  const random = seededSource(6);
  const own = { stone: 0.34, token: 0.55 } as const;
  const shown = cardsWith('face', own);
  const { blobs } = findBlobsOnCards(
    paintTable(...PICTURE, shown, LIGHTS[4500]!, random),
    shown.map((card) => detectionOf(card, random)),
  );
  const model = learnPieces(blobs.map((blob, index) => ({ blob, piece: PIECES[index]! })));
  const cards = cardsWith('red', own);
  const seen = namePieces(
    findBlobsOnCards(
      paintTable(...PICTURE, cards, LIGHTS[3500]!, random),
      cards.map((card) => detectionOf(card, random)),
    ).blobs,
    model,
  );
  expect(seen.map(({ piece }) => piece)).toEqual(PIECES);
});

test('a piece that was not shown this time looks as it was learned before', () => {
  const [first, second] = USUAL_PIECES as readonly [
    (typeof USUAL_PIECES)[number],
    (typeof USUAL_PIECES)[number],
  ];
  const blobOf = (diameter: number) => ({
    ...first,
    diameter,
    centre: [0, 0] as const,
    diameterPx: 20,
    fill: 1,
  });
  const once = learnPieces([{ piece: first.piece, blob: blobOf(0.3) }]);
  const twice = learnPieces([{ piece: second.piece, blob: blobOf(0.35) }], once);
  expect(twice.slice(0, 2).map(({ diameter }) => Math.round(100 * diameter))).toEqual([30, 35]);
  expect(learnPieces([], twice)).toEqual(twice);
});

test('while no card lies face up, paper is as white as it was when one last did', () => {
  const random = seededSource(7);
  const cards = cardsWith('blue', SIZE);
  const picture = paintTable(...PICTURE, cards, LIGHTS[4500]!, random);
  const seen = cards.map((card) => detectionOf(card, random));
  expect(seen.every(({ card }) => card === 'back')).toBe(true);
  expect(findBlobsOnCards(picture, seen, [250, 240, 220]).white).toEqual([250, 240, 220]);
});

test('pieces that look the same are told to, and the usual ones do not', () => {
  expect(alikePieces(USUAL_PIECES)).toBeUndefined();
  const [stone, , token] = USUAL_PIECES as readonly [
    (typeof USUAL_PIECES)[number],
    unknown,
    (typeof USUAL_PIECES)[number],
  ];
  expect(alikePieces([stone, { ...token, diameter: stone.diameter, gloss: stone.gloss }])).toEqual([
    stone.piece,
    token.piece,
  ]);
});

test('a green stone that lies against the blue art of a court is a stone of its own', () => {
  const [width, height] = [80, 100];
  const data = new Uint8ClampedArray(4 * width * height);
  const colourAt = (x: number, y: number): readonly [number, number, number] => {
    if (Math.hypot(x - 38, y - 34) < 8) return [20, 130, 60];
    if (x > 16 && x < 64 && y > 38 && y < 46) return [60, 70, 200];
    return x >= 10 && x < 70 && y >= 8 && y < 92 ? [245, 245, 242] : [70, 45, 30];
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set([...colourAt(x, y), 255], 4 * (y * width + x));
  }
  const outline = [
    [10, 8],
    [70, 8],
    [70, 92],
    [10, 92],
  ] as const;
  const card = { card: 'QH', outline, confidence: 1, guesses: [] } as const;
  const { blobs } = findBlobsOnCards({ width, height, data }, [card]);
  const seen = namePieces(blobs, USUAL_PIECES);
  expect(seen.map(({ piece }) => piece)).toEqual([{ kind: 'stone', colour: 'green' }]);
});
