import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { watchedGame } from '../../referee/games.ts';
import { USUAL_SETTINGS } from '../../referee/settings.ts';
import { LiveGame } from '../../session/live-game.ts';
import type { Session } from '../../session/session.ts';
import type { Sighting } from '../../table/sighting.ts';
import type { Camera } from '../../vision/camera/camera.ts';
import type { PieceBlob } from '../../vision/pieces/piece-blobs.ts';
import { learnPieces, namePieces } from '../../vision/pieces/piece-model.ts';
import '../camera-view/camera-view.ts';
import type { CameraPhaseEvent, CameraView } from '../camera-view/camera-view.ts';
import { AnnouncedEvent } from '../events/announced.ts';
import type { TableTalk } from '../game-table/table-talk.ts';
import { icon } from '../look/icons.ts';
import { base, buttons } from '../look/shared-styles.ts';
import { offer } from '../look/offer-styles.ts';
import { troubleNotice } from '../notice-card/trouble.ts';
import type { ReaderFailure, ReaderHolder } from '../reader/reader-holder.ts';
import '../table-overlay/table-overlay.ts';
import { keepThings, keptThings, type TableThings } from '../table-things/kept-things.ts';
import { endLesson, NEW_LESSON, seeBlobs, skipPiece, type Lesson } from '../table-things/lesson.ts';
import '../table-things/piece-lesson.ts';
import '../table-things/thing-switches.ts';
import type { ThingsChangedEvent } from '../table-things/thing-switches.ts';
import { t } from '../words/words.ts';
import { HandsBeside } from './hands-beside.ts';
import './live-beside.ts';
import { styles } from './live-table.styles.ts';
import { Preview } from './preview.ts';
import { Swipe } from './swipe.ts';
import { TableFollower, type Followed } from './table-follower.ts';
import { faceKindOf } from '../table-card/face-kind.ts';
import './table-case.ts';
import type { RuledEvent } from './table-case.ts';
import { sightings } from './table-loop.ts';
import { wordFaults, wordQuestion, wordWatch } from './verdict-words.ts';

/** Where a game has no pieces and dice, what looks like one means nothing. */
const NO_THINGS = { pieces: 'tapped', dice: 'tapped' } as const;

/**
 * The camera's part of a running game: the picture with what is seen in it, what is waited for, and whatever the players
 * have to decide because table and rules disagree. It takes the slot `camera` of the screen, or `offer` until it is asked
 * to watch.
 *
 * @fires announced
 */
@customElement('live-table')
export class LiveTable extends LitElement {
  static override styles = [base, buttons, offer, styles];

  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) camera!: Camera;
  @property({ attribute: false }) reader!: ReaderHolder;
  /** What a player said before turning a card up, as the type of the input; undefined: the plain move. */
  @property() chosenType: string | undefined;
  /** A game that is over is no longer offered to be followed. */
  @property({ attribute: false }) isOver = false;
  /** Whether it watches: from a tap on, or from the beginning where nothing has to be asked. */
  @property({ attribute: false }) isOn = false;
  @state() private followed: Followed | undefined;
  /** The last frame and what was seen in it. */
  @state() private sighting: Sighting | undefined;
  /** What the players have on their table besides cards, if the game has such things. */
  @state() private things = keptThings();
  /** While the players show their pieces, the game waits. */
  @state() private lesson: Lesson | undefined;
  @state() private failure: ReaderFailure | undefined;
  /** Whether there is a picture, and whether it was asked for in large. */
  @state() private isShown = false;
  @state() private isLarge = false;
  @query('camera-view') private readonly view!: CameraView | null;
  #live: LiveGame | undefined;
  #follower: TableFollower | undefined;
  #hands: HandsBeside | undefined;
  #looking = new AbortController();
  #said = '';
  readonly #changeSize = () => {
    if (this.#hasTable) this.isLarge = !this.isLarge;
  };
  readonly #swipe = new Swipe(this.#changeSize);

  /** Whether the lay-out is found and in view. */
  get holdsTable(): boolean {
    return this.followed?.view.bearings === 'held';
  }

  override disconnectedCallback(): void {
    this.#stop();
    super.disconnectedCallback();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.get('session') !== undefined) this.#stop();
    // The offer stands among what is seldom pressed, the picture where it is looked at.
    this.slot = this.isOn ? 'camera' : 'offer';
    this.hidden = !this.isOn && this.isOver;
    if (changed.has('chosenType')) this.#live?.choose(this.chosenType);
  }

  override render() {
    if (this.hidden) return nothing;
    if (!this.isOn) {
      return html`<button
        class="button offer"
        aria-label=${t('live.watch')}
        @click=${() => void (this.isOn = true)}
      >
        ${icon('camera')} <span class="long">${t('live.watch')}</span>
        <span class="short">${t('live.watch-short')}</span>
      </button>`;
    }
    return html`<section
      class="watch ${this.#isSmall ? 'small' : ''}"
      aria-label=${t('live.label')}
      @things-changed=${({ things }: ThingsChangedEvent) => this.#keepThings(things)}
    >
      ${this.failure === undefined ? nothing : html`<div role="alert">${troubleNotice({ code: this.failure })}</div>`}
      <camera-view
        .camera=${this.camera}
        why=${t('live.why')}
        @camera-phase=${this.#phaseChanged}
        @pointerdown=${this.#swipe.begin}
        @pointerup=${this.#swipe.end}
        @pointercancel=${this.#swipe.cancel}
      >
        ${this.#overlay()}
        <button class="button" slot="instead" @click=${this.#stop}>${t('live.stop')}</button>
        ${
          this.#hasThings
            ? html`<thing-switches slot="instead" .things=${this.things}></thing-switches>`
            : nothing
        }
      </camera-view>
      ${this.isShown ? this.#beside() : nothing}
      <table-case
        .verdict=${this.#live?.report.verdict}
        .talk=${this.#talk}
        kind=${faceKindOf(this.session.game.id)}
        @ruled=${this.#rule}
      ></table-case>
    </section>`;
  }

  /** What the picture says in words, and what can be done about it. */
  #beside() {
    if (this.lesson !== undefined) {
      return html`<piece-lesson
        .lesson=${this.lesson}
        @piece-skipped=${() => this.#teach(skipPiece)}
        @lesson-ended=${() => this.#teach(endLesson)}
      ></piece-lesson>`;
    }
    return html`<live-beside
      status=${this.#status()}
      .hasFailed=${this.failure !== undefined}
      .hasSizes=${this.#hasTable}
      .isLarge=${this.isLarge}
      .things=${this.#hasThings ? this.things : undefined}
      @look-again=${() => void this.#look()}
      @size-changed=${this.#changeSize}
      @lesson-begun=${() => (this.lesson = NEW_LESSON)}
      @watch-stopped=${this.#stop}
    ></live-beside>`;
  }

  /** Once the lay-out was found; a hand or a shake that hides it for a moment changes nothing. */
  get #hasTable(): boolean {
    return this.followed !== undefined && this.followed.view.bearings !== 'searching';
  }

  /** What is followed needs no large picture: the room belongs to the table as it should be. */
  get #isSmall(): boolean {
    return this.isShown && this.#hasTable && !this.isLarge && this.lesson === undefined;
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

  get #hasThings(): boolean {
    return watchedGame(this.session.game.id).piece !== undefined;
  }

  /** A camera that watches begins anew with what is to be seen from now on. */
  #keepThings(things: TableThings): void {
    const isOther = things.pieces !== this.things.pieces || things.dice !== this.things.dice;
    this.things = things;
    keepThings(things);
    if (!isOther || this.#live === undefined) return;
    this.#live.stop();
    this.#live = undefined;
    this.#follower = undefined;
    void this.#look();
  }

  #overlay() {
    if (this.sighting === undefined) return nothing;
    const { width, height, cards } = this.sighting;
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
      case 'named':
        void this.#live?.name(ruling.spot, ruling.card);
        break;
      case 'correct':
        void this.#live?.correct(ruling.spot, ruling.card);
    }
    this.requestUpdate();
  }

  #phaseChanged({ phase }: CameraPhaseEvent): void {
    this.isShown = phase === 'live' || phase === 'opening';
    this.#looking.abort();
    this.followed = undefined;
    this.sighting = undefined;
    if (phase === 'live') void this.#look();
  }

  async #look(): Promise<void> {
    this.#looking.abort();
    const looking = new AbortController();
    this.#looking = looking;
    this.failure = undefined;
    const { pieces, dice } = this.#hasThings ? this.things : NO_THINGS;
    this.#live ??= new LiveGame(this.session, { ...USUAL_SETTINGS, pieces, dice });
    this.#follower ??= new TableFollower(this.session, this.#live);
    const follower = this.#follower;
    const preview = new Preview(() => this.view?.video ?? null);
    this.#hands ??= new HandsBeside();
    const hands = this.#hands;
    void hands.wake();
    const found = sightings(
      {
        grab: () => preview.grab(),
        read: (picture) => this.reader.follow(picture, follower.places),
        findHands: (at, width) => hands.look(preview, at, width),
        namePieces: (blobs) => this.#namePieces(blobs),
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      },
      looking.signal,
    );
    for await (const sighting of found) {
      if (!sighting.ok) {
        this.failure = sighting.error;
        return;
      }
      this.sighting = sighting.value;
      if (this.lesson !== undefined) continue;
      const followed = await follower.follow(sighting.value);
      if (looking.signal.aborted) return;
      this.followed = followed;
      this.#announce();
    }
  }

  #namePieces(blobs: readonly PieceBlob[]) {
    this.#teach((lesson) => seeBlobs(lesson, blobs, performance.now()));
    return this.#hasThings && this.things.pieces === 'seen'
      ? namePieces(blobs, this.things.looks)
      : [];
  }

  #teach(step: (lesson: Lesson) => Lesson): void {
    if (this.lesson === undefined) return;
    this.lesson = step(this.lesson);
    const { wanted, shown } = this.lesson;
    if (wanted.length > 0) return;
    this.lesson = undefined;
    this.#keepThings({ ...this.things, looks: learnPieces(shown, this.things.looks) });
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
    this.sighting = undefined;
    this.lesson = undefined;
    this.isOn = false;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'live-table': LiveTable;
  }
}
