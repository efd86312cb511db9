import type { Page } from 'playwright-core';
import type { Conditions } from '../film/scene.ts';
import type { Story } from '../story/stage.ts';

/**
 * Draws a table that lies still, as data addresses, at these moments of the film, in ms: the hand and the noise are never
 * quite the same.
 *
 * @param studio a page that was given the film's script
 */
export function takePictures(
  studio: Page,
  { story, conditions }: { readonly story: Story; readonly conditions: Conditions },
  moments: readonly number[],
): Promise<readonly string[]> {
  return studio.evaluate(
    async ([table, how, takes]) => {
      const taken: string[] = [];
      for (const at of takes) taken.push((await window.stillOf?.(table, how, at)) ?? '');
      return taken;
    },
    [story, conditions, moments] as const,
  );
}
