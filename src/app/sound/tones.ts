import type { Cue } from '../feedback/cues.ts';

/** A tone, or a rustle of noise, that fades by itself. Times in ms from the beginning of the sound. */
export interface Tone {
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** Hz; of noise, the middle of what is let through. */
  readonly pitch: number;
  /** Where the pitch glides to. */
  readonly glidesTo?: number;
  readonly startMs: number;
  readonly lengthMs: number;
  /** Loudness at its beginning, 0 to 1. */
  readonly gain: number;
}

/** Paper, wood, glass and a small bell: what a table sounds like. Pitches are of the scale of C. */
export const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  back: [{ wave: 'noise', pitch: 1200, startMs: 0, lengthMs: 70, gain: 0.12 }],
  card: [
    { wave: 'noise', pitch: 2600, startMs: 0, lengthMs: 90, gain: 0.25 },
    { wave: 'triangle', pitch: 220, startMs: 40, lengthMs: 60, gain: 0.12 },
  ],
  turn: [{ wave: 'triangle', pitch: 392, startMs: 0, lengthMs: 180, gain: 0.16 }],
  stone: [{ wave: 'sine', pitch: 1568, startMs: 0, lengthMs: 160, gain: 0.2 }],
  token: [
    { wave: 'triangle', pitch: 784, startMs: 0, lengthMs: 90, gain: 0.2 },
    { wave: 'triangle', pitch: 587, startMs: 70, lengthMs: 120, gain: 0.16 },
  ],
  roll: [0, 110, 190, 300, 450, 640].map((startMs, knock) => ({
    wave: 'noise',
    pitch: 700 - 60 * knock,
    startMs,
    lengthMs: 60,
    gain: 0.3 - 0.03 * knock,
  })),
  miss: [
    { wave: 'triangle', pitch: 330, startMs: 0, lengthMs: 140, gain: 0.18 },
    { wave: 'triangle', pitch: 262, startMs: 120, lengthMs: 220, gain: 0.16 },
  ],
  take: [
    { wave: 'sine', pitch: 523, startMs: 0, lengthMs: 140, gain: 0.2 },
    { wave: 'sine', pitch: 659, startMs: 90, lengthMs: 140, gain: 0.2 },
    { wave: 'sine', pitch: 784, startMs: 180, lengthMs: 320, gain: 0.2 },
  ],
  undo: [{ wave: 'sine', pitch: 523, glidesTo: 392, startMs: 0, lengthMs: 160, gain: 0.14 }],
  wrong: [
    { wave: 'triangle', pitch: 175, startMs: 0, lengthMs: 110, gain: 0.26 },
    { wave: 'triangle', pitch: 165, startMs: 150, lengthMs: 180, gain: 0.26 },
  ],
  end: [
    { wave: 'sine', pitch: 523, startMs: 0, lengthMs: 220, gain: 0.18 },
    { wave: 'sine', pitch: 659, startMs: 160, lengthMs: 220, gain: 0.18 },
    { wave: 'sine', pitch: 784, startMs: 320, lengthMs: 220, gain: 0.18 },
    { wave: 'sine', pitch: 1047, startMs: 480, lengthMs: 700, gain: 0.2 },
  ],
};
