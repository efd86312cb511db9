import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Session } from '../../session/session.ts';
import '../die/shake-hint.ts';
import { resultLink } from '../ending/result-link.ts';
import { isComputersMove } from '../game-desk/computers-move.ts';
import { choiceOfSpots, isOffered } from '../game-table/offers.ts';
import type { TapMode } from '../game-table/spot-tap.ts';
import { icon } from '../look/icons.ts';
import { base, buttons } from '../look/shared-styles.ts';
import '../piece-art/piece-mark.ts';
import { t } from '../words/words.ts';

/** What can be pressed besides the cards. */
const TOOLS = [
  'peek',
  'save',
  'roll',
  'real-die',
  'recall',
  'close',
  'begin',
  'pick-done',
  'pick-cancel',
  'agree-end',
] as const;
export type Tool = (typeof TOOLS)[number];

export class ToolChosenEvent extends Event {
  readonly tool: Tool;

  constructor(tool: Tool) {
    super('tool-chosen', { bubbles: true, composed: true });
    this.tool = tool;
  }
}

/**
 * The buttons of the moment in a game of the Memory family: only what the rules allow now.
 *
 * @fires tool-chosen
 */
@customElement('memory-tools')
export class MemoryTools extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      .tools {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        direction: var(--reach);
      }

      .tools > * {
        direction: ltr;
      }

      .tools .button {
        flex: 1 1 auto;
        padding-inline: var(--space-2);
      }

      .button[aria-pressed='true'] {
        background: var(--brass);
        border-color: var(--brass-deep);
        color: var(--on-brass);
        box-shadow: inset 0 0 0 2px var(--brass-deep);
      }

      .notice {
        flex-basis: 100%;
        color: var(--on-felt);
      }

      .beside {
        flex: 1 1 9rem;
        align-self: center;
        line-height: 1.25;
      }

      piece-mark {
        --piece-width: 1.5rem;
      }
    `,
  ];

  @property({ attribute: false }) session!: Session;
  /** Changes whenever the game does. */
  @property({ attribute: false }) state: unknown;
  @property() mode: TapMode = 'view';
  /** The type of input for which places are being picked, and how many have been. */
  @property() picking: string | undefined;
  @property({ type: Number }) picked = 0;

  override render() {
    return html`<div class="tools">${this.#tools()}</div>`;
  }

  #tools() {
    const { session } = this;
    if (session.outcome !== undefined) return resultLink(session.record.id);
    if (this.picking !== undefined) return this.#picks(this.picking);
    if (isComputersMove(session)) return nothing;
    // In the place of the rest, so that the table keeps its size under the finger.
    if (this.mode === 'save') {
      return html`<p class="notice beside">${t('prompt.save-on')}</p>
        ${this.#toggle('save')}`;
    }
    const { legal } = session;
    const offered = (tool: Tool) => isOffered(legal, tool);
    const isComputers = session.computer() !== undefined;
    return html`
      ${offered('close') ? this.#press('close', t('act.close'), true) : nothing}
      ${offered('begin') ? this.#press('begin', t('act.begin'), true) : nothing}
      ${offered('roll') && !isComputers ? this.#die() : nothing}
      ${offered('recall') && !isComputers ? this.#press('recall', t('act.recall')) : nothing}
      ${offered('peek') && !isComputers ? this.#toggle('peek') : nothing}
      ${offered('save') && !isComputers ? this.#toggle('save') : nothing}
      ${
        session.view.notices.includes('stalled')
          ? html`<p class="notice">${t('notice.stalled')}</p>
              ${this.#press('agree-end', t('act.end-as-scored'))}`
          : nothing
      }
    `;
  }

  #die(): TemplateResult {
    return html`${this.#press('roll', t('act.roll'))} ${this.#press('real-die', t('act.real-die'))}
      <shake-hint @phone-shaken=${() => this.#choose('roll')}></shake-hint>`;
  }

  #toggle(mode: 'peek' | 'save'): TemplateResult {
    const { turn = 0, seats } = this.session.view;
    const pieces = seats[turn]?.pieces ?? [];
    const kind = mode === 'peek' ? 'stone' : 'token';
    const count = pieces.filter((piece) => piece.kind === kind).length;
    const piece = pieces.find((one) => one.kind === kind);
    const isOn = this.mode === mode;
    return html`<button
      class="button"
      aria-pressed=${isOn ? 'true' : 'false'}
      @click=${() => this.#choose(mode)}
    >
      ${piece === undefined ? nothing : html`<piece-mark .piece=${piece}></piece-mark>`}
      ${mode === 'peek' ? t('act.peek', { count }) : t('act.save')}
    </button>`;
  }

  #picks(type: string): TemplateResult {
    const { legal } = this.session;
    const { counts } = choiceOfSpots(legal, type);
    const count = this.picked;
    const isRefill = type === 'refill';
    const most = Math.max(...counts, 0);
    const words = isRefill
      ? t('act.refill', { count: most })
      : count === 0
        ? t('menu.ran-out-none')
        : t('menu.ran-out-now', { count });
    const fits = counts.includes(count) || (!isRefill && count === 0 && mayBeNone(this.session));
    return html`<p class="notice">
        ${isRefill ? t('act.refill-help', { count: most }) : t('menu.ran-out-help')}
      </p>
      <button class="button first" ?disabled=${!fits} @click=${() => this.#choose('pick-done')}>
        ${icon('check')} ${words}
      </button>
      ${isRefill ? nothing : this.#press('pick-cancel', t('act.cancel'))}`;
  }

  #press(tool: Tool, words: string, isFirst = false): TemplateResult {
    return html`<button class="button ${isFirst ? 'first' : ''}" @click=${() => this.#choose(tool)}>
      ${words}
    </button>`;
  }

  #choose(tool: Tool): void {
    this.dispatchEvent(new ToolChosenEvent(tool));
  }
}

/** TM-8: a stock that still should hold cards may have run out without leaving a hole. */
function mayBeNone({ view }: Session): boolean {
  return view.piles.some(({ id, count }) => id === 'stock' && count > 0);
}

declare global {
  interface HTMLElementTagNameMap {
    'memory-tools': MemoryTools;
  }
}
