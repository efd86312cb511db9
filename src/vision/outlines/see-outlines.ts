import {
  placeOutlines,
  surestCards,
  type Outliner,
  type Outlines,
  type SeenCard,
} from './outliner.ts';
import type { Detection, Point } from '../../table/detection.ts';
import type { Pyramid } from '../pixels/pixels.ts';
import type { ReaderConfig } from '../reader-config.ts';
import type { SideReader } from './side-reader.ts';

/** The nets that see outlines. */
export interface OutlineNets {
  readonly outliner: Outliner;
  readonly sider: SideReader;
}

/**
 * Cards and dice that the outliner proposes, cards as far as a closer look confirms them. It looks at the picture in several
 * sizes: cards show best in the first, dice in that in which they are small; a die may be told once a size. longest: the longest side
 * of the whole picture, of which this may be a part: it is shown at the scales of the whole. read: the cards that its
 * indices make; beside one that is named, dice are small enough for the first size. isAsked: at which places cards are
 * looked at closely, the others are left out.
 */
export function seeOutlines(
  pyramid: Pyramid,
  { outliner, sider }: OutlineNets,
  config: ReaderConfig,
  longest: number,
  read: readonly Detection[],
  isAsked: (place: Point) => boolean = () => true,
): Outlines {
  const { width, height } = pyramid.at(0);
  const isAmongCards = read.some(({ card }) => card !== 'unsure');
  const sides = isAmongCards ? config.outlinerSides.slice(0, 1) : config.outlinerSides;
  const [first, ...others] = sides.map((side): Outlines => {
    const scale = Math.min(side / longest, config.mostEnlarged);
    const shown = pyramid.sized(
      Math.max(1, Math.round(width * scale)),
      Math.max(1, Math.round(height * scale)),
    );
    const proposed = outliner.look(shown, { card: config.cardHeat, die: config.dieHeat });
    return placeOutlines(proposed, width / shown.width);
  });
  return {
    cards: confirm(
      pyramid,
      first!.cards.filter(({ seenAt }) => isAsked(seenAt)),
      sider,
    ),
    dice: [first!, ...others].flatMap(({ dice }) => dice),
  };
}

/**
 * The proposals with the side that a closer look says is up, and how sure both looks are together, where the first
 * counts half; of one card the surest.
 */
function confirm(
  pyramid: Pyramid,
  proposals: readonly SeenCard[],
  sider: SideReader,
): readonly SeenCard[] {
  const outlines = proposals.map(({ outline }) => outline);
  const chances = sider.read(pyramid, outlines);
  const cards = proposals.map((card, i): SeenCard => {
    const { back, face } = chances[i]!;
    const side = back > face ? 'back' : 'face';
    return { ...card, side, score: Math.max(back, face) * Math.sqrt(card.score) };
  });
  return surestCards(cards);
}
