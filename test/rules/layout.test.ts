import { expect, test } from 'vitest';

import { shapeOf, spotsOfLayout, zoneOfLayout } from '../../src/rules/layout.ts';
import { layFaceDown } from '../../src/rules/lying.ts';

test('a lay-out is rows x columns, or so many places in no rows', () => {
  expect(shapeOf('4x12')).toEqual({ kind: 'lattice', rows: 4, columns: 12 });
  expect(shapeOf('loose-24')).toEqual({ kind: 'loose', places: 24 });
});

test('its places are named row by row, or numbered', () => {
  expect(spotsOfLayout('2x2')).toEqual(['r1c1', 'r1c2', 'r2c1', 'r2c2']);
  expect(spotsOfLayout('loose-12').at(-1)).toBe('c12');
  expect(spotsOfLayout('loose-12')).toHaveLength(12);
});

test('the table shows it as it is called', () => {
  const zone = (layout: '1x2' | 'loose-2') =>
    zoneOfLayout(layout, layFaceDown(spotsOfLayout(layout)));
  const down = (id: string) => ({ id, lies: 'down', marks: [] });
  expect(zone('1x2')).toEqual({
    kind: 'lattice',
    id: 'cards',
    rows: 1,
    columns: 2,
    spots: [down('r1c1'), down('r1c2')],
  });
  expect(zone('loose-2')).toEqual({ kind: 'loose', id: 'cards', spots: [down('c1'), down('c2')] });
});
