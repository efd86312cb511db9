import type { Deed } from './sample-game.ts';

/** How often it is looked what the game has followed, ms. */
const LOOK_MS = 200;
/** How long eyes may rest on the lay-out, on a card that was followed, on what was put away. */
const BEFORE_MS = 1500;
const BETWEEN_MS = 1400;
const AFTER_TIDYING_MS = 2200;
/** A device that loads and reads slowly finds the lay-out within this time, or not at all. */
const TABLE_PATIENCE_MS = 90_000;
/** A card that was not named by then is tapped in, as people would at a table. */
const CARD_PATIENCE_MS = 25_000;

/** What the hands of the sample see and do. */
export interface SampleHands {
  /** Whether the lay-out is found and in view. */
  holdsTable(): boolean;
  /** How many things were entered so far, by whomever. */
  entered(): number;
  /** Whether nobody watches, or the game is over or goes on without the camera. */
  isLeft(): boolean;
  show(deed: Deed): void;
  /** Enters a card that the camera did not name. */
  tapIn(deed: Extract<Deed, { readonly does: 'turn-up' }>): Promise<void>;
  wait(milliseconds: number): Promise<void>;
}

/** How a sample ended: there was no more to show or nobody to watch, or the lay-out was never found. */
export type ShowEnd = 'over' | 'table-not-found';

/** Does one deed after the other. The hands wait for the game, however slow the device reads, but not for ever. */
export async function showSample(deeds: readonly Deed[], hands: SampleHands): Promise<ShowEnd> {
  const isFound = await comesTrue(() => hands.holdsTable(), TABLE_PATIENCE_MS, hands);
  if (hands.isLeft()) return 'over';
  if (!isFound) return 'table-not-found';
  await hands.wait(BEFORE_MS);
  for (const deed of deeds) {
    if (hands.isLeft()) return 'over';
    const before = hands.entered();
    hands.show(deed);
    if (deed.does === 'turn-up') {
      const isNamed = await comesTrue(() => hands.entered() > before, CARD_PATIENCE_MS, hands);
      if (hands.isLeft()) return 'over';
      if (!isNamed) await hands.tapIn(deed);
    }
    await hands.wait(deed.does === 'turn-up' ? BETWEEN_MS : AFTER_TIDYING_MS);
  }
  return 'over';
}

/** Whether it came true in time, while anybody watched. */
async function comesTrue(
  isTrue: () => boolean,
  patienceMs: number,
  hands: SampleHands,
): Promise<boolean> {
  for (let waited = 0; waited < patienceMs && !hands.isLeft(); waited += LOOK_MS) {
    if (isTrue()) return true;
    await hands.wait(LOOK_MS);
  }
  return isTrue();
}
