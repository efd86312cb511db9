import type { PackCode } from '../cards/pack.ts';
import type { Piece } from '../cards/piece.ts';
import type { InputBase } from '../rules/inputs.ts';
import type { SpotId } from '../rules/spots.ts';
import type { ExplainedInput } from './explain.ts';

/** What is wrong on the table. */
export const FAULT_CODES = [
  /** All cards of this turn are up, and one more was turned up. */
  'one-card-too-many',
  /** No card may be turned up now, or not this one; `reason` is why the rules refuse it. */
  'turned-up-out-of-turn',
  /** ANY-7: another card was named to be turned up. */
  'other-than-named',
  /** ANY-8: this card is not among those played with. */
  'foreign-card',
  /** It lies face down and should lie face up, or should have left. */
  'wrongly-turned-back',
  /** It left, and should have stayed. */
  'wrong-card-discarded',
  /** The same where nothing is ever discarded. */
  'card-taken-wrongly',
  /** Another card lies here than was seen here, and nobody turned it up. */
  'card-swapped',
  /** It lies at another place now. */
  'card-moved',
  /** A card that lay face down is gone. */
  'card-missing',
  /** A card lies where none should. */
  'card-laid-wrongly',
  'spot-not-refilled',
  /** TM-7: spots are refilled at the end of a turn. */
  'refilled-too-early',
  /** What should have been turned back, taken or discarded in an earlier turn lies still. */
  'card-left-lying',
  /** The pile shows another card than the one that went there last. */
  'wrong-card-on-pile',
  'piece-laid-wrongly',
  'piece-taken-wrongly',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** Something hands do to put the table right. A card is named only where it lies, or shall lie, face up. */
export type Remedy =
  | { readonly do: 'turn-down'; readonly spot: SpotId }
  | { readonly do: 'turn-up'; readonly spot: SpotId }
  /** Off the lay-out: to the discards, to the stock or to whoever took it. */
  | { readonly do: 'take-away'; readonly spot: SpotId }
  | { readonly do: 'lay-down'; readonly spot: SpotId }
  | { readonly do: 'lay-up'; readonly spot: SpotId; readonly card: PackCode }
  | { readonly do: 'move'; readonly from: SpotId; readonly to: SpotId }
  | { readonly do: 'swap'; readonly spots: readonly [SpotId, SpotId] }
  | { readonly do: 'lay-piece'; readonly spot: SpotId; readonly piece: Piece }
  | { readonly do: 'take-piece'; readonly spot: SpotId; readonly piece: Piece }
  | { readonly do: 'put-on-pile'; readonly pile: string; readonly card: PackCode };

export interface Fault {
  readonly code: FaultCode;
  /** The place it is seen at; of a pile its name. */
  readonly spot: SpotId;
  /** Of a card that lies face up, or is on no place. */
  readonly card?: PackCode;
  readonly piece?: Piece;
  /** The code of the rules' refusal. */
  readonly reason?: string;
  /** What puts it right, in this order. */
  readonly remedies: readonly Remedy[];
}

/** An answer: what the session makes of it. */
export interface Choice {
  /** The card it says, where the question is about one. */
  readonly card?: PackCode;
  readonly inputs: readonly InputBase[];
}

export type Question =
  /** Cards were turned up between two looks, and which was first matters: by the order of the inputs. */
  | {
      readonly about: 'order';
      readonly spots: readonly SpotId[];
      readonly choices: readonly Choice[];
    }
  /** A card that lies up could not be named, or was read in two ways. Any other card can be the answer, too. */
  | { readonly about: 'card'; readonly spot: SpotId; readonly choices: readonly Choice[] }
  /** A card that the log tells of reads differently now: `said` stays, or what was seen is corrected to `seen`. */
  | {
      readonly about: 'earlier-card';
      readonly spot: SpotId;
      readonly said: PackCode;
      readonly seen: PackCode;
    }
  /** ANY-3: this card can't be here; `reason` is the code of the rules' refusal. */
  | {
      readonly about: 'impossible-card';
      readonly spot: SpotId;
      readonly card: PackCode;
      readonly reason: string;
      readonly choices: readonly Choice[];
    }
  /** A card was turned up and taken unseen. What would fit is offered. */
  | { readonly about: 'unseen-card'; readonly spot: SpotId; readonly choices: readonly Choice[] };

export const WAITING_FOR = [
  /** The lay-out is not found, or lost. */
  'bearings',
  /** A hand is over what matters. */
  'hand',
  /** Something changes, or has not been looked at for long enough. */
  'steady',
  /** TM-4: a piece may still be laid on the card just turned up. */
  'piece',
] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

export type Verdict =
  | { readonly says: 'nothing-new' }
  | {
      readonly says: 'waiting';
      readonly waitsFor: WaitingFor;
      readonly spots: readonly SpotId[];
    }
  /** These inputs happened, in this order. */
  | { readonly says: 'explained'; readonly inputs: readonly ExplainedInput[] }
  | { readonly says: 'question'; readonly question: Question }
  | { readonly says: 'fault'; readonly faults: readonly Fault[] };

/** A card that is seen face up and of which the log does not tell yet. */
export interface NamedCard {
  readonly spot: SpotId;
  readonly card: PackCode;
}

/** What the referee says of one view. */
export interface Report {
  readonly verdict: Verdict;
  /** Named at once, committed only when it is known what it was (TM-4). */
  readonly named: readonly NamedCard[];
}
