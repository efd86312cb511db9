import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { USUAL_SETTINGS } from '../../referee/settings.ts';
import { LiveGame } from '../../session/live-game.ts';
import type { Session } from '../../session/session.ts';
import type { Camera } from '../../vision/camera.ts';
import type { HandWatcher } from '../../vision/hand-watcher.ts';
import '../camera-view/camera-view.ts';
import type { CameraPhaseEvent, CameraView } from '../camera-view/camera-view.ts';
import { AnnouncedEvent } from '../events/announced.ts';
import type { TableTalk } from '../game-table/table-talk.ts';
import { base, buttons } from '../look/shared-styles.ts';
import { troubleNotice } from '../notice-card/trouble.ts';
import type { ReaderFailure, ReaderHolder } from '../reader/reader-holder.ts';
import '../table-overlay/table-overlay.ts';
import { t } from '../words/words.ts';
import { styles } from './live-table.styles.ts';
import { Preview } from './preview.ts';
import { TableFollower, type Followed } from './table-follower.ts';
import './table-case.ts';
import type { RuledEvent } from './table-case.ts';
import { sightings } from './table-loop.ts';
import { wordFaults, wordQuestion, wordWatch } from './verdict-words.ts';

/** Pieces and dice are said by tapping until a table's own are known to the camera. */
const SETTINGS = { ...USUAL_SETTINGS, pieces: 'tapped', dice: 'tapped' } as const;

/**
 * The camera's part of a running game: the picture with what is seen in it, what is waited for, and whatever the players
 * have to decide because table and rules disagree.
 *
 * @fires announced
 */
@customElement('live-table')
export class LiveTable extends LitElement {
  static override styles = [base, buttons, styles];

  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) camera!: Camera;
  @property({ attribute: false }) reader!: ReaderHolder;
  /** What a player said before turning a card up, as the type of the input; undefined: the plain move. */
  @property() chosenType: string | undefined;
  @state() private isOn = false;
  @state() private followed: Followed | undefined;
  @state() private failure: ReaderFailure | undefined;
  @query('camera-view') private readonly view!: CameraView | null;
  #live: LiveGame | undefined;
  #follower: TableFollower | undefined;
  #hands: HandWatcher | undefined;
  #looking = new AbortController();
  #said = '';

  override disconnectedCallback(): void {
    this.#stop();
    super.disconnectedCallback();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('session')) this.#stop();
    if (changed.has('chosenType')) this.#live?.choose(this.chosenType);
  }

  override render() {
    if (!this.isOn) {
      return html`<div class="watch">
        <button class="button start" @click=${() => void (this.isOn = true)}>
          ${t('live.watch')}
        </button>
      </div>`;
    }
    return html`<section class="watch" aria-label=${t('live.label')}>
      ${this.failure === undefined ? nothing : html`<div role="alert">${troubleNotice({ code: this.failure })}</div>`}
      <camera-view .camera=${this.camera} why=${t('live.why')} @camera-phase=${this.#phaseChanged}>
        ${this.#overlay()}
      </camera-view>
      <p class="status">${this.#status()}</p>
      <table-case
        .verdict=${this.#live?.report.verdict}
        .talk=${this.#talk}
        @ruled=${this.#rule}
      ></table-case>
      <div class="tools">
        ${
          this.failure === undefined
            ? nothing
            : html`<button class="button" @click=${() => void this.#look()}>
                ${t('live.again')}
              </button>`
        }
        <button class="button" @click=${this.#stop}>${t('live.stop')}</button>
      </div>
    </section>`;
  }

  get #talk(): TableTalk {
    return {
      zones: this.session.expected.zones,
      names: this.session.record.seats.map(({ name }) => name),
    };
  }

  #status(): string {
    if (this.followed === undefined) return '';
    return wordWatch(this.followed.view, this.followed.report, this.#talk);
  }

  #overlay() {
    if (this.followed === undefined) return nothing;
    const { width, height, cards } = this.followed.sighting;
    return html`<table-overlay
      .width=${width}
      .height=${height}
      .cards=${cards.map(({ card, outline }, id) => ({ id, card, outline }))}
    ></table-overlay>`;
  }

  #rule({ ruling }: RuledEvent): void {
    switch (ruling.kind) {
      case 'choice':
        void this.#live?.answer(ruling.choice);
        break;
      case 'let-stand':
        this.#live?.letStand(ruling.spots);
        break;
      case 'correct':
        void this.#live?.correct(ruling.spot, ruling.card);
    }
    this.requestUpdate();
  }

  #phaseChanged({ phase }: CameraPhaseEvent): void {
    this.#looking.abort();
    this.followed = undefined;
    if (phase === 'live') void this.#look();
  }

  async #look(): Promise<void> {
    this.#looking.abort();
    const looking = new AbortController();
    this.#looking = looking;
    this.failure = undefined;
    this.#live ??= new LiveGame(this.session, SETTINGS);
    this.#follower ??= new TableFollower(this.session, this.#live);
    const follower = this.#follower;
    const preview = new Preview(() => this.view?.video ?? null);
    void this.#wakeHands();
    const found = sightings(
      {
        grab: () => preview.grab(),
        read: (picture) => this.reader.follow(picture),
        findHands: (at, width) => this.#findHands(preview, at, width),
        findPieces: () => [],
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      },
      looking.signal,
    );
    for await (const sighting of found) {
      if (!sighting.ok) {
        this.failure = sighting.error;
        return;
      }
      const followed = await follower.follow(sighting.value);
      if (looking.signal.aborted) return;
      this.followed = followed;
      this.#announce();
    }
  }

  /** The hands come late or never; the table is followed without them. */
  async #wakeHands(): Promise<void> {
    if (this.#hands !== undefined) return;
    try {
      const { createHandWatcher } = await import('../../vision/create-hand-watcher.ts');
      const watcher = await createHandWatcher();
      if (!watcher.ok) return;
      if (this.isOn && this.isConnected) this.#hands = watcher.value;
      else watcher.value.dispose();
    } catch {
      // The piece did not arrive: motion takes its place.
    }
  }

  #findHands(preview: Preview, at: number, width: number) {
    const hands = this.#hands;
    if (hands === undefined) return undefined;
    return preview
      .grabSmall()
      .then((frame) => (frame === undefined ? [] : hands.look(frame, at, width)));
  }

  /** Faults and questions are said once, to whoever does not look. */
  #announce(): void {
    const verdict = this.#live?.report.verdict;
    let words = '';
    if (verdict?.says === 'fault') words = wordFaults(verdict.faults, this.#talk).join(' ');
    if (verdict?.says === 'question') words = wordQuestion(verdict.question, this.#talk);
    if (words !== '' && words !== this.#said) this.dispatchEvent(new AnnouncedEvent(words));
    this.#said = words;
  }

  #stop(): void {
    this.#looking.abort();
    this.#live?.stop();
    this.#hands?.dispose();
    this.#live = undefined;
    this.#follower = undefined;
    this.#hands = undefined;
    this.followed = undefined;
    this.isOn = false;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'live-table': LiveTable;
  }
}
