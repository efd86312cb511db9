import type { LaidFacade } from './lay-table.ts';

/** A second phase of Façade as it lay on a table: what the pictures of `test/e2e/pictures/facade` show. */
export const PICTURED_GAME = {
  names: ['Anna', 'Binod'],
  options: { suits: ['C', 'H', 'D', 'S'] },
  /** The phase before, as a log writes it. */
  before: [
    ...['9D', '8C', 'TS', '2C'].map((card) => `deal ${card}`),
    ...['s1', 's2', 's2', 's1', 's3', 's3', 's4', 's3'].map((spot) => `bid ${spot}`),
    ...['s1 KC,JH', 's2 JC,KH', 's3 QC,QH,AH', 's4 AC'].map((seen) => `reveal ${seen}`),
    ...['s1 a1', 's4 a4', 's2 b2', 's3 b3'].map((placed) => `place ${placed}`),
  ],
} as const;

const MELDS = [
  [['9D'], ['2C']],
  [['8C'], ['TS']],
] as const;

export const PICTURED_TABLES = {
  supply: { supply: ['9S', '9C', '7C', '3H'], melds: MELDS },
  bids: {
    supply: ['9S', '9C', '7C', '3H'],
    bids: [
      [['KC'], ['JH']],
      [['QC'], []],
      [['JC'], ['KH', 'AH']],
      [['AC'], ['QH']],
    ],
    melds: MELDS,
  },
  'melds-0': { supply: ['7C', '3H'], melds: [[['9D', '9S', '9C'], ['2C']], MELDS[1]] },
  'melds-1': {
    supply: [],
    melds: [
      [['9D', '9S', '9C'], ['2C']],
      [['8C', '7C'], ['TS'], ['3H']],
    ],
  },
} as const satisfies Readonly<Record<string, LaidFacade>>;
