import type { Message } from '../message.ts';

/** A running game of Façade. */
export const facadeGame = {
  'prompt.facade.dealing': {
    one: 'Lay {count} card of the pile face up',
    other: 'Lay {count} cards of the pile face up',
  },
  'prompt.facade.bidding': 'Lay a bid card face down at a card of the supply',
  'prompt.facade.revealing': 'Turn all bids over',
  'prompt.facade.placing': 'Lay what you won with your melds, or begin new ones',

  'bidding.phase': 'Phase {phase} of 9',
  'bidding.supply': 'The supply',
  'bidding.pile': { one: 'Pile: {count} card', other: 'Pile: {count} cards' },
  'bidding.deal': 'Which card was laid?',
  'bidding.deal-next': 'Enter the next card',
  'bidding.ran-out': 'The pile is empty',
  'bidding.ran-out-help': 'A card is missing. What lies is the last supply.',
  'bidding.bids-of': { one: '{name}: {count} bid card', other: '{name}: {count} bid cards' },
  'bidding.reveal-at': 'Bids on the {card}',
  'bidding.reveal-help': 'Tap every bid card that lies there.',
  'bidding.left': { one: '{count} still face down', other: '{count} still face down' },
  'bidding.won': '{name} wins it, {totals}',
  'bidding.tied': 'A tie: it stays, {totals}',
  'bidding.no-bid': 'No bid: it stays',
  'bidding.tied-short': 'A tie',
  'bidding.no-bid-short': 'No bid',
  'bidding.place-title': 'Where does the {card} go?',
  'bidding.place-new': 'Begin a new meld',
  'bidding.place-on': 'To {cards}',
  'bidding.melds-of': '{name}, {suit}: {points}',
  'bidding.no-melds': 'No meld yet',
  'bidding.take-back': 'Take the bid cards back to the hand.',
  'bidding.card': '{card}, {bids}',

  'log.bid-laid': '{name} bids on the {card}',
  'log.bids-revealed': 'Revealed: {cards}',
  'log.awarded': '{name} wins the {card}',
  'log.award-left': 'The {card} stays',
  'log.phase-ended': 'The phase is over',
  'log.pile-ran-out': 'The pile was empty',

  'refusal.not-a-pile-card': 'The {card} is not in the pile: only 2 to 10 are.',
  'refusal.not-a-bid-card': 'Nobody bids with the {card}.',
  'refusal.no-bid-there': 'No bid lies face down there.',
  'refusal.wrong-number-of-bids': {
    one: 'Only {count} bid card lies there.',
    other: 'Only {count} bid cards lie there.',
  },
  'refusal.not-laid-there':
    'The {card} can’t lie there: its player laid no more bids on this card.',
  'refusal.not-your-card': 'Somebody else won that card, or nobody did.',
  'refusal.no-such-meld': 'There is no such meld.',
  'refusal.not-your-meld': 'That meld is another player’s.',
  'refusal.meld-does-not-take-it':
    'A meld is one rank, or one suit with no rank twice. This one does not take it.',
} as const satisfies Readonly<Record<string, Message>>;
