import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { FacadeMatch } from '../../referee/explain-look.ts';
import { judgeLook, type JudgedLook } from '../../referee/judge-look.ts';
import type { TablePart } from '../../referee/look-draft.ts';
import { draftOf, isSamePart, partsNow } from '../../referee/look-draft.ts';
import type { FacadeInput } from '../../rules/facade/decide.ts';
import type { Session } from '../../session/session.ts';
import type { SessionTrouble } from '../../session/session-trouble.ts';
import type { Camera } from '../../vision/camera/camera.ts';
import '../camera-view/camera-view.ts';
import type { CameraPhaseEvent, CameraView } from '../camera-view/camera-view.ts';
import type { CardTappedEvent } from '../events/card-tapped.ts';
import type { TableTalk } from '../game-table/table-talk.ts';
import { wordTrouble } from '../game-table/trouble-words.ts';
import { icon } from '../look/icons.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import { troubleNotice } from '../notice-card/trouble.ts';
import type { ReaderHolder } from '../reader/reader-holder.ts';
import '../table-overlay/table-overlay.ts';
import { t } from '../words/words.ts';
import './card-fix.ts';
import type { DraftChangedEvent } from './draft-changed.ts';
import { styles } from './facade-look.styles.ts';
import { LookDesk } from './look-desk.ts';
import './look-question.ts';
import './look-reading.ts';
import { wordHint, wordPart, wordVerdict } from './look-words.ts';
import { shownLook } from './shown-look.ts';

/**
 * The phone pointed at a part of a Façade table, over the whole screen: the picture with what is read in it, what that is
 * in the words of the game, what has to be asked, and the tap that enters it. Once nothing is missing the picture is
 * held, so that the phone can be put down.
 *
 * @fires sheet-closed - by its buttons, by Escape, or because there is nothing left to read for now
 */
@customElement('facade-look')
export class FacadeLook extends LitElement {
  static override styles = [base, paper, buttons, styles];

  @property({ attribute: false }) session!: Session;
  /** Changes whenever the game does. */
  @property({ attribute: false }) state: unknown;
  @property({ attribute: false }) camera!: Camera;
  @property({ attribute: false }) reader!: ReaderHolder;
  /** What a person has chosen to look at; undefined: what the game waits for. */
  @state() private chosen: TablePart | undefined;
  @state() private phase: CameraPhaseEvent['phase'] = 'asking';
  @state() private fixing: number | undefined;
  @state() private trouble: SessionTrouble | undefined;
  @query('dialog') private readonly dialog!: HTMLDialogElement;
  @query('camera-view') private readonly view!: CameraView | null;
  readonly #desk = new LookDesk(this);
  #isEntering = false;

  override firstUpdated(_: PropertyValues<this>): void {
    this.dialog.showModal();
  }

  override render() {
    const { judged, failure, still } = this.#desk;
    return html`<dialog aria-labelledby="heading" @cancel=${this.#cancel} @close=${this.#close}>
      <div
        class="frame"
        @draft-changed=${this.#change}
        @card-tapped=${({ id }: CardTappedEvent) => this.#fix(id)}
      >
        <header>
          <h2 id="heading" tabindex="-1" autofocus>${wordPart(this.aim, this.#talk)}</h2>
          <button class="round" aria-label=${t('common.close')} @click=${this.#close}>
            ${icon('close')}
          </button>
        </header>
        ${this.#parts()}
        <div class="camera">
          ${
            failure === undefined
              ? nothing
              : html`<div role="alert">${troubleNotice({ code: failure })}</div>`
          }
          <camera-view
            .camera=${this.camera}
            why=${t('pointing.why')}
            @camera-phase=${this.#phaseChanged}
          >
            ${still} ${this.#overlay(judged)}
            <button class="button" slot="instead" @click=${this.#close}>${t('live.stop')}</button>
          </camera-view>
        </div>
        ${this.#reading(judged)} ${this.#ends(judged)} ${this.#fixSheet(judged)}
      </div>
    </dialog>`;
  }

  get match(): FacadeMatch {
    return this.session.folded.state as FacadeMatch;
  }

  get video(): HTMLVideoElement | null {
    return this.view?.video ?? null;
  }

  get #talk(): TableTalk {
    return {
      zones: this.session.expected.zones,
      names: this.session.record.seats.map(({ name }) => name),
    };
  }

  get aim(): TablePart {
    return this.chosen ?? partsNow(this.match.game)[0] ?? { of: 'supply' };
  }

  /** What was read and held stays, whatever becomes of the camera. */
  get #isLooking(): boolean {
    const { phase } = this;
    return phase === 'live' || phase === 'opening' || this.#desk.still !== undefined;
  }

  #parts() {
    const parts = partsNow(this.match.game);
    if (parts.length < 2) return nothing;
    return html`<div class="parts" role="group" aria-label=${t('pointing.parts')}>
      ${parts.map(
        (part) =>
          html`<button
            class="button"
            aria-pressed=${isSamePart(part, this.aim) ? 'true' : 'false'}
            @click=${() => this.#choose(part)}
          >
            ${wordPart(part, this.#talk)}
          </button>`,
      )}
    </div>`;
  }

  /** While the picture runs, what this frame shows; once it is held, the draft. */
  #overlay(judged: JudgedLook | undefined) {
    const { look, draft, still } = this.#desk;
    if (look === undefined) return nothing;
    const { width, height, cards } = look.reading;
    const isHeld = still !== undefined && draft !== undefined && judged !== undefined;
    const now = isHeld ? draft : draftOf(this.aim, cards);
    const { arranged } = isHeld ? judged : judgeLook(this.match, now);
    return html`<table-overlay
      .width=${width}
      .height=${height}
      .cards=${shownLook(this.match, now, arranged)}
      ?tappable=${isHeld}
    ></table-overlay>`;
  }

  #reading(judged: JudgedLook | undefined) {
    const { draft } = this.#desk;
    if (!this.#isLooking) return nothing;
    return html`<div class="reading">
      <p class="status" role="status">${this.#status(judged)}</p>
      ${
        this.trouble === undefined
          ? nothing
          : html`<p role="alert">${wordTrouble(this.trouble, this.#talk)}</p>`
      }
      ${
        draft === undefined || judged === undefined || judged.verdict.says === 'nothing'
          ? nothing
          : html`${
                judged.verdict.says === 'question'
                  ? html`<look-question
                      .match=${this.match}
                      .draft=${draft}
                      .judged=${judged}
                      .question=${judged.verdict.question}
                      .talk=${this.#talk}
                    ></look-question>`
                  : nothing
              }
              <div class="paper">
                <look-reading
                  .match=${this.match}
                  .draft=${draft}
                  .judged=${judged}
                  .talk=${this.#talk}
                ></look-reading>
              </div>`
      }
    </div>`;
  }

  #status(judged: JudgedLook | undefined): string {
    const { failure, look, draft, still } = this.#desk;
    if (this.phase === 'opening' && still === undefined) return t('camera.opening');
    if (failure !== undefined) return '';
    if (look === undefined) return t('camera.looking');
    if (draft === undefined || judged === undefined) {
      return wordHint(this.match, this.aim, this.#talk);
    }
    return wordVerdict(this.match, draft, judged, this.#talk);
  }

  #ends(judged: JudgedLook | undefined) {
    const isHeld = this.#desk.still !== undefined || this.#desk.failure !== undefined;
    const { verdict } = judged ?? {};
    if (!this.#isLooking) return nothing;
    return html`<div class="ends">
      ${
        isHeld && verdict?.says === 'explained'
          ? nothing
          : html`<button class="button" @click=${this.#close}>${t('live.stop')}</button>`
      }
      ${
        isHeld
          ? html`<button class="button" @click=${() => this.#lookOn()}>
              ${t('pointing.again')}
            </button>`
          : nothing
      }
      ${
        verdict?.says === 'explained'
          ? html`<button
              class="button first"
              ?disabled=${!this.#desk.isRead}
              @click=${() => void this.#enter(verdict.inputs)}
            >
              ${t('pointing.so')}
            </button>`
          : nothing
      }
    </div>`;
  }

  #fixSheet(judged: JudgedLook | undefined) {
    const { draft } = this.#desk;
    if (this.fixing === undefined || draft === undefined || judged === undefined) return nothing;
    return html`<card-fix
      .match=${this.match}
      .draft=${draft}
      .judged=${judged}
      .cardId=${this.fixing}
      @sheet-closed=${(event: Event) => {
        event.stopPropagation();
        this.fixing = undefined;
      }}
    ></card-fix>`;
  }

  #phaseChanged({ phase }: CameraPhaseEvent): void {
    this.phase = phase;
    this.#desk.stop();
    // What was read and held does not need the camera any more.
    if (phase === 'live' && this.#desk.still === undefined) this.#lookOn();
  }

  #lookOn(): void {
    this.trouble = undefined;
    this.#desk.lookOn();
  }

  #fix(id: number): void {
    this.#desk.hold();
    this.fixing = id;
  }

  #change({ draft }: DraftChangedEvent): void {
    this.#desk.change(draft);
    this.fixing = undefined;
  }

  #choose(part: TablePart): void {
    this.chosen = part;
    this.#lookOn();
  }

  /** Enters what was read, then goes on to what the game waits for next, unless that is for the hands. */
  async #enter(inputs: readonly FacadeInput[]): Promise<void> {
    if (this.#isEntering) return;
    this.#isEntering = true;
    for (const input of inputs) {
      const done = await this.session.act(input, 'camera');
      if (done.ok) continue;
      this.trouble = done.error;
      break;
    }
    this.#isEntering = false;
    if (this.trouble !== undefined) return;
    const { stage } = this.match.game;
    this.chosen = undefined;
    if (stage === 'bidding' || stage === 'over') this.#close();
    else this.#lookOn();
  }

  #cancel(event: Event): void {
    event.preventDefault();
    this.#close();
  }

  #close(): void {
    this.dispatchEvent(new Event('sheet-closed', { bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'facade-look': FacadeLook;
  }
}
