import { html, LitElement } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Camera } from '../../vision/camera/camera.ts';
import type { AnnouncedEvent } from '../events/announced.ts';
import type { GoEvent } from '../events/go.ts';
import type { SheetStore } from '../facade-score/sheet-store.ts';
import '../home-screen/home-screen.ts';
import type { KeepingHolder } from '../keeping/keeping-holder.ts';
import { base, buttons } from '../look/shared-styles.ts';
import '../notice-card/notice-card.ts';
import type { ReaderHolder } from '../reader/reader-holder.ts';
import type { Router } from '../routing/router.ts';
import type { Route } from '../routing/routes.ts';
import type { PreferenceStore } from '../settings/preference-store.ts';
import { t } from '../words/words.ts';
import { styles } from './kibitz-app.styles.ts';
import { bring, gameOf, isHere, isSamePage, screenOf, titleOf } from './screens.ts';

/** The whole app: which screen is shown, and what each of them is given. */
@customElement('kibitz-app')
export class KibitzApp extends LitElement {
  static override styles = [base, buttons, styles];

  @property({ attribute: false }) router!: Router;
  @property({ attribute: false }) store!: SheetStore;
  @property({ attribute: false }) reader!: ReaderHolder;
  @property({ attribute: false }) camera!: Camera;
  @property({ attribute: false }) preferences!: PreferenceStore;
  @property({ attribute: false }) keeping!: KeepingHolder;
  /** The place that is on the screen: the router's, once the screen for it has arrived. */
  @state() private shown: Route | undefined;
  @state() private hasFailed = false;
  @state() private announcement = '';
  @query('main') private readonly main!: HTMLElement;

  override connectedCallback(): void {
    super.connectedCallback();
    this.router.listen(() => void this.#enter());
    void this.#enter();
  }

  override render() {
    return html`<main
        tabindex="-1"
        @go=${(event: GoEvent) => this.#go(event)}
        @announced=${(event: AnnouncedEvent) => (this.announcement = event.text)}
      >
        ${this.hasFailed ? this.#failure() : this.shown && this.#screen(this.shown)}
      </main>
      <p class="unseen" role="status">${this.announcement}</p>`;
  }

  #screen(route: Route) {
    const { preferences, keeping } = this;
    switch (route.at) {
      case 'home':
        return html`<home-screen .sheets=${this.store} .keeping=${keeping}></home-screen>`;
      case 'new':
        return html`<setup-screen .gameId=${route.gameId} .keeping=${keeping}></setup-screen>`;
      case 'game':
        return html`<game-place
          .gameId=${route.id}
          .keeping=${keeping}
          .camera=${this.camera}
          .reader=${this.reader}
        ></game-place>`;
      case 'end':
        return html`<end-screen .gameId=${route.id} .keeping=${keeping}></end-screen>`;
      case 'replay':
        return html`<replay-screen .gameId=${route.id} .keeping=${keeping}></replay-screen>`;
      case 'history':
        return html`<history-screen .keeping=${keeping}></history-screen>`;
      case 'settings':
        return html`<settings-screen
          .preferences=${preferences}
          .keeping=${keeping}
          .camera=${this.camera}
        ></settings-screen>`;
      case 'words':
        return html`<words-screen></words-screen>`;
      case 'packs':
        return html`<packs-screen .preferences=${preferences}></packs-screen>`;
      case 'practice':
        return html`<practice-screen .reader=${this.reader}></practice-screen>`;
      case 'rules':
        return html`<rules-screen .gameId=${route.gameId}></rules-screen>`;
      case 'bring':
        return html`<bring-screen .packed=${route.packed} .keeping=${keeping}></bring-screen>`;
      default:
        return html`<facade-area
          .route=${route}
          .store=${this.store}
          .reader=${this.reader}
          .camera=${this.camera}
        ></facade-area>`;
    }
  }

  #failure() {
    return html`<notice-card
      kind="trouble"
      role="alert"
      heading=${t('place.missing')}
      help=${t('place.missing-help')}
    >
      <button class="button first" @click=${() => location.reload()}>${t('place.again')}</button>
    </notice-card>`;
  }

  #go({ route, how }: GoEvent): void {
    if (how === 'leave') this.router.leave(route);
    else this.router.go(route, how);
  }

  /** The old screen stays until the new one has arrived; another way taken meanwhile is the one that counts. */
  async #enter(): Promise<void> {
    const { route } = this.router;
    const screen = screenOf(route);
    this.hasFailed = false;
    if (!isHere(screen)) {
      try {
        await bring(screen);
      } catch {
        // Offline, or a newer version has replaced the pieces of this one.
        this.hasFailed = this.router.route === route;
        return;
      }
      if (this.router.route !== route) return;
    }
    const before = this.shown;
    this.shown = route;
    this.#closeGame(before, route);
    document.title = titleOf(route);
    await this.updateComplete;
    if (before !== undefined) this.#settle(isSamePage(before, route));
  }

  /** A game that is left may be played in another tab, and holds no new version of the app back. */
  #closeGame(before: Route | undefined, now: Route): void {
    const id = before && gameOf(before);
    if (id === undefined || id === gameOf(now)) return;
    void this.keeping.opened().then(({ sessions }) => sessions.close(id));
  }

  /** A new page begins at its top, for the eye and for the keyboard. */
  #settle(isSame: boolean): void {
    if (!isSame) scrollTo(0, 0);
    // So does one whose dialog was about something that is gone: there is nothing to give the focus back to.
    if (!isSame || document.activeElement === document.body) {
      this.main.focus({ preventScroll: true });
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'kibitz-app': KibitzApp;
  }
}
