import type { GameEvent, GameMoment } from '../events/game-event.ts';
import { vibrate } from '../haptics/haptics.ts';
import type { PreferenceStore } from '../settings/preference-store.ts';
import { Sounds } from '../sound/sounds.ts';
import { Speaker } from '../speech/speaker.ts';
import { sayMoment } from '../speech/spoken.ts';
import { languageTag } from '../words/words.ts';
import { cueOf } from './cues.ts';

/** Lets what happens at a table be heard and felt, as far as it is wished. */
export class Feedback {
  readonly #preferences: PreferenceStore;
  readonly #sounds = new Sounds();
  readonly #speaker = new Speaker(languageTag());
  #lastStage: string | undefined;

  constructor(preferences: PreferenceStore) {
    this.#preferences = preferences;
    // The list of voices is often empty until it was asked for once.
    void this.#speaker.findVoice();
  }

  /** Answers to every game that runs within an element. */
  attend(element: HTMLElement): void {
    element.addEventListener('game-event', ({ moment }: GameEvent) => this.#answer(moment));
    addEventListener('pagehide', () => this.#speaker.hush());
  }

  #answer(moment: GameMoment): void {
    const { sound, voice, haptics } = this.#preferences.current;
    const cue = cueOf(moment);
    const isSpoken = voice && this.#speaker.hasVoice;
    // Who asked for a voice that this device does not have hears sounds instead.
    if (cue !== undefined && (sound || (voice && !isSpoken))) this.#sounds.play(cue);
    if (cue !== undefined && haptics) vibrate(cue);
    if (isSpoken) this.#speaker.say(sayMoment(moment, this.#lastStage));
    this.#lastStage = moment.kind === 'moved' ? moment.view.stage : undefined;
  }
}
