import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { run } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Visit } from '../support/visit.ts';

let axeSource: string | undefined;

/** No rule of WCAG 2.2 A and AA, and no best practice that axe-core knows, is broken by what is shown. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  axeSource ??= await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
  await page.evaluate(axeSource);
  // What moves is judged where it comes to rest.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished)),
  );
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: typeof run } };
    const results = await axe.run();
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.flat().join(' ')).join(', ')}`,
    );
  });
  expect(violations, `what axe says of: ${place}`).toEqual([]);
}

/** The narrowest phone that is thought of. */
const NARROWEST = 360;
const SMALLEST_TARGET = 44;

/** What is wider than the smallest phone, and targets that a finger misses, as sentences. */
async function misfitsOnSmallPhone(page: Page, place: string): Promise<readonly string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const faults = width > NARROWEST ? [`${place} is ${width} wide`] : [];
  const targets = page.locator('button:visible, a:visible, label:visible, select:visible');
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    const isLarge = box === null || Math.min(box.width, box.height) >= SMALLEST_TARGET;
    if (isLarge) continue;
    faults.push(`${place}: ${await target.innerText()} is ${box.width} by ${box.height}`);
  }
  return faults;
}

/** A walk through every place takes its time on a busy machine. */
const LONG = { timeout: 900_000 };

/**
 * What holds everywhere that a walk comes to: axe has nothing to say in the light and in the dark, and the smallest phone
 * shows all of it, with text of double size too.
 *
 * @param enter opens the app anew
 * @param walkThrough calls `look` in every place, in the order in which a person comes to them
 */
export function testEverywhere(
  enter: () => Promise<Visit>,
  walkThrough: (page: Page, look: (place: string) => Promise<void>) => Promise<void>,
): void {
  test('axe finds nothing to complain about, in the light and in the dark', LONG, async () => {
    const { page, context } = await enter();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await walkThrough(page, async (place) => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectAccessible(page, `${place}, ${colorScheme}`);
      }
    });
    await context.close();
  });

  describe('on the smallest phone nothing has to be scrolled sideways, and every target is 44 pixels', () => {
    test.each([
      ['with the usual text', 100],
      ['with text of double size', 200],
    ])('%s', LONG, async (_, percent) => {
      const { page, context } = await enter();
      await page.setViewportSize({ width: NARROWEST, height: 740 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      const faults = new Set<string>();
      await walkThrough(page, async (place) => {
        for (const fault of await misfitsOnSmallPhone(page, place)) faults.add(fault);
      });
      expect([...faults]).toEqual([]);
      await context.close();
    });
  });
}
