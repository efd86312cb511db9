import { expect, test } from 'vitest';
import { makeRoute, parseRoute, type Route } from '../../../src/app/routing/routes.ts';

test.each<Route>([
  { at: 'home' },
  { at: 'history' },
  { at: 'settings' },
  { at: 'words' },
  { at: 'new', gameId: 'twisted-memory' },
  { at: 'rules', gameId: 'facade' },
  { at: 'game', id: '2f1c-8a' },
  { at: 'end', id: '2f1c-8a' },
  { at: 'replay', id: '2f1c-8a' },
  { at: 'bring', packed: 'q1-Zx_9' },
  { at: 'facade' },
  { at: 'facade-camera' },
  { at: 'facade-sheet' },
  { at: 'facade-add' },
  { at: 'facade-suit' },
  { at: 'facade-card', id: 12 },
])('the address of $at leads back to it', (route) => {
  expect(parseRoute(makeRoute(route))).toEqual(route);
});

test.each([
  '',
  '#',
  '#/',
  '#/nowhere',
  '#/new',
  '#/new/',
  '#/rules/Façade',
  '#/game/',
  '#/game/a/b',
  '#/game/a/end/b',
  '#/history/1',
  '#/facade/sheet/card/',
  '#/facade/sheet/card/1x',
])('the address "%s" is home', (hash) => {
  expect(parseRoute(hash)).toEqual({ at: 'home' });
});
