import type { RulesTexts } from '../rules-text.ts';

/** The rules of each game as they are played here, in our own words. */
export const rules: RulesTexts = {
  'twisted-memory': {
    aim: [
      'Two players look for sets: two cards of one rank, whatever their colour. Whoever has more sets in the end wins.',
    ],
    table: [
      'A pack of 52 cards, no jokers. 16 cards lie face down in four rows of four; the rest is the stock.',
      'One player is green, the other blue. Each holds three peek stones, one save token and a die. Spent pieces go into the container.',
      'The dealer’s opponent begins.',
    ],
    turn: [
      'If you like, roll your die first: once a turn, before any card.',
      'Turn up a card, then a second one. Two of one rank are a set: take them and go on turning.',
      'When a second card matches nothing, the turn ends. The first card is discarded, the second goes face down again. Then empty spots are refilled from the stock, never earlier.',
      'When a set came from the second card, or from a first card with one that lay open, the next card counts as a first one again. A first card that was not part of the set is discarded at once.',
    ],
    special: [
      'Peek stone: say so before you turn the card up, and lay the stone on it. The card is one more look that counts neither as first nor as second, and stays open until the turn ends. Then the stone is spent.',
      'Save token: lay it on any open card during your turn, also right at its end. That card stays open, through the turns of both players, until somebody matches it. Then the token is spent.',
      'Die, 1 or 2: take your token back from the container, or from a card, which then goes face down. 3 or 4: one stone back. 5: up to two. 6: up to three. Nobody holds more than three.',
    ],
    end: [
      'The game ends when the stock is empty and no card lies face down any more.',
      'With “Call it” it also ends when the stock is empty and no two cards left can match.',
    ],
    tips: [
      'A token on a card that both of you have seen twice is a gift to the other one. Watch whose turn comes next.',
      'Stones are worth most when many cards lie open already.',
    ],
  },
  memory: {
    aim: ['Find pairs. Each pair is a point, and the most points win.'],
    table: [
      'Two to four players. 16, 24 or 36 cards lie face down, in rows or anyhow, picked so that each has its partner.',
      'A pair is two cards of one rank and one colour: the red sevens, the black queens. With “Any colour” two cards of one rank are enough.',
    ],
    turn: [
      'Turn up one card, then another, so that all can see them.',
      'A pair is yours, and you go on. Otherwise both go face down again where they were, and the next player to the left is on.',
      'With a turn clock, a card is drawn for you when your time is up.',
    ],
    end: [
      'The game ends with the last pair. Players with equally many share the place; if all have the same it is a draw.',
      'When a whole round brings neither a pair nor a new card, you may agree to end as it stands.',
    ],
    tips: [
      'Turn a card that nobody knows first. If you remember its partner, take it.',
      'Your second card can be one that everybody knows already: it tells the others nothing new.',
      'Corners are easiest to remember. Go on from them.',
    ],
  },
  facade: {
    aim: [
      'Bid in secret for cards, and build sets and sequences of them. Finished ones bring points, unfinished ones cost some.',
    ],
    table: [
      'Each player has a suit, which all know. Its ace, jack, queen and king are for bidding: ace 1, jack 2, queen and king 4 each.',
      'The 36 cards from 2 to 10 are the draw pile. Other court cards, aces and jokers stay out.',
    ],
    turn: [
      'There are nine phases. In each, four cards from the pile are added to the supply, face up.',
      'In turn, always in the same order, everybody lays one bid card face down at a card of the supply, until all hands are empty.',
      'Then all bids are turned up. A supply card goes to the highest sum. With no bid, or with two or more highest, it stays.',
      'What you win you place at once: onto one of your melds, or as a new one. A placed card never moves again. Then the bid cards go back to your hand.',
    ],
    special: [
      'A meld is cards of one rank, or different ranks of one suit. Gaps may be filled later; the order in which you lay them does not matter.',
    ],
    end: [
      'After the ninth phase, a set of three or four of one rank is 1 point.',
      'Three or more of one suit without a gap are a sequence: 1 point, and 3 in your own suit.',
      'Any other meld costs 1 point for each of its cards. What is left in the supply belongs to nobody.',
    ],
    tips: [
      'Force a tie to keep a card from somebody who needs it.',
      'A tie leaves the card there: the next supply is larger, and so is the bidding.',
    ],
  },
  'q-memory': {
    aim: ['Turn up all the tiles in one unbroken chain: the quantum link. One to six may play.'],
    table: [
      'Each tile has one of six backgrounds and a white or a black core. They lie face down in circles of six.',
      'Basic: 6 tiles of three backgrounds. Advanced: 12 in two circles. Master: two circles of the orange, blue and green pairs. Insane: all 18. Battle: 12 tiles, shared out.',
    ],
    turn: [
      'Turn up a tile, then another. They have to agree in the background or in the core, but not in both.',
      'After equal backgrounds the next tile has to have the same core as the last one, after equal cores the same background. And so on, by turns.',
      'A tile that does not fit breaks the link: all go face down again, and the next player begins. Alone, you begin again.',
    ],
    special: [
      'Master: the tiles come by turns from one circle and from the other.',
      'Battle: each attempt begins with one of your own tiles.',
      'Mak’em tougher: on a break, the last two tiles change places. Easier than ever: all tiles are shown for a while at the start.',
    ],
    end: [
      'Whoever turns up the last tile of the whole link wins, or all win together, as you have chosen. Alone, the attempts and the time count.',
    ],
  },
  'dizzy-memory': {
    aim: ['Find Lizzies: a head, a body and a tail that go together. The most cards win.'],
    table: [
      'As many heads as bodies as tails lie face down, from 6 to all 54 cards. One or more may play.',
    ],
    turn: [
      'Turn up three cards, one after another, also when the first two can’t go together.',
      'A head, a body and a tail are right when their colours are all the same or all different, or their patterns are all the same or all different.',
      'What is right you take, and go on. Otherwise the three go face down again, and the next player is on.',
    ],
    special: [
      'A golden head, body and tail are the Special Dizzy Lizzy: right whatever else is on them, and it wins the game at once unless you have switched that off.',
      'Traditional: two cards a turn, and two equal ones are a pair.',
    ],
    end: [
      'The last three cards go to whoever turns them up if they are right; otherwise they are discarded.',
      'Now and then no right three are left. When all that remains has been seen, the game says so and ends.',
    ],
  },
};
