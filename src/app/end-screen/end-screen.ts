import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Outcome } from '../../rules/outcome.ts';
import type { Session } from '../../session/session.ts';
import '../app-bar/app-bar.ts';
import { wordEnding, wordOutcome } from '../ending/outcome-words.ts';
import { rematchOf } from '../ending/rematch.ts';
import { drawResult } from '../ending/result-picture.ts';
import { GoEvent } from '../events/go.ts';
import { dayName, shareFile } from '../files/save-file.ts';
import '../game-art/game-art.ts';
import '../insight-panel/insight-panel.ts';
import type { KeepingHolder } from '../keeping/keeping-holder.ts';
import { openNotice, openSession, type OpenFailure } from '../keeping/open-session.ts';
import { icon } from '../look/icons.ts';
import { base, buttons, paper } from '../look/shared-styles.ts';
import '../notice-card/notice-card.ts';
import { makeRoute } from '../routing/routes.ts';
import { seatColours } from '../seat-mark/seat-looks.ts';
import '../seat-mark/seat-mark.ts';
import { findMessage, formatTotal, t } from '../words/words.ts';
import { styles } from './end-screen.styles.ts';

const MINUTE_MS = 60_000;

/** How a game ended: who won and by what, and where to go from here. */
@customElement('end-screen')
export class EndScreen extends LitElement {
  static override styles = [base, paper, buttons, styles];

  @property() gameId = '';
  @property({ attribute: false }) keeping!: KeepingHolder;
  @state() private session: Session | undefined;
  @state() private failure: OpenFailure | undefined;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('gameId')) void this.#open(this.gameId);
  }

  override render() {
    if (this.failure !== undefined) return openNotice(this.failure);
    if (this.session === undefined) return nothing;
    const { outcome, record } = this.session;
    const game = findMessage(`game.${record.gameId}`) ?? record.gameId;
    return html`<app-bar heading=${game}></app-bar>
      ${outcome === undefined ? this.#running() : this.#result(this.session, outcome)}`;
  }

  #running() {
    return html`<notice-card heading=${t('end.not-over')}>
      <a class="button first" href=${makeRoute({ at: 'game', id: this.gameId })}>
        ${t('history.open')}
      </a>
    </notice-card>`;
  }

  #result(session: Session, outcome: Outcome) {
    const { record } = session;
    const names = record.seats.map(({ name }) => name);
    const minutes = Math.max(1, Math.round(((record.endedAt ?? 0) - record.startedAt) / MINUTE_MS));
    return html`<section class="paper result">
        <game-art game=${record.gameId}></game-art>
        <div>
          <h2>${wordOutcome(outcome, names)}</h2>
          <p class="soft">
            ${wordEnding(outcome, names)}
            ${
              record.endedAt === null
                ? nothing
                : t('end.took', { time: t('end.minutes', { count: minutes }) })
            }
          </p>
        </div>
      </section>
      ${outcome.ranking.length === 0 ? nothing : this.#ranking(session, outcome)}
      ${this.#insight(session)}
      <div class="actions">
        <button class="button first" @click=${() => void this.#again(session)}>
          ${icon('again')} ${t('end.rematch')}
        </button>
        <a class="button" href=${makeRoute({ at: 'replay', id: record.id })}>
          ${icon('play')} ${t('end.replay')}
        </a>
        <button class="button" @click=${() => void this.#share(session, outcome)}>
          ${icon('share')} ${t('end.share')}
        </button>
        <a class="button" href=${makeRoute({ at: 'game', id: record.id })}>
          ${icon('undo')} ${t('end.table')}
        </a>
      </div>`;
  }

  #ranking({ record, view }: Session, { ranking }: Outcome) {
    const colours = seatColours(record.extra.seatColours, record.seats.length);
    return html`<section class="paper">
      <h2>${t('end.ranking')}</h2>
      <table>
        <thead class="unseen">
          <tr>
            <th scope="col">${t('end.place')}</th>
            <th scope="col">${t('end.player')}</th>
            <th scope="col">${t('end.score')}</th>
          </tr>
        </thead>
        <tbody>
          ${ranking.map(
            ({ seat, place, score }) =>
              html`<tr class=${place === 1 ? 'best' : ''}>
                <td class="place">${formatTotal(place)}</td>
                <th scope="row">
                  <seat-mark .colour=${colours[seat] ?? 'grey'}></seat-mark>
                  ${record.seats[seat]?.name}
                  ${this.#attempts(view.seats[seat]?.counts['attempts'])}
                </th>
                <td class="score">${formatTotal(score)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>`;
  }

  #insight(session: Session) {
    const { record, folded } = session;
    const insights = session.insight();
    if (insights === undefined || folded.applied.length === 0) return nothing;
    return html`<insight-panel
      class="paper"
      .insights=${insights}
      .names=${record.seats.map(({ name }) => name)}
      .colours=${seatColours(record.extra.seatColours, record.seats.length)}
    ></insight-panel>`;
  }

  #attempts(count: number | undefined) {
    return count === undefined
      ? nothing
      : html`<span class="soft small">${t('game.attempts', { count })}</span>`;
  }

  async #open(id: string): Promise<void> {
    this.session = undefined;
    this.failure = undefined;
    const opened = await openSession(this.keeping, id);
    if (id !== this.gameId) return;
    if (opened.ok) this.session = opened.value;
    else this.failure = opened.error;
  }

  async #again({ record }: Session): Promise<void> {
    const { sessions } = await this.keeping.opened();
    const random = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const started = await sessions.start(rematchOf(record, random));
    if (started.ok) {
      this.dispatchEvent(new GoEvent({ at: 'game', id: started.value.record.id }, 'replace'));
    } else if (started.error.code === 'not-kept') {
      this.failure = { code: 'not-loaded', trouble: started.error.trouble };
    }
  }

  async #share({ record }: Session, outcome: Outcome): Promise<void> {
    const names = record.seats.map(({ name }) => name);
    const game = findMessage(`game.${record.gameId}`) ?? record.gameId;
    const result = wordOutcome(outcome, names);
    const colours = seatColours(record.extra.seatColours, record.seats.length);
    const picture = await drawResult({
      game,
      result,
      at: record.endedAt ?? record.startedAt,
      lines: outcome.ranking.map(({ seat, score }) => ({
        name: names[seat] ?? '',
        score: formatTotal(score),
        colour: colours[seat] ?? 'grey',
      })),
    });
    const name = dayName('kibitz', record.endedAt ?? record.startedAt, 'png');
    const file = new File([picture], name, { type: 'image/png' });
    await shareFile(file, t('end.shared-text', { game, result }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'end-screen': EndScreen;
  }
}
