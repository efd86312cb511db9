import type { PackCode } from '../cards/pack.ts';
import type { CardCode } from '../cards/standard.ts';
import { mayLie } from '../referee/may-lie.ts';
import { overrule, NEW_REFEREE, type RefereeState } from '../referee/state.ts';
import { watchedGame } from '../referee/games.ts';
import { turnUpInput } from '../referee/turn-up.ts';
import { referee } from '../referee/referee.ts';
import type { RefereeSettings } from '../referee/settings.ts';
import type { Choice, Report, Verdict } from '../referee/verdict.ts';
import type { InputBase } from '../rules/inputs.ts';
import type { SpotId } from '../rules/spots.ts';
import type { TableView } from '../table/table-view.ts';
import type { Session } from './session.ts';
import type { SessionChange } from './session-change.ts';
import { standingIn } from './undoing.ts';

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
    if (this.#isEntering || this.#session.folded.misfit !== undefined) return this.#report;
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
    this.#report = report;
    if (report.verdict.says === 'explained') {
      await this.#enter(report.verdict.inputs.map(({ input }) => input));
    }
    return report;
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
    if (input !== undefined) await this.answer({ card, inputs: [input] });
  }

  /** A card that the log tells of was misread: what was really seen there takes its place (ANY-2). */
  async correct(spot: SpotId, card: PackCode): Promise<void> {
    const entry = standingIn(this.#session.folded.log).findLast(
      (line) => line.kind === 'input' && isSightingAt(line.input, spot),
    );
    if (entry?.kind !== 'input') return;
    const done = await this.#session.correct(entry.id, { ...entry.input, card } as InputBase);
    if (done.ok) this.letStand([spot]);
  }

  /** The players' word: these places are right as they lie, until they change. */
  letStand(spots?: readonly SpotId[]): void {
    this.#state = overrule(this.#state, spots);
    this.#report = NOTHING_SAID;
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

function isSightingAt(input: InputBase, spot: SpotId): boolean {
  return 'card' in input && spotsIn(input).includes(spot);
}
