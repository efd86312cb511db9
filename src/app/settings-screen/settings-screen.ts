import { html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Camera } from '../../vision/camera/camera.ts';
import '../app-bar/app-bar.ts';
import { canVibrate } from '../haptics/haptics.ts';
import type { KeepingHolder } from '../keeping/keeping-holder.ts';
import '../keeping-panel/keeping-panel.ts';
import '../lens-choice/lens-choice.ts';
import { chips, switches } from '../look/form-styles.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import { makeRoute } from '../routing/routes.ts';
import type { PreferenceStore } from '../settings/preference-store.ts';
import { THEMES, type Preferences } from '../settings/preferences.ts';
import { Speaker } from '../speech/speaker.ts';
import { LANGUAGES, nameOfLanguage } from '../words/languages.ts';
import { languageTag, t } from '../words/words.ts';
import { styles } from './settings-screen.styles.ts';

const GAME_IDS = ['twisted-memory', 'memory', 'facade', 'q-memory', 'dizzy-memory'] as const;

type Switch = {
  readonly [K in keyof Preferences]: Preferences[K] extends boolean ? K : never;
}[keyof Preferences];

/** How a person likes the app, what it keeps, and what it is. */
@customElement('settings-screen')
export class SettingsScreen extends LitElement {
  static override styles = [base, paper, buttons, chips, switches, styles];

  @property({ attribute: false }) preferences!: PreferenceStore;
  @property({ attribute: false }) keeping!: KeepingHolder;
  @property({ attribute: false }) camera!: Camera;
  @state() private languageNames: Readonly<Record<string, string>> = {};
  @state() private hasVoice = true;
  #deafen: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#deafen = this.preferences.listen(() => this.requestUpdate());
    void this.#nameLanguages();
    void new Speaker(languageTag()).findVoice().then((hasVoice) => (this.hasVoice = hasVoice));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#deafen?.();
  }

  override render() {
    return html`<app-bar heading=${t('place.settings')}></app-bar>
      <div class="columns">
        <section class="paper">
          <h2>${t('settings.look')}</h2>
          ${this.#language()} ${this.#theme()}
          ${this.#switch(
            t('settings.less-motion'),
            t('settings.less-motion-help'),
            this.preferences.current.motion === 'less',
            (isOn) => this.preferences.change({ motion: isOn ? 'less' : 'system' }),
          )}
          ${this.#preference('leftHanded', t('settings.left-handed'), t('settings.left-handed-help'))}
        </section>
        <section class="paper">
          <h2>${t('settings.sound')}</h2>
          ${this.#preference('sound', t('settings.sounds'))}
          ${this.#preference('voice', t('settings.voice'), this.#voiceHelp())}
          ${this.#preference('haptics', t('settings.haptics'), canVibrate() ? '' : t('settings.haptics-missing'))}
        </section>
        <section class="paper">
          <h2>${t('settings.camera')}</h2>
          <lens-choice .camera=${this.camera}></lens-choice>
        </section>
        <keeping-panel class="paper" .keeping=${this.keeping}></keeping-panel>
        <section class="paper">
          <h2>${t('settings.about')}</h2>
          <p>${t('settings.about-private')}</p>
          <a class="button" href=${makeRoute({ at: 'practice' })}>${t('practice.watch')}</a>
          <p class="soft small">${t('settings.about-licence')}</p>
          <h3>${t('settings.rules')}</h3>
          <nav aria-label=${t('settings.rules')}>
            ${GAME_IDS.map(
              (gameId) =>
                html`<a class="button" href=${makeRoute({ at: 'rules', gameId })}>
                  ${t(`game.${gameId}`)}
                </a>`,
            )}
            <a class="button" href=${makeRoute({ at: 'words' })}>${t('place.words')}</a>
          </nav>
        </section>
      </div>`;
  }

  #language() {
    const { language } = this.preferences.current;
    const tags = ['system', ...LANGUAGES];
    return html`<fieldset>
      <legend>${t('settings.language')}</legend>
      <div class="chips">
        ${tags.map(
          (tag) =>
            html`<label class="chip">
              <input
                type="radio"
                name="language"
                .checked=${tag === language}
                @change=${() => this.#speak(tag)}
              />
              ${
                tag === 'system'
                  ? html`<span>${t('settings.language-system')}</span>`
                  : html`<span lang=${tag}>${this.languageNames[tag] ?? tag}</span>`
              }
            </label>`,
        )}
      </div>
      <p class="soft small">${t('settings.language-help')}</p>
    </fieldset>`;
  }

  #theme() {
    return html`<fieldset>
      <legend>${t('settings.theme')}</legend>
      <div class="chips">
        ${THEMES.map(
          (theme) =>
            html`<label class="chip">
              <input
                type="radio"
                name="theme"
                .checked=${theme === this.preferences.current.theme}
                @change=${() => this.preferences.change({ theme })}
              />
              <span>${t(`settings.theme.${theme}`)}</span>
            </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #preference(key: Switch, text: string, help = '') {
    return this.#switch(text, help, this.preferences.current[key], (isOn) =>
      this.preferences.change({ [key]: isOn }),
    );
  }

  #switch(text: string, help: string, isOn: boolean, change: (isOn: boolean) => void) {
    return html`<label class="switch">
      <span class="text">
        <strong>${text}</strong>
        ${help === '' ? nothing : html`<span class="soft small">${help}</span>`}
      </span>
      <input
        type="checkbox"
        role="switch"
        .checked=${isOn}
        @change=${(event: Event) => change((event.target as HTMLInputElement).checked)}
      />
    </label>`;
  }

  /** What the voice says, or that there is none for this language and what takes its place. */
  #voiceHelp(): string {
    if (this.hasVoice) return t('settings.voice-help');
    const tag = languageTag();
    return t('settings.voice-missing', { language: this.languageNames[tag] ?? tag });
  }

  async #nameLanguages(): Promise<void> {
    const names = await Promise.all(LANGUAGES.map(async (tag) => [tag, await nameOfLanguage(tag)]));
    this.languageNames = Object.fromEntries(names) as Readonly<Record<string, string>>;
  }

  /** Everything on the screen is in the old language: the page begins anew, at this same place. */
  #speak(language: string): void {
    this.preferences.change({ language });
    location.reload();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'settings-screen': SettingsScreen;
  }
}
