import type { PackCode } from '../cards/pack.ts';
import type { CardCode } from '../cards/standard.ts';
import { isCardCode, isSuited, twinOf } from '../cards/standard.ts';
import { mayLie } from '../referee/may-lie.ts';
import { overrule, NEW_REFEREE, type RefereeState } from '../referee/state.ts';
import { watchedGame } from '../referee/games.ts';
import { isContradiction, turnUpInput } from '../referee/turn-up.ts';
import { referee } from '../referee/referee.ts';
import type { RefereeSettings } from '../referee/settings.ts';
import type { Choice, Report, Verdict } from '../referee/verdict.ts';
import type { InputBase } from '../rules/inputs.ts';
import type { SpotId } from '../rules/spots.ts';
import type { TableView } from '../table/table-view.ts';
import type { Session } from './session.ts';
import type { SessionChange } from './session-change.ts';
import type { SessionTrouble } from './session-trouble.ts';
import { standingIn } from './undoing.ts';

/** A card that a player named, and the place at which the log tells of it. */
interface AskedEarlier {
  readonly place: SpotId;
  readonly spot: SpotId;
  readonly card: PackCode;
}

/** A question stays so long while hands are busy elsewhere, in ms: nobody can answer one that comes and goes. */
const HELD_MS = 3000;

const NOTHING_SAID: Report = { verdict: { says: 'nothing-new' }, named: [] };

/**
 * A running game that is followed by its table: what the referee explains is entered, everything else is for a person to
 * decide. Taps and the camera may alternate at any moment.
 */
export class LiveGame {
  readonly #session: Session;
  readonly #stopListening: () => void;
  readonly #settings: RefereeSettings;
  #state: RefereeState = NEW_REFEREE;
  #report = NOTHING_SAID;
  /** The camera's own inputs are no news to the referee. */
  #isEntering = false;
  #chosenType: string | undefined;
  #asked: AskedEarlier | undefined;
  /** When the table last gave rise to the question that is asked. */
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(session: Session, settings: RefereeSettings) {
    this.#session = session;
    this.#settings = settings;
    this.#stopListening = session.listen((change) => this.#follow(change));
  }

  get report(): Report {
    return this.#report;
  }

  /** What a player says before turning a card up, such as that it is a peek; undefined: the pieces tell. */
  choose(type: string | undefined): void {
    this.#chosenType = type;
  }

  /** Judges one view and enters what explains it. Views that come while one is being entered are let go. */
  async see(view: TableView): Promise<Report> {
    const isWaiting = this.#isEntering || this.#asked !== undefined;
    if (isWaiting || this.#session.folded.misfit !== undefined) return this.#report;
    const { game } = this.#session;
    const { state, report } = referee(
      this.#state,
      {
        game,
        state: this.#session.folded.state,
        ...(this.#chosenType === undefined ? {} : { chosenType: this.#chosenType }),
      },
      view,
      this.#settings,
    );
    this.#state = state;
    this.#report = this.#isHeld(report.verdict, view.at)
      ? { ...report, verdict: this.#report.verdict }
      : report;
    if (report.verdict.says === 'question') this.#askedAt = view.at;
    if (report.verdict.says === 'explained') {
      await this.#enter(report.verdict.inputs.map(({ input }) => input));
    }
    return this.#report;
  }

  #isHeld(verdict: Verdict, at: number): boolean {
    const isBusy = verdict.says === 'waiting' && verdict.waitsFor !== 'bearings';
    return isBusy && this.#report.verdict.says === 'question' && at - this.#askedAt < HELD_MS;
  }

  /** Whether this card can be turned up there, by what the log tells of the others. */
  mayLie(spot: SpotId, card: CardCode): boolean {
    return mayLie(this.#session.game, this.#session.folded.state, spot, card);
  }

  /** A player's answer to a question. */
  async answer(choice: Choice): Promise<void> {
    const spots = spotsAsked(this.#report.verdict);
    for (const input of choice.inputs) {
      const done = await this.#session.act(input, 'tap');
      if (!done.ok) return;
    }
    this.letStand(spots);
  }

  /** A player says which card lies there, whatever the question offered. */
  async name(spot: SpotId, card: PackCode): Promise<void> {
    const { verdict } = this.#report;
    if (verdict.says === 'question' && verdict.question.about === 'earlier-card') {
      await this.correct(spot, card);
      return;
    }
    const input = turnUpInput(
      {
        game: this.#session.game,
        watched: watchedGame(this.#session.game.id),
        chosenType: this.#chosenType,
      },
      spot,
      card,
    );
    if (input === undefined) return;
    const done = await this.#session.act(input, 'tap');
    if (done.ok) this.letStand([spot]);
    else if (isContradicted(done.error)) this.#askEarlier(spot, card);
  }

  /** ANY-2: a player is certain, and the log tells of the card elsewhere: what the camera read there may be wrong. */
  #askEarlier(spot: SpotId, card: PackCode): void {
    const entry = standingIn(this.#session.folded.log).findLast(
      (line) =>
        line.kind === 'input' &&
        line.by === 'camera' &&
        isSightingOf(line.input, card) &&
        !spotsIn(line.input).includes(spot),
    );
    const [place] = entry?.kind === 'input' ? spotsIn(entry.input) : [];
    if (place === undefined || !isCardCode(card) || !isSuited(card)) return;
    this.#asked = { place, spot, card };
    const seen = twinOf(card);
    const question = { about: 'earlier-card', spot: place, said: card, seen } as const;
    this.#report = { verdict: { says: 'question', question }, named: [] };
  }

  /** A card that the log tells of was misread: what was really seen there takes its place (ANY-2). */
  async correct(spot: SpotId, card: PackCode): Promise<void> {
    const entry = standingIn(this.#session.folded.log).findLast(
      (line) => line.kind === 'input' && isSightingAt(line.input, spot),
    );
    if (entry?.kind !== 'input') return;
    const asked = this.#asked;
    const done = await this.#session.correct(entry.id, { ...entry.input, card } as InputBase);
    if (!done.ok) return;
    this.letStand([spot]);
    if (asked?.place === spot) await this.name(asked.spot, asked.card);
  }

  /** The players' word: these places are right as they lie, until they change. */
  letStand(spots?: readonly SpotId[]): void {
    this.#state = overrule(this.#state, spots);
    this.#report = NOTHING_SAID;
    this.#asked = undefined;
  }

  stop(): void {
    this.#stopListening();
  }

  async #enter(inputs: readonly InputBase[]): Promise<void> {
    this.#isEntering = true;
    try {
      for (const input of inputs) {
        const done = await this.#session.act(input, 'camera');
        if (!done.ok) break;
        this.#chosenType = undefined;
      }
    } finally {
      this.#isEntering = false;
    }
  }

  /** What was done by hand is right as it lies: the camera must not argue with it. */
  #follow(change: SessionChange): void {
    if (change.kind !== 'role' && change.kind !== 'keeping') {
      this.#asked = undefined;
      this.#askedAt = Number.NEGATIVE_INFINITY;
    }
    switch (change.kind) {
      case 'acted':
        if (change.by === 'tap') this.#state = overrule(this.#state, spotsIn(change.applied.input));
        break;
      case 'taken-back':
      case 'brought-back':
      case 'corrected':
      case 'followed':
        this.#state = overrule(this.#state);
        break;
      case 'role':
      case 'keeping':
    }
  }
}

function spotsAsked(verdict: Verdict): readonly SpotId[] {
  if (verdict.says !== 'question') return [];
  const { question } = verdict;
  return question.about === 'order' ? question.spots : [question.spot];
}

function spotsIn(input: InputBase): readonly SpotId[] {
  const { spot } = input as { readonly spot?: unknown };
  return typeof spot === 'string' ? [spot] : [];
}

/** Whether the rules refuse it for what card it is, by where the log tells of that card (ANY-3). */
function isContradicted(trouble: SessionTrouble): boolean {
  return trouble.code === 'refused' && isContradiction(trouble.refusal.code);
}

function isSightingOf(input: InputBase, card: PackCode): boolean {
  return 'card' in input && input.card === card;
}

function isSightingAt(input: InputBase, spot: SpotId): boolean {
  return 'card' in input && spotsIn(input).includes(spot);
}
