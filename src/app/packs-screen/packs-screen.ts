import { html, LitElement, svg } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { LETTERED_RANKS, LETTERING_NAMES, type Lettering } from '../../cards/letterings.ts';
import { LIZZY_TYPES, makeLizzy, type LizzyType } from '../../cards/lizzy.ts';
import { TILE_PACK } from '../../cards/tiles.ts';
import '../app-bar/app-bar.ts';
import { drawRank } from '../card-face/card-art.ts';
import '../card-face/card-face.ts';
import { browserPlace } from '../facade-score/keeping-place.ts';
import '../lizzy-face/lizzy-face.ts';
import { chips } from '../look/form-styles.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import {
  GUESSED_GOLDEN,
  keepGolden,
  readGolden,
  type GoldenKinds,
} from '../own-packs/golden-cards.ts';
import type { PreferenceStore } from '../settings/preference-store.ts';
import '../tile-face/tile-face.ts';
import { faceName, sentence } from '../words/face-words.ts';
import { formatTotal, t } from '../words/words.ts';
import { styles } from './packs-screen.styles.ts';

/** The packs that Kibitz knows, and what a person can say of the ones at home. */
@customElement('packs-screen')
export class PacksScreen extends LitElement {
  static override styles = [base, paper, buttons, chips, styles];

  @property({ attribute: false }) preferences!: PreferenceStore;
  @state() private golden: GoldenKinds = new Set();
  readonly #place = browserPlace('device');

  override connectedCallback(): void {
    super.connectedCallback();
    this.golden = readGolden(this.#place);
  }

  override render() {
    return html`<app-bar heading=${t('place.packs')}></app-bar>
      <div class="columns">${this.#standard()} ${this.#tiles()} ${this.#lizzies()}</div>`;
  }

  #standard() {
    const { lettering } = this.preferences.current;
    return html`<section class="paper">
      <h2>${t('packs.standard')}</h2>
      <p class="soft small">${t('packs.standard-lead')}</p>
      ${keyed(
        lettering,
        html`<div class="fan">
          <card-face card="AS"></card-face>
          <card-face card="KH"></card-face>
          <card-face card="QC"></card-face>
          <card-face card="JD"></card-face>
        </div>`,
      )}
      <fieldset>
        <legend>${t('packs.letters')}</legend>
        <div class="chips">${LETTERING_NAMES.map((name) => this.#lettering(name))}</div>
        <p class="soft small">${t('packs.letters-help')}</p>
      </fieldset>
    </section>`;
  }

  #lettering(name: Lettering) {
    return html`<label class="chip">
      <input
        type="radio"
        name="lettering"
        .checked=${name === this.preferences.current.lettering}
        @change=${() => {
          this.preferences.change({ lettering: name });
          this.requestUpdate();
        }}
      />
      <span>${t(`packs.lettering.${name}`)}</span>
      <span class="signs" aria-hidden="true">
        ${LETTERED_RANKS.map(
          (rank) =>
            html`<svg viewBox="0 0 60 80">
              ${svg`${drawRank(rank, { x: 0, y: 0, width: 60 }, name)}`}
            </svg>`,
        )}
      </span>
    </label>`;
  }

  #tiles() {
    return html`<section class="paper">
      <h2>${t('packs.tiles')}</h2>
      <p class="soft small">${t('packs.tiles-lead')}</p>
      <ul class="tiles">
        ${TILE_PACK.cards.map(({ code, count }) => {
          const name = sentence(faceName(code));
          return html`<li>
            <tile-face code=${code}></tile-face>
            <span class="unseen">${count === 1 ? name : t('packs.twice', { card: name })}</span>
            ${count === 1 ? '' : html`<span class="times" aria-hidden="true">×${formatTotal(count)}</span>`}
          </li>`;
        })}
      </ul>
    </section>`;
  }

  #lizzies() {
    const count = this.golden.size;
    return html`<section class="paper">
      <h2>${t('packs.lizzies')}</h2>
      <p class="soft small">${t('packs.lizzies-lead')}</p>
      <div class="kinds" role="group" aria-label=${t('packs.golden-kinds')}>
        ${LIZZY_TYPES.map((type) => this.#kind(type))}
      </div>
      <div class="foot">
        <span role="status">${t('packs.golden-count', { count })}</span>
        <button class="button" @click=${() => this.#say(GUESSED_GOLDEN)}>
          ${t('packs.golden-guess')}
        </button>
      </div>
    </section>`;
  }

  #kind(type: LizzyType) {
    const kind = makeLizzy({ ...type, golden: false });
    const isGolden = this.golden.has(kind);
    return html`<button
      aria-label=${sentence(faceName(kind))}
      aria-pressed=${isGolden ? 'true' : 'false'}
      @click=${() => {
        const others = [...this.golden].filter((other) => other !== kind);
        this.#say(new Set(isGolden ? others : [...others, kind]));
      }}
    >
      <lizzy-face code=${makeLizzy({ ...type, golden: isGolden })}></lizzy-face>
    </button>`;
  }

  #say(golden: GoldenKinds): void {
    this.golden = golden;
    keepGolden(golden, this.#place);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'packs-screen': PacksScreen;
  }
}
