import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { run } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

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
export async function misfitsOnSmallPhone(page: Page, place: string): Promise<readonly string[]> {
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
