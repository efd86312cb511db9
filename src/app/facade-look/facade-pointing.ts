import { html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { FacadeMatch } from '../../referee/explain-look.ts';
import { partsNow } from '../../referee/look-draft.ts';
import type { Session } from '../../session/session.ts';
import type { Camera } from '../../vision/camera/camera.ts';
import { icon } from '../look/icons.ts';
import { offer } from '../look/offer-styles.ts';
import { base, buttons } from '../look/shared-styles.ts';
import type { ReaderHolder } from '../reader/reader-holder.ts';
import { t } from '../words/words.ts';
import './facade-look.ts';

/** The camera's part of a running game of Façade: a button that points the phone at what there is to read. */
@customElement('facade-pointing')
export class FacadePointing extends LitElement {
  static override styles = [base, buttons, offer];

  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) camera!: Camera;
  @property({ attribute: false }) reader!: ReaderHolder;
  @state() private isPointing = false;
  #unlisten: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unlisten = this.session.listen(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    this.#unlisten?.();
    super.disconnectedCallback();
  }

  override willUpdate(): void {
    const { folded, isPlaying, outcome } = this.session;
    const match = folded.state as FacadeMatch;
    const isReadable = isPlaying && outcome === undefined && folded.misfit === undefined;
    this.hidden = !isReadable || partsNow(match.game).length === 0;
  }

  override render() {
    if (this.hidden) return nothing;
    const { folded } = this.session;
    return html`<button class="button offer" @click=${() => void (this.isPointing = true)}>
        ${icon('camera')} ${t('pointing.open')}
      </button>
      ${
        this.isPointing
          ? html`<facade-look
              .session=${this.session}
              .state=${folded}
              .camera=${this.camera}
              .reader=${this.reader}
              @sheet-closed=${(event: Event) => {
                event.stopPropagation();
                this.isPointing = false;
              }}
            ></facade-look>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'facade-pointing': FacadePointing;
  }
}
