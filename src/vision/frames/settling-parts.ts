import type { Box } from '../../table/sighting.ts';

/** What changed is looked at so many times more: the last of a hand, or of a blur, may hide a card that then lies still. */
const SETTLING_LOOKS = 2;
/** And so many times beyond, while a card in it is named but not for certain: every picture shows a small index anew. */
const DOUBTFUL_LOOKS = 4;

interface SettlingPart {
  readonly part: Box;
  readonly looks: number;
  readonly spare: number;
}

/** The parts of a picture that changed a moment ago and are worth another look although they are still now. */
export class SettlingParts {
  #parts: readonly SettlingPart[] = [];

  /** Those to be looked at in this picture. */
  get due(): readonly Box[] {
    return this.#parts.map(({ part }) => part);
  }

  /** Once for each picture, after `due`: what changed in it comes in, what was looked at often enough goes. */
  advance(changes: readonly Box[], isDoubtful: (part: Box) => boolean): void {
    const looked = this.#parts.map(({ part, looks, spare }): SettlingPart => {
      const isAgain = looks === 1 && spare > 0 && isDoubtful(part);
      return isAgain ? { part, looks, spare: spare - 1 } : { part, looks: looks - 1, spare };
    });
    this.#parts = [
      ...changes.map((part) => ({ part, looks: SETTLING_LOOKS, spare: DOUBTFUL_LOOKS })),
      ...looked.filter(({ looks }) => looks > 0),
    ];
  }
}
