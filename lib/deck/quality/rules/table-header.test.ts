import { expect, it } from 'vitest';
import { findings, slide, table } from '../testing/make-scene';

const box = { x: 1, y: 2, w: 4, h: 2 };
const { rows } = table(box);

it('finds a table that does not begin with its header row, unless it has none', () => {
  expect(findings('table-header', slide('One', [table(box)]))).toEqual([]);
  expect(findings('table-header', slide('One', [table(box, { rows: rows.slice(1) })]))).toEqual([]);
  expect(findings('table-header', slide('One', [table(box, { rows: [...rows].reverse() })]))).toHaveLength(1);
  expect(findings('table-header', slide('One', [table(box, { rows: [] })]))).toHaveLength(1);
});
