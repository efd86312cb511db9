import { html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Camera } from '../../vision/camera/camera.ts';
import '../add-dialog/add-dialog.ts';
import '../camera-screen/camera-screen.ts';
import '../card-dialog/card-dialog.ts';
import { AnnouncedEvent } from '../events/announced.ts';
import type { CardTappedEvent } from '../events/card-tapped.ts';
import { GoEvent } from '../events/go.ts';
import type { LookTakenEvent } from '../events/look-taken.ts';
import { addLook, cardsOf, chooseSuit, startFromLook, type Look } from '../facade-score/sheet.ts';
import { scoreSheet } from '../facade-score/sheet-score.ts';
import type { SheetStore } from '../facade-score/sheet-store.ts';
import { wordScore } from '../facade-score/score-words.ts';
import '../facade-sheet/facade-sheet.ts';
import '../facade-start/facade-start.ts';
import '../look-dialog/look-dialog.ts';
import type { LookUse, LookUseChosenEvent } from '../look-dialog/look-dialog.ts';
import { base } from '../look/shared-styles.ts';
import type { ReaderHolder } from '../reader/reader-holder.ts';
import type { Route } from '../routing/routes.ts';
import '../suit-dialog/suit-dialog.ts';
import type { SuitChosenEvent } from '../suit-choice/suit-choice.ts';

/** How long the camera stays open while someone looks at a sheet and may want another look. */
const CAMERA_REST_MS = 30_000;

/** FA-8: the scoring of finished melds with no game set up; its screens, and what goes from one to the next. */
@customElement('facade-area')
export class FacadeArea extends LitElement {
  static override styles = [base];

  @property({ attribute: false }) route!: Route;
  @property({ attribute: false }) store!: SheetStore;
  @property({ attribute: false }) reader!: ReaderHolder;
  @property({ attribute: false }) camera!: Camera;
  /** A picture that was read while cards are on the sheet: its use is asked about. */
  @state() private pendingLook: Look | undefined;
  #cameraRest: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.addEventListener('card-tapped', (event) =>
      this.#go({ at: 'facade-card', id: (event as CardTappedEvent).id }),
    );
    this.addEventListener('look-taken', (event) => this.#lookTaken((event as LookTakenEvent).look));
    this.addEventListener('sheet-closed', () => this.#go({ at: 'facade-sheet' }, 'leave'));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#cameraRest);
    this.camera.stop();
  }

  override willUpdate(): void {
    this.#restCamera();
  }

  override render() {
    return html`${this.#screen()} ${this.#dialog()}`;
  }

  #screen() {
    switch (this.route.at) {
      case 'facade':
        return html`<facade-start .store=${this.store} .reader=${this.reader}></facade-start>`;
      case 'facade-camera':
        return html`<camera-screen
          .camera=${this.camera}
          .reader=${this.reader}
          .sheet=${this.store.sheet}
        ></camera-screen>`;
      default:
        return html`<facade-sheet .store=${this.store}></facade-sheet>`;
    }
  }

  #dialog() {
    const { route } = this;
    if (this.pendingLook !== undefined && route.at === 'facade-sheet') {
      return html`<look-dialog
        .found=${this.pendingLook.groups.flat().length}
        .present=${cardsOf(this.store.sheet).length}
        @look-use-chosen=${(event: LookUseChosenEvent) => this.#useLook(event.use)}
      ></look-dialog>`;
    }
    if (route.at === 'facade-add') return html`<add-dialog .store=${this.store}></add-dialog>`;
    if (route.at === 'facade-card') {
      return html`<card-dialog .store=${this.store} .cardId=${route.id}></card-dialog>`;
    }
    if (route.at === 'facade-suit') {
      return html`<suit-dialog
        .suit=${this.store.sheet.ownSuit}
        @suit-chosen=${this.#suitChosen}
      ></suit-dialog>`;
    }
    return nothing;
  }

  #go(route: Route, how: GoEvent['how'] = 'push'): void {
    this.dispatchEvent(new GoEvent(route, how));
  }

  /** One stream serves look after look; it ends when nobody comes back. */
  #restCamera(): void {
    clearTimeout(this.#cameraRest);
    if (this.route.at === 'facade-camera' || !this.camera.isOpen) return;
    this.#cameraRest = setTimeout(() => this.camera.stop(), CAMERA_REST_MS);
  }

  #lookTaken(look: Look): void {
    const isFirst = cardsOf(this.store.sheet).length === 0;
    this.pendingLook = isFirst ? undefined : look;
    if (isFirst) this.store.change((sheet) => startFromLook(sheet, look));
    // Back from the sheet leads past the camera, which would only open again.
    this.#go({ at: 'facade-sheet' }, this.route.at === 'facade-camera' ? 'replace' : 'push');
    if (isFirst) this.#announceScore();
  }

  #useLook(use: LookUse): void {
    const look = this.pendingLook;
    this.pendingLook = undefined;
    if (look === undefined || use === 'drop') return;
    this.store.change((sheet) =>
      use === 'add' ? addLook(sheet, look) : startFromLook(sheet, look),
    );
    this.#announceScore();
  }

  #suitChosen(event: SuitChosenEvent): void {
    this.store.change((sheet) => chooseSuit(sheet, event.suit));
    this.#announceScore();
    this.requestUpdate();
  }

  #announceScore(): void {
    this.dispatchEvent(new AnnouncedEvent(wordScore(scoreSheet(this.store.sheet))));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'facade-area': FacadeArea;
  }
}
