import fc from 'fast-check';

import { contractSuite } from './support/contract-suite.ts';
import { twos, TWOS_CARDS } from './support/twos.ts';

contractSuite(twos, {
  tables: fc.record({
    options: fc.constant({ cards: TWOS_CARDS }),
    seatCount: fc.constantFrom(1, 2, 3),
    cards: fc.constant(TWOS_CARDS),
  }),
});
