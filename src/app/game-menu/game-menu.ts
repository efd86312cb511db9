import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../bottom-sheet/bottom-sheet.ts';
import '../choice-sheet/choice-sheet.ts';
import type { ChoiceMadeEvent } from '../choice-sheet/choice-sheet.ts';
import type { AnyInput, GameDesk } from '../game-desk/game-desk.ts';
import { choiceOfSpots, isOffered, seatsFor } from '../game-table/offers.ts';
import { nameOf } from '../game-table/table-talk.ts';
import { base, buttons } from '../look/shared-styles.ts';
import { makeRoute } from '../routing/routes.ts';
import { t } from '../words/words.ts';

/** What ends or upsets a game is asked about once more. */
type Doubt = { readonly input: AnyInput; readonly lead: string };

/** Places are to be picked for an input of this type. */
export class PickAskedEvent extends Event {
  readonly input: string;

  constructor(input: string) {
    super('pick-asked', { bubbles: true, composed: true });
    this.input = input;
  }
}

/**
 * What is seldom needed at a table: its rules, the way out, and the ends that players can agree on (ANY-9).
 *
 * @fires pick-asked
 * @fires move-asked
 * @fires sheet-closed
 */
@customElement('game-menu')
export class GameMenu extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      .stack {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
        gap: var(--space-3);
      }

      .button {
        inline-size: 100%;
      }

      .help {
        padding-block-start: var(--space-1);
        color: var(--ink-soft);
        font-size: var(--text-small);
        text-align: center;
      }
    `,
  ];

  @property({ attribute: false }) desk!: GameDesk;
  @property({ attribute: false }) isSample = false;
  @state() private doubt: Doubt | undefined;
  @state() private isResigning = false;

  override render() {
    if (this.doubt !== undefined) return this.#sure(this.doubt);
    if (this.isResigning) return this.#whoResigns();
    const { session } = this.desk;
    const { legal, game } = session;
    return html`<bottom-sheet heading=${t('menu.title')}>
      <div class="stack">
        ${link(makeRoute({ at: 'rules', gameId: game.id }), t('menu.rules'))}
        ${link(makeRoute({ at: 'settings' }), t('menu.settings'))}
        ${
          isOffered(legal, 'stock-ran-out')
            ? entry(t('menu.ran-out'), '', () => this.#ranOut())
            : nothing
        }
        ${
          isOffered(legal, 'stock-goes-on')
            ? entry(t('menu.goes-on'), '', () => this.#do({ type: 'stock-goes-on' }))
            : nothing
        }
        ${
          isOffered(legal, 'lay-anew')
            ? entry(t('act.lay-anew'), this.#layAnewHelp(), () =>
                this.#ask({ type: 'lay-anew' }, t('menu.sure-lay-anew')),
              )
            : nothing
        }
        ${isOffered(legal, 'agree-end') && !this.isSample ? this.#ends() : nothing}
        ${this.isSample ? nothing : entry(t('move.title'), '', () => this.#move())}
        ${link(makeRoute({ at: 'home' }), t('menu.leave'), this.isSample ? '' : t('menu.leave-help'))}
      </div>
    </bottom-sheet>`;
  }

  #ends(): TemplateResult {
    return html`
      ${entry(t('menu.end'), t('menu.end-help'), () =>
        this.#ask({ type: 'agree-end' }, t('menu.sure-end')),
      )}
      ${entry(t('menu.resign'), t('menu.resign-help'), () => {
        this.isResigning = true;
      })}
      ${entry(t('menu.misdeal'), t('menu.misdeal-help'), () =>
        this.#ask({ type: 'call-misdeal' }, t('menu.sure-misdeal')),
      )}
    `;
  }

  #layAnewHelp(): string {
    const isWarned = this.desk.session.view.notices.includes('link-may-become-impossible');
    return isWarned ? t('act.lay-anew-help') : '';
  }

  #sure({ input, lead }: Doubt): TemplateResult {
    return html`<choice-sheet
      heading=${t('menu.sure')}
      lead=${lead}
      .choices=${[
        { value: 'no', words: t('act.go-on'), isFirst: true },
        { value: 'yes', words: this.#nameOf(input) },
      ]}
      @choice-made=${({ value }: ChoiceMadeEvent) => {
        if (value === 'yes') this.#do(input);
        else this.#close();
      }}
    ></choice-sheet>`;
  }

  #nameOf({ type }: AnyInput): string {
    switch (type) {
      case 'agree-end':
        return t('menu.end');
      case 'call-misdeal':
        return t('menu.misdeal');
      case 'resign':
        return t('menu.resign');
      default:
        return t('act.lay-anew');
    }
  }

  #whoResigns(): TemplateResult {
    const { session, talk } = this.desk;
    const seats = seatsFor(session.legal, 'resign');
    return html`<choice-sheet
      heading=${t('menu.resign-who')}
      .choices=${seats.map((seat) => ({ value: `${seat}`, words: nameOf(talk, seat) }))}
      @choice-made=${({ value }: ChoiceMadeEvent) => {
        const seat = Number(value);
        this.#ask({ type: 'resign', seat }, t('menu.sure-resign', { name: nameOf(talk, seat) }));
      }}
    ></choice-sheet>`;
  }

  /** Nothing was refilled lately: no place can have stayed empty, and nothing has to be picked. */
  #ranOut(): void {
    const { among } = choiceOfSpots(this.desk.session.legal, 'stock-ran-out');
    if (among.length === 0) this.#do({ type: 'stock-ran-out', spots: [] });
    else this.dispatchEvent(new PickAskedEvent('stock-ran-out'));
  }

  #ask(input: AnyInput, lead: string): void {
    this.doubt = { input, lead };
  }

  #do(input: AnyInput): void {
    void this.desk.act(input);
    this.#close();
  }

  /** Whoever holds what is kept shows the way. */
  #move(): void {
    this.#close();
    this.dispatchEvent(new Event('move-asked', { bubbles: true, composed: true }));
  }

  #close(): void {
    this.dispatchEvent(new Event('sheet-closed', { bubbles: true, composed: true }));
  }
}

function entry(words: string, help: string, act: () => void): TemplateResult {
  return html`<div>
    <button class="button" @click=${act}>${words}</button>
    ${help === '' ? nothing : html`<p class="help">${help}</p>`}
  </div>`;
}

function link(href: string, words: string, help = ''): TemplateResult {
  return html`<div>
    <a class="button" href=${href}>${words}</a>
    ${help === '' ? nothing : html`<p class="help">${help}</p>`}
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'game-menu': GameMenu;
  }
}
