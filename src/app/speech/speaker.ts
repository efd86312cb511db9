import { pickVoice } from './voices.ts';

/** Longer than this a device that has voices does not keep one waiting for their list. */
const VOICES_MS = 1500;

/** Says things with a voice of the device, the newest first: what was being said is cut short. */
export class Speaker {
  readonly #language: string;
  readonly #synthesis: SpeechSynthesis | undefined;

  /** @param language tag of the interface's language */
  constructor(language: string) {
    this.#language = language;
    // Missing in some browsers that live within other apps.
    this.#synthesis = (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;
  }

  get hasVoice(): boolean {
    return this.#voice() !== undefined;
  }

  /** Whether there is a voice once the device has listed them; many do so only after they were asked. */
  async findVoice(): Promise<boolean> {
    const synthesis = this.#synthesis;
    if (synthesis === undefined || this.hasVoice) return this.hasVoice;
    await new Promise<void>((resolve) => {
      synthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
      setTimeout(resolve, VOICES_MS);
    });
    return this.hasVoice;
  }

  say(text: string): void {
    const voice = this.#voice();
    this.hush();
    if (voice === undefined || text === '') return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    this.#synthesis?.speak(utterance);
  }

  hush(): void {
    this.#synthesis?.cancel();
  }

  #voice(): SpeechSynthesisVoice | undefined {
    return pickVoice(this.#synthesis?.getVoices() ?? [], this.#language);
  }
}
