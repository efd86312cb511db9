import type { Page } from 'playwright-core';
import type { GameDesk } from '../../../src/app/game-desk/game-desk.ts';
import type { FacadeMatch } from '../../../src/referee/explain-look.ts';
import { accepted } from '../../../src/referee/explain-look.ts';
import type { FacadeInput } from '../../../src/rules/facade/decide.ts';
import { newMeldId, supplyCardAt, supplySpots } from '../../../src/rules/facade/state.ts';
import type { Moment } from './play-game.ts';

interface Play {
  readonly desk: GameDesk;
}

/** Enters what was done since the last look past the camera, as a player does who gives up on it. */
export async function enterByHand(page: Page, { before, inputs }: Moment): Promise<void> {
  const close = page.locator('facade-look').getByRole('button', { name: 'Close', exact: true });
  if ((await close.count()) > 0) await close.click();
  await page.locator('facade-look').waitFor({ state: 'detached' });
  const play = page.locator('facade-play');
  let real = before;
  for (const input of inputs) {
    const shown = await play.evaluate(
      (element) => (element as unknown as Play).desk.session.folded.state,
    );
    const own = asNumbered(input, real, shown as FacadeMatch);
    await play.evaluate((element, done) => (element as unknown as Play).desk.act(done), own);
    real = accepted(real, input) ?? real;
  }
}

/** An input as the app numbers the supply, which is not in the order in which it was dealt. */
function asNumbered(input: FacadeInput, real: FacadeMatch, shown: FacadeMatch): FacadeInput {
  const spotOf = (spot: string) =>
    supplySpots(shown.game).find(
      (one) => supplyCardAt(shown.game, one) === supplyCardAt(real.game, spot),
    ) ?? '';
  switch (input.type) {
    case 'deal':
    case 'pile-ran-out':
      return input;
    case 'bid':
    case 'reveal':
      return { ...input, spot: spotOf(input.spot) };
    case 'place': {
      const spot = spotOf(input.spot);
      const { turn, melds } = real.game;
      const first = melds[turn]?.find(({ id }) => id === input.meld)?.cards[0];
      const meld = shown.game.melds[turn]?.find(({ cards }) => cards.some((one) => one === first));
      return { type: 'place', spot, meld: meld?.id ?? newMeldId(turn, spot) };
    }
  }
}
