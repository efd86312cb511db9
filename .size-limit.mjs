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
  { name: 'Vision worker', path: 'dist/assets/*.worker-*.js', gzip: true, limit: '250 KB' },
  {
    name: 'Weights of cards, outlines and dice, as they are',
    path: ['dist/models/*/weights/*', '!dist/models/hands/**'],
    brotli: false,
    limit: '4 MB',
  },
];
