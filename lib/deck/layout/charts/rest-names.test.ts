import { expect, test } from 'vitest';
import { chartDataSchema } from '../../spec/chart-data';
import { namesRest, namesSum } from './rest-names';
import { ownFill, pointFills } from './series-fills';

test.each(['Other', 'All others', 'Sonstige Kosten', 'Autres', 'Otros', 'その他', '其他', 'أخرى'])(
  '%s is what is left',
  (name) => {
    expect([namesRest(name), namesSum(name)]).toEqual([true, false]);
  },
);

test.each(['Otherwise', 'Motherland', 'North'])('%s is a name like any other', (name) => {
  expect([namesRest(name), namesSum(name)]).toEqual([false, false]);
});

test.each(['pie', 'doughnut'] as const)(
  'what is left is the quietest part of a %s, in no colour of the ramp',
  (type) => {
    const fills = (categories: string[]) =>
      pointFills(
        chartDataSchema.parse({ type, categories, series: [{ name: 'Share', values: categories.map(() => 1) }] }),
        0,
      );
    expect(fills(['Other', 'North', 'South'])?.slice(1)).toEqual(fills(['North', 'South']));
    expect(fills(['North', 'South', 'Other'])?.at(-1)).toEqual({ color: 'series5', opacity: 0.6 });
  },
);

test('so is it in stacks, but the sum of all is no rest', () => {
  const names = ['Other', 'North', 'Total'];
  const series = names.map((name) => ({ name, values: [1, 2] }));
  const chart = chartDataSchema.parse({ type: 'stacked_column', categories: ['A', 'B'], series });
  expect(names.map((_, index) => ownFill(chart, index))).toEqual([
    { color: 'series5', opacity: 0.6 },
    { color: 'accentFill' },
    { color: 'second' },
  ]);
});
