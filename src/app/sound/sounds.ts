import type { Cue } from '../feedback/cues.ts';
import { TONES, type Tone } from './tones.ts';

/** Too soft to hear, and what an exponential fade may end at. */
const SILENT = 0.0001;
const NOISE_MS = 500;

/** Makes the sounds as they are needed: no file to fetch, and none to wait for. */
export class Sounds {
  #context: AudioContext | undefined;
  #noise: AudioBuffer | undefined;

  /** Browsers play nothing before the first tap; what comes earlier is not heard. */
  play(cue: Cue): void {
    if (!('AudioContext' in globalThis)) return;
    this.#context ??= new AudioContext({ latencyHint: 'interactive' });
    const context = this.#context;
    // A phone that was locked, or had a call, puts the sound to sleep.
    if (context.state !== 'running') void context.resume().catch(() => undefined);
    for (const tone of TONES[cue]) this.#sound(tone, context);
  }

  #sound(tone: Tone, context: AudioContext): void {
    const start = context.currentTime + tone.startMs / 1000;
    const end = start + tone.lengthMs / 1000;
    const gain = new GainNode(context, { gain: tone.gain });
    gain.gain.setValueAtTime(tone.gain, start);
    gain.gain.exponentialRampToValueAtTime(SILENT, end);
    gain.connect(context.destination);
    const source = this.#source(tone, context, start, end);
    source.connect(gain);
    const heard = source instanceof BiquadFilterNode ? this.#hiss(context, source) : source;
    heard.start(start);
    heard.stop(end);
  }

  /** What sounds: an oscillator, or the filter that noise goes through. */
  #source(
    { wave, pitch, glidesTo }: Tone,
    context: AudioContext,
    start: number,
    end: number,
  ): OscillatorNode | BiquadFilterNode {
    if (wave === 'noise') {
      return new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 0.8 });
    }
    const oscillator = new OscillatorNode(context, { type: wave, frequency: pitch });
    if (glidesTo !== undefined) {
      oscillator.frequency.setValueAtTime(pitch, start);
      oscillator.frequency.exponentialRampToValueAtTime(glidesTo, end);
    }
    return oscillator;
  }

  #hiss(context: AudioContext, filter: BiquadFilterNode): AudioBufferSourceNode {
    this.#noise ??= makeNoise(context);
    const hiss = new AudioBufferSourceNode(context, { buffer: this.#noise });
    hiss.connect(filter);
    return hiss;
  }
}

/** Noise sounds the same whatever chance made it; so it is made by a rule, the same every time. */
function makeNoise(context: AudioContext): AudioBuffer {
  const length = Math.ceil((context.sampleRate * NOISE_MS) / 1000);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  // A linear congruential generator (Numerical Recipes).
  let seed = 1;
  for (let index = 0; index < length; index += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    samples[index] = seed / 2 ** 31 - 1;
  }
  return buffer;
}
