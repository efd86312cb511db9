import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../card-face/card-face.ts';
import '../lizzy-face/lizzy-face.ts';
import { base } from '../look/shared-styles.ts';
import { styled } from '../look/styled.ts';
import '../piece-art/piece-mark.ts';
import '../tile-face/tile-face.ts';

/** A still life of each game, to know it by. Decoration: the name stands beside it. Its width is `--art-width`. */
@customElement('game-art')
export class GameArt extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        inline-size: var(--art-width, 5.5rem);
        aspect-ratio: 11 / 9;
        --card-width: calc(0.46 * var(--art-width, 5.5rem));
        --piece-width: calc(0.27 * var(--art-width, 5.5rem));
      }

      .scene {
        position: relative;
        inline-size: 100%;
        block-size: 100%;
      }

      .scene > * {
        position: absolute;
        inset-block-start: 50%;
        inset-inline-start: 50%;
        translate: calc(-50% + var(--x, 0) * 1%) calc(-50% + var(--y, 0) * 1%);
        rotate: calc(var(--turn, 0) * 1deg);
      }
    `,
  ];

  @property() game = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('aria-hidden', 'true');
  }

  override render() {
    return html`<div class="scene">${this.#scene()}</div>`;
  }

  #scene() {
    switch (this.game) {
      case 'twisted-memory':
        return html`<card-face card="QC" ${at(-52, 0, -9)}></card-face>
          <card-face card="QH" ${at(44, 2, 8)}></card-face>
          <piece-mark .piece=${{ kind: 'stone', colour: 'green' }} ${at(-8, 130, 0)}></piece-mark>
          <piece-mark .piece=${{ kind: 'token', colour: 'blue' }} ${at(126, -92, 0)}></piece-mark>`;
      case 'memory':
        return html`<card-face card="7H" ${at(-46, 0, -12)}></card-face>
          <card-face card="7D" ${at(46, 0, 10)}></card-face>`;
      case 'facade':
        return html`<card-face card="5C" ${at(-62, 8, -16)}></card-face>
          <card-face card="6C" ${at(0, 0, 0)}></card-face>
          <card-face card="7C" ${at(62, 8, 16)}></card-face>`;
      case 'q-memory':
        return html`<tile-face code="yellow-black" ${at(-56, -40, 0)}></tile-face>
          <tile-face code="blue-black" ${at(56, -40, 0)}></tile-face>
          <tile-face code="blue-white" ${at(0, 50, 0)}></tile-face>`;
      case 'dizzy-memory':
        return html`<lizzy-face code="head-red-dots" ${at(-66, 6, -14)}></lizzy-face>
          <lizzy-face code="body-blue-dots" ${at(0, -2, 0)}></lizzy-face>
          <lizzy-face code="tail-purple-dots" ${at(66, 6, 14)}></lizzy-face>`;
      default:
        return nothing;
    }
  }
}

/** How far off the middle, in hundredths of its own size, and how far turned, in degrees. */
function at(x: number, y: number, turn: number) {
  return styled({ '--x': String(x), '--y': String(y), '--turn': String(turn) });
}

declare global {
  interface HTMLElementTagNameMap {
    'game-art': GameArt;
  }
}
