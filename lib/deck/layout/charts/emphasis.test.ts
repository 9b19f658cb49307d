import { expect, test } from 'vitest';
import type { ChartData } from '../../spec/chart-data';
import { emphasisOf, withSpokenOf } from './emphasis';

const regions: ChartData = {
  type: 'column',
  categories: ['North', 'South', 'East', 'West', 'Online'],
  series: [{ name: 'Revenue', values: [5, 3, 2, 3, 4] }],
  numberFormat: 'General',
};
const sites: ChartData = {
  ...regions,
  type: 'line',
  series: ['Online', 'Shops', 'Partners'].map((name) => ({ name, values: [1, 2, 3, 4, 5] })),
};

test.each([
  ['Growth came from the north and from online', regions, { part: 'category', index: 0, indices: [0, 4] }],
  ['North, south and east lost', regions, null],
  ['Partners catch up', sites, { part: 'series', index: 2 }],
  ['Online overtook the shops', sites, null],
  ['Everything grew', regions, null],
] as const)('%s', (title, chart, found) => {
  expect(emphasisOf(withSpokenOf(chart, title))).toEqual(found);
});

test.each([
  ['Online overtook the shops', 0],
  ['The shops fell behind online', 1],
])('of two that a title compares, the one that it begins with: %s', (title, index) => {
  const two = { ...sites, series: sites.series.slice(0, 2) };
  expect(emphasisOf(withSpokenOf(two, title))).toEqual({ part: 'series', index });
});

test('what a chart was asked to say stands before what its title names', () => {
  expect(emphasisOf(withSpokenOf({ ...sites, emphasis: 'Shops' }, 'Partners catch up'))).toEqual({
    part: 'series',
    index: 1,
  });
  expect(emphasisOf(withSpokenOf({ ...regions, emphasis: 'South' }, 'Online grew'))).toEqual({
    part: 'category',
    index: 1,
    indices: [1, 4],
  });
});

test('the two sorts of a combination keep their colours', () => {
  const both: ChartData = {
    ...regions,
    type: 'combination',
    series: [
      { name: 'Orders', values: [1, 2, 3, 4, 5], as: 'column' },
      { name: 'Return rate', values: [1, 2, 3, 4, 5], as: 'line' },
    ],
  };
  expect(withSpokenOf(both, 'Orders grew')).toBe(both);
});
