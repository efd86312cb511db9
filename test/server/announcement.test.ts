import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { makeAnnouncement } from '../../src/server/announcement.ts';
import { findLanAddresses } from '../../src/server/lan.ts';

const local = 'http://localhost:4173/';
const lan = ['https://192.168.1.20:4174/', 'https://172.17.0.1:4174/'];

const ESCAPE = String.fromCharCode(27);
const CELL = new RegExp(`${ESCAPE}\\[([\\d;]+)m {2}${ESCAPE}\\[0m`, 'g');

/** Photographs the terminal: its coloured cells as a picture, a few pixels to a cell. */
function photograph(text: string): { width: number; height: number; data: Uint8Array } {
  const rows = text
    .split('\n')
    .map((line) => [...line.matchAll(CELL)].map(([, colour]) => (colour === '40' ? 0 : 255)))
    .filter((cells) => cells.length > 0);
  const scale = 6;
  const width = (rows[0]?.length ?? 0) * scale;
  const height = rows.length * scale;
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shade = rows[Math.floor(y / scale)]?.[Math.floor(x / scale)] ?? 255;
      data.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { width, height, data };
}

test('the code that is printed leads to the first address on the network', () => {
  const text = makeAnnouncement({ local, lan, selfMade: true });
  expect(decodeQR(photograph(text))).toBe(lan[0]);
  for (const address of [local, ...lan]) expect(text).toContain(address);
});

test('only a self-made certificate comes with what it cannot do', () => {
  const selfMade = makeAnnouncement({ local, lan, selfMade: true });
  expect(selfMade).toContain('no service worker');
  expect(selfMade).toContain('mkcert');
  expect(selfMade).toContain('static host');
  expect(makeAnnouncement({ local, lan, selfMade: false })).not.toContain('mkcert');
});

test('without a network there is no code, and it says so', () => {
  const text = makeAnnouncement({ local, lan: [], selfMade: true });
  expect(text).toContain('no local network');
  expect(text).not.toContain(ESCAPE);
});

test('addresses where a phone may be come before those of containers; inner ones are left out', () => {
  const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) => [
    { address, family, internal },
  ];
  expect(
    findLanAddresses({
      lo: at('127.0.0.1', 'IPv4', true),
      docker0: at('172.17.0.1'),
      wlan0: at('192.168.1.20'),
      eth0: at('fe80::1', 'IPv6'),
    }),
  ).toEqual(['192.168.1.20', '172.17.0.1']);
});
