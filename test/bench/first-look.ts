import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openFacade } from '../e2e/app/facade.ts';
import { makeStill } from '../e2e/support/camera-film.ts';
import { visit } from '../e2e/support/visit.ts';
import { withBuiltSite } from './built-site.ts';
import { spread } from './conditions.ts';

/** A real photograph of separate cards on cloth where there is one, else the project's own picture. */
const PHOTO = fileURLToPath(new URL('../../../shared/photos/milos_002.jpg', import.meta.url));
const OWN = fileURLToPath(new URL('../e2e/pictures/cloth.jpg', import.meta.url));

/**
 * From the tap that opens the camera to the first named cards on the screen, on the built app in a fresh profile: the reader,
 * its nets and the camera all start within that time. Milliseconds.
 */
export async function benchFirstLook(runs: number): Promise<object> {
  const picture = existsSync(PHOTO) ? PHOTO : OWN;
  const of = picture === PHOTO ? 'a real photograph' : 'the project’s own picture (no photos)';
  const file = await makeStill(readFileSync(picture));
  return withBuiltSite(
    async (browser, address) => {
      const times: number[] = [];
      let seen = '';
      for (let run = 0; run < runs; run += 1) {
        const { page, context } = await visit(browser, address);
        await openFacade(page);
        await page.getByRole('link', { name: 'Point the camera' }).click();
        const start = page.getByRole('button', { name: 'Start the camera' });
        await start.waitFor();
        const begun = performance.now();
        await start.click();
        const named = page.locator('table-overlay g.card');
        await named.first().waitFor();
        times.push(performance.now() - begun);
        seen = await page.locator('camera-screen .status').innerText();
        await context.close();
      }
      return { camera: of, seen, runs, milliseconds: spread(times) };
    },
    { camera: { file } },
  );
}
