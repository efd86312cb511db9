import { readFileSync } from 'node:fs';

/** The scripts that the page loads before anybody does anything: the entry and what it imports at once. */
function firstLoad() {
  const page = readFileSync('dist/index.html', 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(
    ([, path]) => `dist/${path}`,
  );
  if (scripts.length === 0) throw new Error('dist/index.html names no script.');
  return scripts;
}

export default [
  { name: 'First load, scripts', path: firstLoad(), gzip: true, limit: '250 KB' },
  {
    name: 'Every script of the page: all that can be loaded before the camera is opened',
    path: ['dist/assets/*.js', '!dist/assets/*.worker-*.js'],
    gzip: true,
    limit: '250 KB',
  },
  {
    name: 'Everything for offline play, hands left out',
    path: ['dist/**', '!dist/screenshots/**', '!dist/assets/mediapipe/**', '!dist/models/hands/**'],
    gzip: true,
    limit: '5 MB',
  },
  {
    name: 'Everything for offline play',
    path: ['dist/**', '!dist/screenshots/**'],
    gzip: true,
    limit: '12 MB',
  },
  { name: 'Vision worker', path: 'dist/assets/*.worker-*.js', gzip: true, limit: '250 KB' },
  {
    name: 'Weights of cards, outlines and dice, as they are',
    path: ['dist/models/*/weights/*', '!dist/models/hands/**'],
    brotli: false,
    limit: '4 MB',
  },
];
