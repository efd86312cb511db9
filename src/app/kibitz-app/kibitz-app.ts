import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Camera } from '../../vision/camera.ts';
import '../add-dialog/add-dialog.ts';
import '../camera-screen/camera-screen.ts';
import '../card-dialog/card-dialog.ts';
import type { AnnouncedEvent } from '../events/announced.ts';
import type { CardTappedEvent } from '../events/card-tapped.ts';
import type { LookTakenEvent } from '../events/look-taken.ts';
import '../facade-sheet/facade-sheet.ts';
import '../facade-start/facade-start.ts';
import { addLook, cardsOf, chooseSuit, startFromLook, type Look } from '../facade-score/sheet.ts';
import { scoreSheet } from '../facade-score/sheet-score.ts';
import type { SheetStore } from '../facade-score/sheet-store.ts';
import { wordScore } from '../facade-score/score-words.ts';
import '../home-screen/home-screen.ts';
import '../look-dialog/look-dialog.ts';
import type { LookUse, LookUseChosenEvent } from '../look-dialog/look-dialog.ts';
import { base } from '../look/shared-styles.ts';
import type { ReaderHolder } from '../reader/reader-holder.ts';
import type { Router } from '../routing/router.ts';
import type { Route } from '../routing/routes.ts';
import '../suit-dialog/suit-dialog.ts';
import type { SuitChosenEvent } from '../suit-choice/suit-choice.ts';
import { t } from '../words/words.ts';
import { styles } from './kibitz-app.styles.ts';

/** How long the camera stays open while someone looks at a sheet and may want another look. */
const CAMERA_REST_MS = 30_000;

/** The whole app: which screen is shown, and what goes from one to the next. */
@customElement('kibitz-app')
export class KibitzApp extends LitElement {
  static override styles = [base, styles];

  @property({ attribute: false }) router!: Router;
  @property({ attribute: false }) store!: SheetStore;
  @property({ attribute: false }) reader!: ReaderHolder;
  @property({ attribute: false }) camera!: Camera;
  /** A picture that was read while cards are on the sheet: its use is asked about. */
  @state() private pendingLook: Look | undefined;
  @state() private announcement = '';
  @query('main') private readonly main!: HTMLElement;
  #screen = '';
  #cameraRest: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.router.listen(() => this.#enter());
    this.#screen = screenOf(this.router.route);
    document.title = this.#title();
  }

  override render() {
    return html`<main
        tabindex="-1"
        @card-tapped=${(event: CardTappedEvent) =>
          this.router.go({ at: 'facade-card', id: event.id })}
        @look-taken=${(event: LookTakenEvent) => this.#lookTaken(event.look)}
        @announced=${(event: AnnouncedEvent) => this.#announce(event.text)}
        @sheet-closed=${() => this.router.leave({ at: 'facade-sheet' })}
      >
        ${this.#screenOf(this.router.route)} ${this.#dialogOf(this.router.route)}
      </main>
      <p class="unseen" role="status">${this.announcement}</p>`;
  }

  #screenOf(route: Route) {
    switch (route.at) {
      case 'home':
        return html`<home-screen .store=${this.store}></home-screen>`;
      case 'facade':
        return html`<facade-start .store=${this.store} .reader=${this.reader}></facade-start>`;
      case 'facade-camera':
        return html`<camera-screen
          .camera=${this.camera}
          .reader=${this.reader}
          .sheet=${this.store.sheet}
        ></camera-screen>`;
      case 'facade-sheet':
      case 'facade-add':
      case 'facade-suit':
      case 'facade-card':
        return html`<facade-sheet .store=${this.store}></facade-sheet>`;
    }
  }

  #dialogOf(route: Route) {
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

  #enter(): void {
    this.#restCamera();
    this.requestUpdate();
    const screen = screenOf(this.router.route);
    const isNew = screen !== this.#screen;
    this.#screen = screen;
    document.title = this.#title();
    void this.updateComplete.then(() => {
      // A new screen is a new page: it begins at its top, for the eye and for the keyboard.
      if (isNew) scrollTo(0, 0);
      // So does one whose dialog was about a card that is gone: there is nothing to give the focus back to.
      if (isNew || document.activeElement === document.body)
        this.main.focus({ preventScroll: true });
    });
  }

  /** One stream serves look after look; it ends when the way leads elsewhere, or when nobody comes back. */
  #restCamera(): void {
    clearTimeout(this.#cameraRest);
    const screen = screenOf(this.router.route);
    if (screen === 'facade-camera' || !this.camera.isOpen) return;
    if (screen === 'home') this.camera.stop();
    else this.#cameraRest = setTimeout(() => this.camera.stop(), CAMERA_REST_MS);
  }

  #lookTaken(look: Look): void {
    const isFirst = cardsOf(this.store.sheet).length === 0;
    this.pendingLook = isFirst ? undefined : look;
    if (isFirst) this.store.change((sheet) => startFromLook(sheet, look));
    // Back from the sheet leads past the camera, which would only open again.
    this.router.go({ at: 'facade-sheet' }, this.#screen === 'facade-camera' ? 'replace' : 'push');
    if (isFirst) this.#announce(wordScore(scoreSheet(this.store.sheet)));
  }

  #useLook(use: LookUse): void {
    const look = this.pendingLook;
    this.pendingLook = undefined;
    if (look === undefined || use === 'drop') return;
    this.store.change((sheet) =>
      use === 'add' ? addLook(sheet, look) : startFromLook(sheet, look),
    );
    this.#announce(wordScore(scoreSheet(this.store.sheet)));
  }

  #suitChosen(event: SuitChosenEvent): void {
    this.store.change((sheet) => chooseSuit(sheet, event.suit));
    this.#announce(wordScore(scoreSheet(this.store.sheet)));
    this.requestUpdate();
  }

  #announce(text: string): void {
    this.announcement = text;
  }

  #title(): string {
    switch (this.#screen) {
      case 'facade':
        return t('app.title', { screen: t('facade.title') });
      case 'facade-camera':
        return t('app.title', { screen: t('camera.title') });
      case 'facade-sheet':
        return t('app.title', { screen: t('sheet.title') });
      default:
        return t('app.name');
    }
  }
}

/** The screen of a place; dialogs lie over the sheet. */
function screenOf({ at }: Route): 'home' | 'facade' | 'facade-camera' | 'facade-sheet' {
  return at === 'facade-add' || at === 'facade-suit' || at === 'facade-card' ? 'facade-sheet' : at;
}

declare global {
  interface HTMLElementTagNameMap {
    'kibitz-app': KibitzApp;
  }
}
