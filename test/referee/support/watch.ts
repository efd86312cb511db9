import type { EventBase } from '../../../src/rules/events.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import { evolveAll } from '../../../src/rules/game.ts';
import type { InputBase } from '../../../src/rules/inputs.ts';
import { referee } from '../../../src/referee/referee.ts';
import type { RefereeSettings } from '../../../src/referee/settings.ts';
import { USUAL_SETTINGS } from '../../../src/referee/settings.ts';
import type { RefereeState } from '../../../src/referee/state.ts';
import { NEW_REFEREE, overrule } from '../../../src/referee/state.ts';
import type { Fault, NamedCard, Question, Report } from '../../../src/referee/verdict.ts';
import type { TableView } from '../../../src/table/table-view.ts';
import { SeenTable } from './seen-table.ts';

const FRAME_MS = 100;

/** A running game with a camera on it: what the referee finds is logged, as a session would. */
export class Watch {
  readonly table: SeenTable;
  /** Inputs found by the referee, written as in golden games. */
  readonly log: string[] = [];
  readonly faults: Fault[] = [];
  readonly questions: Question[] = [];
  named: readonly NamedCard[] = [];
  last: Report | undefined;
  state: unknown;
  chosenType: string | undefined;
  /** What bad seeing makes of a view. */
  blur: (view: TableView) => TableView = (view) => view;
  /** The log with what was tapped. */
  readonly history: string[] = [];
  #referee: RefereeState = NEW_REFEREE;
  readonly #game: AnyGame;
  readonly #settings: RefereeSettings;

  /** @param lay puts things on the table before the camera comes */
  constructor(
    game: AnyGame,
    state: unknown,
    settings: Partial<RefereeSettings> = {},
    lay: (table: SeenTable) => void = () => {},
  ) {
    this.#game = game;
    this.state = state;
    this.#settings = { ...USUAL_SETTINGS, ...settings };
    this.table = new SeenTable(game.expect(state));
    lay(this.table);
    this.wait(1000);
  }

  /** Codes of the faults called so far, with their places. */
  get called(): readonly string[] {
    return this.faults.map(({ code, spot }) => `${code} ${spot}`);
  }

  /** Films the table for so long as it lies, in ms. */
  wait(ms: number): this {
    const end = this.table.at + ms;
    while (this.table.at < end) {
      this.table.at += FRAME_MS;
      this.look();
    }
    return this;
  }

  /** One frame. */
  look(): void {
    const now = {
      game: this.#game,
      state: this.state,
      ...(this.chosenType === undefined ? {} : { chosenType: this.chosenType }),
    };
    const { state, report } = referee(
      this.#referee,
      now,
      this.blur(this.table.view()),
      this.#settings,
    );
    // What is kept between views survives a phone that is put away.
    this.#referee = state;
    this.last = report;
    this.named = report.named;
    const { verdict } = report;
    if (verdict.says === 'explained') {
      for (const { input } of verdict.inputs) this.#append(input);
    }
    if (verdict.says === 'fault') {
      this.faults.push(...verdict.faults.filter((fault) => !this.#isKnown(fault)));
    }
    if (verdict.says === 'question' && !this.#isAsked(verdict.question)) {
      this.questions.push(verdict.question);
    }
  }

  /** Somebody taps. */
  tap(input: InputBase): void {
    this.#apply(input);
    const { spot } = input as { readonly spot?: string };
    this.#referee = overrule(this.#referee, spot === undefined ? [] : [spot]);
  }

  /** The players say that it is right as it lies. */
  overrule(...spots: readonly string[]): void {
    this.#referee = overrule(this.#referee, spots);
  }

  #append(input: InputBase): void {
    this.#apply(input);
    this.log.push(Object.values(input).join(' '));
  }

  #apply(input: InputBase): void {
    const decided = this.#game.decide(this.state, input);
    if (!decided.ok) {
      throw new Error(`${JSON.stringify(input)} is refused: ${decided.error.code}`);
    }
    this.state = evolveAll<unknown, InputBase, EventBase, unknown>(
      this.#game,
      this.state,
      decided.value,
    );
    this.history.push(Object.values(input).join(' '));
  }

  #isKnown(fault: Fault): boolean {
    return this.faults.some(({ code, spot }) => code === fault.code && spot === fault.spot);
  }

  #isAsked(question: Question): boolean {
    return this.questions.some((one) => JSON.stringify(one) === JSON.stringify(question));
  }
}
