import type { Page } from 'playwright-core';
import { faceOf } from '../../../src/app/facade-look/look-words.ts';
import { cardName } from '../../../src/app/words/card-words.ts';
import type { PackCode } from '../../../src/cards/pack.ts';
import { newHeap } from '../../../src/referee/arrange-look.ts';
import { placesIn, type LookQuestion } from '../../../src/referee/judge-look.ts';
import type { HeapId, SeenCard } from '../../../src/referee/look-draft.ts';
import { NO_CARD } from '../../../src/referee/look-draft.ts';
import { supplyCardAt, supplySpots } from '../../../src/rules/facade/state.ts';
import { nameCard } from '../../e2e/app/game/playing.ts';
import type { FilmedTable } from './film-table.ts';
import type { Moment } from './play-game.ts';
import type { Shown } from './shown-look.ts';
import { trueCard } from './true-cards.ts';

/** What a player taps who sees that a look is wrong, or is asked about it: by what really lies there. */

/**
 * Answers a question.
 *
 * @param mended the cards that were put right, to be added to
 * @returns whether anything could be tapped
 */
export async function answerLook(
  page: Page,
  shown: Shown,
  question: LookQuestion,
  filmed: FilmedTable,
  moment: Moment,
  mended: Set<string>,
): Promise<boolean> {
  const answers = page.locator('look-question .answers button');
  if (question.about === 'missing') {
    for (const card of question.cards) mended.add(card);
    await answers.first().click();
    return true;
  }
  if (question.about === 'unseen-bid') {
    mended.add(question.card);
    const place = bidPlace(shown, moment, question.card);
    await answers.nth(question.places.findIndex((one) => one === place)).click();
    return true;
  }
  if (await nameOne(page, shown, filmed, mended)) return true;
  if (question.about !== 'place' && question.about !== 'refused') return false;
  const seen = shown.draft.cards.find(({ id }) => id === question.id);
  const place = seen && placeOf(shown, seen, moment);
  const index = question.places.findIndex((one) => one === place);
  if (seen === undefined || index < 0) return placeOne(page, shown, moment, mended);
  mended.add(seen.card);
  const before = question.about === 'refused' ? question.names.length : 0;
  await answers.nth(before + index).click();
  return true;
}

/** Puts one card of a look right: what it is, or where it lies. */
export async function mendLook(
  page: Page,
  shown: Shown,
  filmed: FilmedTable,
  moment: Moment,
  mended: Set<string>,
): Promise<boolean> {
  return (
    (await nameOne(page, shown, filmed, mended)) || (await placeOne(page, shown, moment, mended))
  );
}

async function nameOne(
  page: Page,
  { draft, judged }: Shown,
  filmed: FilmedTable,
  mended: Set<string>,
): Promise<boolean> {
  const tappable = [
    ...judged.arranged.heaps.flatMap(({ cards }) => cards),
    ...judged.arranged.aside,
    ...draft.cards.filter(({ id }) => judged.arranged.doubts.some((doubt) => doubt.id === id)),
  ];
  for (const seen of tappable) {
    if (seen.outline === undefined || seen.card === NO_CARD) continue;
    const real = trueCard(seen, filmed)?.card;
    if (real === seen.card) continue;
    if (real !== undefined) mended.add(real);
    await openFix(page, seen, tappable);
    if (real === undefined) {
      await page.locator('card-fix').getByRole('button', { name: 'No card', exact: true }).click();
    } else await nameCard(page, real);
    await page.locator('card-fix').waitFor({ state: 'detached' });
    return true;
  }
  return false;
}

async function placeOne(
  page: Page,
  shown: Shown,
  moment: Moment,
  mended: Set<string>,
): Promise<boolean> {
  const { heaps } = shown.judged.arranged;
  const tappable = heaps.flatMap(({ cards }) => cards);
  for (const seen of tappable) {
    const now = heaps.find(({ cards }) => cards.includes(seen))?.id;
    const place = placeOf(shown, seen, moment);
    if (place === undefined || place === now) continue;
    const places = placesIn(shown.match, shown.draft, heaps, seen.id);
    const index = places.indexOf(place);
    if (index < 0) continue;
    mended.add(seen.card);
    await openFix(page, seen, tappable);
    await page.locator('card-fix .places button').nth(index).click();
    await page.locator('card-fix').waitFor({ state: 'detached' });
    return true;
  }
  return false;
}

async function openFix(page: Page, seen: SeenCard, tappable: readonly SeenCard[]): Promise<void> {
  const alike = tappable.filter(({ card }) => card === seen.card);
  const name = `${cardName(faceOf(seen))}: change it`;
  await page.getByRole('button', { name, exact: true }).nth(alike.indexOf(seen)).click();
}

/** Where this card really belongs. */
function placeOf(shown: Shown, seen: SeenCard, moment: Moment): HeapId | undefined {
  if (moment.part.of === 'bids') return bidPlace(shown, moment, seen.card);
  if (moment.part.of !== 'melds') return undefined;
  const { seat } = moment.part;
  const mates = moment.table.melds?.[seat]?.find((meld) => meld.some((one) => one === seen.card));
  const isMate = (card: string) => mates?.some((one) => one === card) === true;
  const own = shown.match.game.melds[seat]?.find(({ cards }) => cards.some(isMate));
  if (own !== undefined) return own.id;
  // With those that are begun at the same time: as the first of them is called.
  const { heaps } = shown.judged.arranged;
  const first = shown.draft.cards.find(({ card }) => isMate(card));
  const heap = heaps.find(({ cards }) => cards.some(({ id }) => id === first?.id));
  const isPure = heap?.cards.every(({ card }) => isMate(card)) === true;
  return isPure ? heap?.id : first && newHeap(first.id);
}

function bidPlace({ match }: Shown, { table }: Moment, card: PackCode): HeapId | undefined {
  const index = table.bids?.findIndex((bySeat) => bySeat.flat().some((one) => one === card)) ?? -1;
  const real = table.supply[index];
  return supplySpots(match.game).find((spot) => supplyCardAt(match.game, spot) === real);
}
