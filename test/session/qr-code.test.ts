import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { makeQrCode } from '../../src/session/qr-code.ts';

/** Pixels a side of a module, as a screen shows it. */
const SCALE = 4;

/** What a camera sees of a screen with these modules. */
function shown(modules: readonly (readonly boolean[])[]) {
  const side = modules.length * SCALE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [at % side, Math.floor(at / side)];
    const isDark = modules[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)] === true;
    if (isDark) data.set([0, 0, 0], at * 4);
  }
  return { width: side, height: side, data };
}

test.each([
  ['a short game', 'https://kibitz.example/#/bring/abc'],
  ['a game as long as a code holds', `https://kibitz.example/#/bring/${'aZ9_-'.repeat(300)}`],
])('%s is read back off the screen as it was written', async (_, text) => {
  expect(decodeQR(shown(await makeQrCode(text)))).toBe(text);
});
