import { css, html, LitElement, nothing, svg } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { makeQrCode } from '../../session/qr-code.ts';
import '../bottom-sheet/bottom-sheet.ts';
import type { KeepingHolder } from '../keeping/keeping-holder.ts';
import { base, paper } from '../look/shared-styles.ts';
import { makeRoute } from '../routing/routes.ts';
import { t } from '../words/words.ts';

/** Light modules around a code, as readers want them. */
const QUIET_ZONE = 4;

type Modules = readonly (readonly boolean[])[];

/** Shows a whole game as a code that another phone's camera reads; the file is for games that are too long for one. */
@customElement('move-sheet')
export class MoveSheet extends LitElement {
  static override styles = [
    base,
    paper,
    css`
      svg {
        inline-size: min(100%, 22rem);
        margin: var(--space-3) auto 0;
        background: var(--card);
        border-radius: var(--radius-small);
      }

      path {
        fill: var(--card-black);
      }
    `,
  ];

  @property() gameId = '';
  @property({ attribute: false }) keeping!: KeepingHolder;
  /** Undefined while it is being made, null for a game that no code holds. */
  @state() private modules: Modules | null | undefined;

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
}

function drawCode(modules: Modules) {
  const size = modules.length + 2 * QUIET_ZONE;
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : [])),
  );
  return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${t('move.label')}>
    ${svg`<path d=${dark.join('')} shape-rendering="crispEdges"></path>`}
  </svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'move-sheet': MoveSheet;
  }
}
