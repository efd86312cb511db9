import type { Cue } from '../feedback/cues.ts';

/** Times in ms: buzz, rest, buzz and so on. Light touches for what one does oneself, longer ones for what needs a look. */
const BUZZES: Readonly<Record<Cue, readonly number[]>> = {
  back: [],
  card: [12],
  turn: [30],
  stone: [12],
  token: [18],
  roll: [20, 60, 20, 60, 15],
  miss: [25, 50, 25],
  take: [20, 40, 40],
  undo: [15],
  wrong: [70, 60, 70],
  end: [40, 60, 40, 60, 120],
};

/** An iPhone and a desk have nothing to buzz with. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

export function vibrate(cue: Cue): void {
  const buzz = BUZZES[cue];
  if (canVibrate() && buzz.length > 0) navigator.vibrate([...buzz]);
}
