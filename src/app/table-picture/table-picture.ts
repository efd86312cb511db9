import { html, LitElement } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { SheetPicture } from '../facade-score/sheet.ts';
import { icon } from '../look/icons.ts';
import { base, buttons } from '../look/shared-styles.ts';
import '../table-overlay/table-overlay.ts';
import type { ShownCard } from '../table-overlay/table-overlay.ts';
import { t } from '../words/words.ts';
import { styles } from './table-picture.styles.ts';

/**
 * A photo with what was read in it. Can be made larger than the screen and moved about.
 *
 * @fires card-tapped
 */
@customElement('table-picture')
export class TablePicture extends LitElement {
  static override styles = [base, buttons, styles];

  @property({ attribute: false }) picture!: SheetPicture;
  @property({ attribute: false }) cards: readonly ShownCard[] = [];
  @state() private isLarge = false;

  override willUpdate(): void {
    // Set by script: a style attribute in the template would break the policy.
    this.style.setProperty('--proportion', String(this.picture.width / this.picture.height));
  }

  override render() {
    const { source, width, height } = this.picture;
    const count = this.cards.filter((card) => card.card !== 'back').length;
    return html`<figure>
      <div
        class="frame ${this.isLarge ? 'large' : ''}"
        tabindex="0"
        role="group"
        aria-label=${t('picture.frame')}
      >
        <div class="table">
          <img src=${source} width=${width} height=${height} alt=${t('picture.label', { count })} />
          <table-overlay
            tappable
            .width=${width}
            .height=${height}
            .cards=${this.cards}
          ></table-overlay>
        </div>
      </div>
      <figcaption>
        <span>${this.#caption(count)}</span>
        <button class="button plain" @click=${() => (this.isLarge = !this.isLarge)}>
          ${icon(this.isLarge ? 'smaller' : 'larger')}
          ${this.isLarge ? t('picture.smaller') : t('picture.larger')}
        </button>
      </figcaption>
    </figure>`;
  }

  #caption(count: number): string {
    const backs = this.cards.length - count;
    const seen = t('picture.caption', { count });
    return backs === 0 ? seen : `${seen}, ${t('picture.backs', { count: backs })}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'table-picture': TablePicture;
  }
}
