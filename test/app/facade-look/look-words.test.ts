import { expect, test } from 'vitest';

import {
  wordHeap,
  wordHint,
  wordLookTrouble,
  wordPlace,
  wordQuestion,
  wordVerdict,
} from '../../../src/app/facade-look/look-words.ts';
import { judgeLook } from '../../../src/referee/judge-look.ts';
import type { LookDraft } from '../../../src/referee/look-draft.ts';
import { inRow, pointedAt } from '../../referee/support/pointed.ts';
import type { State } from '../../rules/facade/table.ts';
import { awarded, bidding, table } from '../../rules/facade/table.ts';

const TALK = { zones: [], names: ['Ann', 'Ben'] };
const DEAL = '9D 8C TS 2C';
const BIDS = ['K@9D J@8C Q@TS A@2C', 'K@8C J@9D Q@TS A@TS'];

function read(state: State, draft: LookDraft) {
  const judged = judgeLook(state, draft);
  return {
    heaps: judged.arranged.heaps.map((heap) => wordHeap(state, draft, judged, heap, TALK)),
    status: wordVerdict(state, draft, judged, TALK),
    question: judged.verdict.says === 'question' ? judged.verdict.question : undefined,
  };
}

test('FA-2: a supply is read out, and how many cards are still to come', () => {
  const whole = read(table([]), pointedAt({ of: 'supply' }, inRow('9D', '8C', 'TS', '2C')));
  expect(whole.heaps).toEqual([
    ['Supply: 9 of diamonds, 8 of clubs, 10 of spades, and 2 of clubs'],
  ]);
  expect(whole.status).toBe('Is that so?');
  const part = read(table([]), pointedAt({ of: 'supply' }, inRow('9D', '8C', 'TS')));
  expect(part.status).toBe('1 more card to come');
});

test('FA-9, FA-3: bids are read out with what they come to', () => {
  const dealt = table(bidding(DEAL, BIDS).slice(0, 4));
  const lying = {
    ...inRow('9D', '8C', 'TS', '2C'),
    KC: [0, 1.5],
    JH: [0, -1.5],
    JC: [1.4, 1.5],
    KH: [1.4, -1.5],
    QC: [2.8, 1.5],
    AC: [2.8, 1.9],
    QH: [2.8, -1.5],
    AH: [2.8, -1.9],
  } as const;
  expect(read(dealt, pointedAt({ of: 'bids' }, lying)).heaps).toEqual([
    ['Ann bids King of clubs', 'Ben bids Jack of hearts', 'Ann wins it, Ann 4 and Ben 2'],
    ['Ann bids Jack of clubs', 'Ben bids King of hearts', 'Ben wins it, Ann 2 and Ben 4'],
    [
      'Ann bids Queen of clubs and Ace of clubs',
      'Ben bids Queen of hearts and Ace of hearts',
      'A tie: it stays, Ann 5 and Ben 5',
    ],
    ['No bid seen', 'No bid: it stays'],
  ]);
  const { AH: _, QH: __, ...short } = lying;
  expect(read(dealt, pointedAt({ of: 'bids' }, short)).status).toBe(
    'Seen of the bids of Ben: 2 of 4. Turn all over and show all.',
  );
});

test('FA-5: melds are read out with their points', () => {
  const won = table(awarded(DEAL, BIDS));
  const draft = pointedAt({ of: 'melds', seat: 0 }, { '9D': [0, 6], '2C': [3, 6] });
  expect(read(won, draft).heaps).toEqual([['A single card: −1'], ['A single card: −1']]);
  expect(wordHint(won, { of: 'melds', seat: 0 }, TALK)).toBe(
    'Ann lays 9 of diamonds and 2 of clubs. Then show all melds of Ann',
  );
  expect(wordPlace(won, draft, judgeLook(won, draft).arranged.heaps, 'new-0')).toBe(
    'To 9 of diamonds',
  );
});

test('FA-9: a question names what was seen, and why it can’t be so', () => {
  const draft = pointedAt({ of: 'supply' }, inRow('9D', 'QS~9S'));
  const { question, status } = read(table([]), draft);
  expect(status).toBe('');
  if (question?.about !== 'refused') throw new Error('not refused');
  expect(wordQuestion(draft, question)).toBe('That can’t be: Queen of spades');
  expect(wordLookTrouble(table([]), question.trouble, TALK)).toBe(
    'The Queen of spades is not in the pile: only 2 to 10 are.',
  );
  const twice = pointedAt({ of: 'supply' }, { ...inRow('9D'), '9D~9H': [4, 0] });
  const second = read(table([]), twice).question;
  expect(second === undefined ? '' : wordQuestion(twice, second)).toBe(
    'Two cards were read as 9 of diamonds. Which is this one?',
  );
});
