import { css, html, LitElement, nothing, svg } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { makeQrCode } from '../../session/qr-code.ts';
import '../bottom-sheet/bottom-sheet.ts';
import { dayName, shareFile } from '../files/save-file.ts';
import type { KeepingHolder } from '../keeping/keeping-holder.ts';
import { icon } from '../look/icons.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import { makeRoute } from '../routing/routes.ts';
import { t } from '../words/words.ts';

type Modules = readonly (readonly boolean[])[];

/** Shows a whole game as a code that another phone's camera reads; the file is for games that are too long for one. */
@customElement('move-sheet')
export class MoveSheet extends LitElement {
  static override styles = [
    base,
    buttons,
    paper,
    css`
      .code {
        inline-size: min(100%, 22rem, 56dvh);
        margin: var(--space-3) auto 0;
        background: var(--card);
        border-radius: var(--radius-small);
      }

      .button {
        inline-size: 100%;
        margin-block-start: var(--space-4);
      }

      .code path {
        fill: var(--card-black);
      }
    `,
  ];

  @property() gameId = '';
  @property({ attribute: false }) keeping!: KeepingHolder;
  /** Undefined while it is being made, null for a game that no code holds. */
  @state() private modules: Modules | null | undefined;
  @state() private hasFailed = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#make();
  }

  override render() {
    const { modules } = this;
    return html`<bottom-sheet heading=${t('move.title')}>
      ${
        modules === undefined
          ? nothing
          : modules === null
            ? html`<p>${t('move.too-long')}</p>`
            : html`<p>${t('move.help')}</p>
                ${drawCode(modules)}`
      }
      <button class="button" @click=${() => void this.#send()}>
        ${icon('share')} ${t('move.send')}
      </button>
      ${this.hasFailed ? html`<p role="alert">${t('move.not-made')}</p>` : nothing}
    </bottom-sheet>`;
  }

  async #make(): Promise<void> {
    const { transfer } = await this.keeping.opened();
    const packed = await transfer.makeLinkText(this.gameId);
    if (!packed.ok || packed.value === undefined) {
      this.modules = null;
      return;
    }
    const place = makeRoute({ at: 'bring', packed: packed.value });
    this.modules = await makeQrCode(new URL(place, location.href).href);
  }

  async #send(): Promise<void> {
    const { transfer } = await this.keeping.opened();
    const made = await transfer.exportGame(this.gameId);
    this.hasFailed = !made.ok;
    if (!made.ok) return;
    const name = dayName('kibitz-game', Date.now(), 'json');
    await shareFile(new File([made.value], name, { type: 'application/json' }), t('move.title'));
  }
}

function drawCode(modules: Modules) {
  const size = modules.length;
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return html`<svg
    class="code"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label=${t('move.label')}
  >
    ${svg`<path d=${dark.join('')} shape-rendering="crispEdges"></path>`}
  </svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'move-sheet': MoveSheet;
  }
}
