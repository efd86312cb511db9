import { PARTS } from '../../cards/lizzy.ts';
import type { AnyGame } from '../../rules/game.ts';
import { spotsOfLayout, type LayoutName } from '../../rules/layout.ts';
import type { SeatIndex } from '../../rules/seats.ts';
import { findMessage, formatList, t } from '../words/words.ts';
import type { OptionValues } from './option-controls.ts';

/** What the hands have to do before the game, in order. */
export function prepare(
  { id }: Pick<AnyGame, 'id'>,
  options: OptionValues,
  nameOf: (seat: SeatIndex) => string,
): readonly string[] {
  switch (id) {
    case 'twisted-memory':
      return [
        t('prepare.twisted.shuffle'),
        t('prepare.twisted.deal', { dealer: nameOf(Number(options['dealer'])) }),
        t('prepare.twisted.pieces'),
      ];
    case 'memory':
      return [pickCards(options), t('prepare.lay')];
    case 'facade':
      return [t('prepare.facade.bids'), t('prepare.facade.pile'), t('prepare.facade.deal')];
    case 'q-memory':
      return [takeTiles(options), t('prepare.lay')];
    case 'dizzy-memory':
      return [takeLizzies(options), t('prepare.lay')];
    default:
      return [];
  }
}

const sizeOf = ({ layout }: OptionValues): number => spotsOfLayout(layout as LayoutName).length;

function pickCards(options: OptionValues): string {
  const isOffered = Array.isArray(options['cards']) && options['cards'].length > 0;
  return isOffered
    ? t('prepare.memory.picked')
    : t('prepare.memory.pick', { count: sizeOf(options) });
}

function takeTiles({ mode, backgrounds }: OptionValues): string {
  switch (mode) {
    case 'basic':
      return t('prepare.q.basic', { backgrounds: wordBackgrounds(backgrounds) });
    case 'master':
      return t('prepare.q.master');
    case 'insane':
      return t('prepare.q.insane');
    default:
      return t('prepare.q.twelve');
  }
}

function wordBackgrounds(backgrounds: unknown): string {
  const codes = Array.isArray(backgrounds) ? backgrounds.map(String) : [];
  return formatList(codes.map((code) => findMessage(`tile-background.${code}`) ?? code));
}

function takeLizzies(options: OptionValues): string {
  const size = sizeOf(options);
  if (options['traditional'] === true) return t('prepare.dizzy.pairs', { count: size / 2 });
  const each = size / PARTS.length;
  return t('prepare.dizzy.parts', { heads: each, bodies: each, tails: each });
}
