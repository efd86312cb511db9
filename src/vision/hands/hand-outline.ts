import type { Point } from '../../table/detection.ts';
import { paddedHull } from '../../table/hull.ts';
import { distance, minus, plus, times } from '../../table/points.ts';
import type { HandSighting } from '../../table/sighting.ts';

/** Landmark numbers of MediaPipe's hand: wrist, knuckle of the middle finger, tips of thumb, index and middle finger. */
const WRIST = 0;
const MIDDLE_KNUCKLE = 9;
const TIPS: readonly number[] = [4, 8, 12];

/**
 * Landmarks run along the bones: the hand reaches further on all sides by this part of the length of its palm. So does
 * the arm, beyond the wrist and away from the fingers.
 */
const FLESH = 0.25;
const ARM = 1.2;

/** What a hand covers, told from its 21 landmarks in pixels. */
export function handFromLandmarks(landmarks: readonly Point[]): HandSighting {
  const wrist = landmarks[WRIST] ?? [0, 0];
  const knuckle = landmarks[MIDDLE_KNUCKLE] ?? wrist;
  const towardsElbow = plus(wrist, times(minus(wrist, knuckle), ARM));
  return {
    outline: paddedHull([...landmarks, towardsElbow], FLESH * distance(wrist, knuckle)),
    tips: landmarks.filter((_, number) => TIPS.includes(number)),
  };
}
