import type { facadeGame as source } from '../en/facade-game.ts';
import type { Translation } from '../message.ts';

export const facadeGame = {
  'prompt.facade.dealing': {
    one: 'थुप्रोको {count} पत्ती उत्तानो राख्नुहोस्',
    other: 'थुप्रोका {count} पत्ती उत्तानो राख्नुहोस्',
  },
  'prompt.facade.bidding': 'बजारको एउटा पत्तीमा बोलीको पत्ती घोप्टो राख्नुहोस्',
  'prompt.facade.revealing': 'सबै बोली पल्टाउनुहोस्',
  'prompt.facade.placing': 'जितेका पत्ती आफ्ना मेलमा राख्नुहोस्, वा नयाँ सुरु गर्नुहोस्',

  'bidding.phase': '९ मध्ये चरण {phase}',
  'bidding.supply': 'बजारका पत्ती',
  'bidding.pile': { one: 'थुप्रो: {count} पत्ती', other: 'थुप्रो: {count} पत्ती' },
  'bidding.deal': 'कुन पत्ती राखियो?',
  'bidding.deal-next': 'अर्को पत्ती भर्नुहोस्',
  'bidding.ran-out': 'थुप्रो सकियो',
  'bidding.ran-out-help': 'एउटा पत्ती हराएको छ। अहिले जे छ, त्यही अन्तिम बजार हो।',
  'bidding.bids-of': { one: '{name}: {count} बोली', other: '{name}: {count} बोली' },
  'bidding.reveal-at': '{card} मा राखिएका बोली',
  'bidding.reveal-help': 'त्यहाँ भएका हरेक बोलीको पत्ती थिच्नुहोस्।',
  'bidding.left': { one: '{count} अझै घोप्टो', other: '{count} अझै घोप्टा' },
  'bidding.won': '{name}ले जित्यो, {totals}',
  'bidding.tied': 'बराबर: यहीँ रहन्छ, {totals}',
  'bidding.no-bid': 'बोली छैन: यहीँ रहन्छ',
  'bidding.tied-short': 'बराबर',
  'bidding.no-bid-short': 'बोली छैन',
  'bidding.place-title': '{card} कहाँ जान्छ?',
  'bidding.place-new': 'नयाँ मेल सुरु',
  'bidding.place-on': '{cards} सँग',
  'bidding.melds-of': '{name}, {suit}: {points}',
  'bidding.no-melds': 'अझै मेल छैन',
  'bidding.take-back': 'बोलीका पत्ती हातमा फिर्ता लिनुहोस्।',
  'bidding.card': '{card}, {bids}',

  'log.bid-laid': '{name}ले {card} मा बोली राख्यो',
  'log.bids-revealed': 'खोलिए: {cards}',
  'log.awarded': '{name}ले {card} जित्यो',
  'log.award-left': '{card} यहीँ रहन्छ',
  'log.phase-ended': 'चरण सकियो',
  'log.pile-ran-out': 'थुप्रो खाली थियो',

  'refusal.not-a-pile-card': '{card} थुप्रोमा हुँदैन: २ देखि १० मात्र हुन्छन्।',
  'refusal.not-a-bid-card': '{card} ले कसैको बोली हुँदैन।',
  'refusal.no-bid-there': 'त्यहाँ घोप्टो बोली छैन।',
  'refusal.wrong-number-of-bids': {
    one: 'त्यहाँ {count} बोली मात्र छ।',
    other: 'त्यहाँ {count} बोली मात्र छन्।',
  },
  'refusal.not-laid-there': '{card} त्यहाँ हुन सक्दैन: त्यसको खेलाडीले यो पत्तीमा थप बोली राखेको छैन।',
  'refusal.not-your-card': 'त्यो पत्ती अर्कैले जितेको हो, वा कसैले जितेको छैन।',
  'refusal.no-such-meld': 'त्यस्तो मेल छैन।',
  'refusal.not-your-meld': 'त्यो मेल अर्को खेलाडीको हो।',
  'refusal.meld-does-not-take-it':
    'मेल भनेको एउटै अङ्क, वा एउटै रङ र कुनै अङ्क दोहोरिएको नहुने। यसमा यो मिल्दैन।',
} as const satisfies Translation<typeof source>;
