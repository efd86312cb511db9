import type { Lettering } from '../../cards/letterings.ts';

/** What the cards of the people at hand print for ace, king, queen and jack: drawn cards and keys show the same. */
let printed: Lettering = 'english';

export function printLettering(lettering: Lettering): void {
  printed = lettering;
}

export function printedLettering(): Lettering {
  return printed;
}
