import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { tries } from '@/lib/testing/test-run';
import { valueShare } from '../../scene/chart-geometry';
import type { ChartElement } from '../../scene/scene';
import type { ChartData } from '../../spec/chart-data';
import { chartDataSchema } from '../../spec/chart-data';
import { formatNumber } from '../format-number';
import { adaptChart } from './adapt-chart';
import { layChart } from './lay-chart';
import { lineWidthIn } from './chart-words';
import { automaticScale, ticksOf } from './nice-scale';
import { axisFormat } from './short-format';

const theme = builtinThemes[0]!;
const box = { x: 0.6, y: 1.75, w: 12, h: 5 };

function chart(data: Partial<ChartData>): ChartData {
  return chartDataSchema.parse({
    type: 'column',
    categories: ['A', 'B', 'C'],
    series: [{ name: 'One', values: [1, 2, 3] }],
    ...data,
  });
}

function lay(data: Partial<ChartData>, namesAtEnds = false): ChartElement | null {
  return layChart(chart(data), { title: 'Title', box, namesAtEnds }, { theme, language: 'en-US', direction: 'ltr' });
}

const valueAxis = (element: ChartElement | null) => element?.axes?.value;
const several = (count: number, length = 3) =>
  Array.from({ length: count }, (_, index) => ({
    name: `S${index}`,
    values: Array.from({ length }, (__, at) => index + at + 1),
  }));

describe('scales', () => {
  it('hold all numbers, in few steps that people count in', () => {
    const number = fc
      .double({ min: -1e13, max: 1e13, noNaN: true })
      .filter((value) => value === 0 || Math.abs(value) > 1e-7);
    fc.assert(
      fc.property(number, number, fc.integer({ min: 2, max: 10 }), (a, b, most) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const scale = automaticScale(low, high, most);
        const ticks = ticksOf(scale);
        expect(scale.min).toBeLessThanOrEqual(low + scale.step * 1e-6 + Math.abs(low) * 1e-11);
        expect(scale.max).toBeGreaterThanOrEqual(high - scale.step * 1e-6 - Math.abs(high) * 1e-11);
        expect(ticks.length).toBeLessThanOrEqual(most + 1);
        expect(Number((scale.step / 10 ** Math.floor(Math.log10(scale.step))).toFixed(6))).toSatisfy((lead: number) =>
          [1, 2, 5, 10].includes(lead),
        );
      }),
    );
  });

  it.each<[string, number, number, number, { min?: number; max?: number; step?: number }, number, number, number]>([
    ['a twentieth beyond the largest', 0, 5.2, 10, { min: 0 }, 0, 6, 1],
    ['one step more where the largest fills the axis', 0, 10, 10, { min: 0 }, 0, 12, 2],
    ['zero where the numbers are far apart', 700, 1000, 10, {}, 0, 1200, 200],
    ['half the range below numbers that are close', 950, 1010, 10, {}, 920, 1020, 10],
    ['zero for bars however close their numbers are', 950, 1010, 10, { min: 0 }, 0, 1200, 200],
    ['losses turned round', -5.2, -1, 10, { max: 0 }, -6, 0, 1],
    ['both sides of zero', -4, 7, 10, {}, -6, 8, 2],
    ['fewer steps where there is less room', 0, 5.2, 4, { min: 0 }, 0, 6, 2],
    ['an end that is stated', 0, 0.98, 10, { min: 0, max: 1 }, 0, 1, 0.1],
    ['equal numbers', 4, 4, 10, {}, 0, 4.5, 0.5],
    ['nothing but zeros', 0, 0, 10, { min: 0 }, 0, 1, 0.1],
  ])('are what programs choose by themselves: %s', (_name, low, high, most, fixed, min, max, step) => {
    expect(automaticScale(low, high, most, fixed)).toEqual({ min, max, step });
  });

  it('end somewhere even for numbers at the edge of what can be counted', () => {
    expect(ticksOf(automaticScale(-1e308, 1e308, 10)).length).toBeLessThanOrEqual(11);
  });

  it('follow the numbers when those change, but for the zero of bars where programs leave it out', () => {
    const bars = (...values: number[]) => valueAxis(lay({ series: [{ name: 'One', values }] }));
    expect(bars(3, 5, 4)).toMatchObject({ min: 0, fixed: [] });
    expect(bars(95, 97, 96)).toMatchObject({ min: 0, fixed: ['min'] });
    expect(bars(-95, -97, -96)).toMatchObject({ max: 0, fixed: ['max'] });
    expect(bars(-5, 97, 96)).toMatchObject({ fixed: [] });
    expect(valueAxis(lay({ type: 'line' }))).toMatchObject({ min: 0, fixed: [] });
    const { axes } =
      lay({
        type: 'combination',
        series: [
          { name: 'N', values: [820, 1900, 900] },
          { name: 'P', values: [0.08, 0.05, 0.07], as: 'line', axis: 'secondary', numberFormat: '0%' },
        ],
      }) ?? {};
    if (axes?.kind !== 'categories' || !axes.secondary) throw new Error('There is no secondary axis.');
    expect([axes.value.gridlines, axes.secondary.gridlines]).toEqual([true, false]);
    expect([axes.value.fixed, axes.secondary.fixed]).toEqual([[], []]);
  });

  it('end at the whole where shares are measured', () => {
    const shares = (type: 'area' | 'column', ...values: number[]) =>
      valueAxis(lay({ type, series: [{ name: 'One', values }], numberFormat: '0%' }));
    expect(shares('area', 0.5, 0.98, 0.4)).toMatchObject({ min: 0, max: 1, fixed: ['max'] });
    expect(shares('area', 0.5, 1.4, 0.4)).toMatchObject({ min: 0, fixed: [] });
    expect(shares('column', 0.5, 0.98, 0.4)).toMatchObject({ shown: false, min: 0, fixed: [] });
  });
});

describe('numbers at an axis', () => {
  const shown = (value: number, max: number, step: number, language: string, format = 'General') =>
    formatNumber(value, axisFormat(format, { min: 0, max, step }, language), language);

  it.each([
    ['en-US', '1.5M'],
    ['de-DE', '1,5\u00a0Mio.'],
    ['ja-JP', '1.5百万'],
    ['ar-SA', '1.5\u00a0مليون'],
  ])('are short in the way of %s', (language, text) => {
    expect(shown(1_500_000, 2_000_000, 500_000, language)).toBe(text);
  });

  it('keep currency and percent, need no unit below six digits, and count tiny ones in powers', () => {
    expect(shown(2e9, 4e9, 1e9, 'en-US', '"$"#,##0')).toBe('$2B');
    expect(shown(0.075, 0.1, 0.025, 'en-US', '0%')).toBe('7.5%');
    expect(shown(12000, 20000, 4000, 'en-US')).toBe('12,000');
    expect(axisFormat('General', { min: 1990, max: 2020, step: 5 }, 'en-US')).toBe('0');
    expect(shown(2e-6, 5e-6, 1e-6, 'en-US')).toBe('2.0E-06');
    expect(shown(3e12, 4e12, 1e12, 'en-US')).toBe('3T');
  });
});

describe("a chart that can't be drawn as asked", () => {
  it.each<[string, Partial<ChartData>, string, string, string[]]>([
    ['a sound one', {}, 'chart', 'column', []],
    ['no number', { series: [{ name: 'One', values: [null, null, null] }] }, 'table', 'column', ['no-numbers']],
    ['zeros alone', { series: [{ name: 'One', values: [0, 0, 0] }] }, 'table', 'column', ['all-zero']],
    [
      'a single number',
      { type: 'line', categories: ['A'], series: [{ name: 'One', values: [4] }] },
      'figure',
      'column',
      ['single-number'],
    ],
    [
      'one category',
      { type: 'stacked_bar', categories: ['A'], series: several(3, 1) },
      'chart',
      'bar',
      ['one-category'],
    ],
    [
      'a pie with a loss',
      { type: 'pie', series: [{ name: 'One', values: [3, -1, 2] }] },
      'chart',
      'column',
      ['not-shares'],
    ],
    ['a doughnut of two series', { type: 'doughnut', series: several(2) }, 'chart', 'column', ['not-shares']],
    [
      'a pie of eight parts',
      { type: 'pie', categories: [...'ABCDEFGH'], series: several(1, 8) },
      'chart',
      'bar',
      ['too-many-sectors'],
    ],
    ['thirteen series', { series: several(13) }, 'table', 'column', ['too-many-series']],
    ['points without places', { type: 'scatter' }, 'chart', 'line', ['no-x-values']],
    [
      'points between numbers as names',
      { type: 'scatter', categories: ['1', '2.5', '4'] },
      'chart',
      'scatter',
      ['no-x-values'],
    ],
    ['a combination of columns', { type: 'combination', series: several(2) }, 'chart', 'column', ['one-sort']],
    [
      'more values than names',
      { series: [{ name: 'One', values: [1, 2, 3, 4] }] },
      'chart',
      'column',
      ['uneven-series'],
    ],
  ])('%s', (_name, data, form, type, changes) => {
    const adapted = adaptChart(chart(data));
    expect([adapted.form, adapted.chart.type, adapted.changes]).toEqual([form, type, changes]);
  });

  it('draws 46 under a format of percent as 46 %, with what it is to reach', () => {
    const asked = chart({
      series: [{ name: 'One', values: [46, 29, 0.5] }],
      numberFormat: '0%',
      target: { value: 50 },
    });
    const { chart: drawn } = adaptChart(asked);
    expect(drawn.series[0]?.values).toEqual([0.46, 0.29, 0.005]);
    expect(drawn.target?.value).toBe(0.5);
    const grown = chart({ series: [{ name: 'One', values: [2.5, 0.4, -0.1] }], numberFormat: '0%' });
    expect(adaptChart(grown).chart.series[0]?.values).toEqual([2.5, 0.4, -0.1]);
  });

  it('keeps every number', () => {
    const { chart: even } = adaptChart(
      chart({
        series: [
          { name: 'One', values: [1, 2, 3, 4] },
          { name: 'Two', values: [5] },
        ],
      }),
    );
    expect(even.categories).toEqual(['A', 'B', 'C', '']);
    expect(even.series.map(({ values }) => values)).toEqual([
      [1, 2, 3, 4],
      [5, null, null, null],
    ]);
    const { chart: turned } = adaptChart(chart({ categories: ['2026'], series: several(3, 1) }));
    expect([turned.categories, turned.series]).toEqual([['S0', 'S1', 'S2'], [{ name: '2026', values: [1, 2, 3] }]]);
  });

  it('draws two scales apart in form', () => {
    const { chart: drawn } = adaptChart(
      chart({
        type: 'combination',
        series: [
          { name: 'N', values: [1, 2, 3] },
          { name: 'P', values: [1, 2, 3], axis: 'secondary' },
        ],
      }),
    );
    expect(drawn.series.map(({ as }) => as)).toEqual(['column', 'line']);
  });
});

describe('the plot', () => {
  it.each([
    'column',
    'bar',
    'stacked_column',
    'stacked_bar',
    'line',
    'area',
    'stacked_area',
    'pie',
    'doughnut',
    'combination',
  ] as const)('of a %s chart lies inside its box', (type) => {
    const element = lay({
      type,
      categories: ['A long name that needs room', 'B', 'C'],
      series: type === 'pie' || type === 'doughnut' ? several(1) : several(3),
    });
    if (!element) throw new Error('The chart has no room.');
    const { plot } = element;
    expect(plot.x).toBeGreaterThanOrEqual(box.x);
    expect(plot.y).toBeGreaterThanOrEqual(box.y);
    expect(plot.x + plot.w).toBeLessThanOrEqual(box.x + box.w + 1e-9);
    expect(plot.y + plot.h).toBeLessThanOrEqual(box.y + box.h + 1e-9);
  });

  it('starts bars at zero and lets lines of a narrow range leave it out', () => {
    const values = [{ name: 'One', values: [980, 1000, 1010] }];
    expect(valueAxis(lay({ series: values }))?.min).toBe(0);
    expect(valueAxis(lay({ type: 'line', series: values }))?.min).toBeGreaterThan(900);
    expect(valueAxis(lay({ type: 'line' }))?.min).toBe(0);
  });

  it('prints values at bars in place of an axis where they have room, and an axis where not', () => {
    const labelled = lay({});
    expect(labelled?.looks[0]?.labels).toMatchObject({ position: 'outside', points: [0, 1, 2] });
    expect(valueAxis(labelled)).toMatchObject({ shown: false, gridlines: false });
    const crowded = lay({ categories: Array.from({ length: 30 }, (_, index) => `W${index}`), series: several(1, 30) });
    expect(crowded?.looks[0]?.labels).toBeUndefined();
    expect(valueAxis(crowded)).toMatchObject({ shown: true, gridlines: theme.style.chart.gridlines });
  });

  it('has no axis beside stacks and lines whose numbers stand at their marks', () => {
    expect(valueAxis(lay({ type: 'stacked_column', series: several(2) }))).toMatchObject({
      shown: false,
      gridlines: false,
    });
    expect(valueAxis(lay({ type: 'line', series: several(1) }))).toMatchObject({ shown: false, gridlines: false });
    const parts = [
      { name: 'Most', values: [100, 100, 100] },
      { name: 'Unseen', values: [0.1, 0.1, 0.1] },
    ];
    expect(valueAxis(lay({ type: 'stacked_column', series: parts }))?.shown).toBe(true);
  });

  it('names lines at their ends, with what they come to, unless a line ends early', () => {
    const named = (name: string, ...ends: (number | null)[]) =>
      lay(
        { type: 'line', series: ends.map((end, index) => ({ name: `${name} ${index}`, values: [1, 2, end] })) },
        true,
      );
    const lines = (...ends: (number | null)[]) => named('Line', ...ends);
    const shown = (element: ReturnType<typeof lay>) =>
      element?.looks.map(({ labels }) => [labels?.shows, labels?.points]);
    expect(shown(lines(3, 9))).toEqual([
      ['series-and-value', [2]],
      ['series-and-value', [2]],
    ]);
    // A number is what a long name leaves out first.
    expect(shown(named('A line of the northern and of all other regions', 3, 9))?.[0]).toEqual(['series', [2]]);
    expect(lines(3, null)).toBeNull();
  });

  it('sets names of lines that end close to one another a little apart, and none far from its line', () => {
    const lines = (...ends: number[]) =>
      lay({ type: 'line', series: ends.map((end, index) => ({ name: `L${index}`, values: [1, 2, end] })) }, true);
    const downs = (element: ReturnType<typeof lay>) => element?.looks.map(({ labels }) => labels?.shiftIn?.down ?? 0);
    const [upper = 0, lower = 0] = downs(lines(3.01, 3)) ?? [];
    expect(upper).toBeLessThan(0);
    expect(lower).toBeCloseTo(-upper, 1);
    expect(downs(lines(3, 9))).toEqual([0, 0]);
    expect(lines(3, 3.01, 3.02, 3.03)).toBeNull();
  });

  it('leaves names out evenly when there are too many, and never sets bars without theirs', () => {
    const categories = Array.from({ length: 40 }, (_, index) => `Week ${index + 1} of 2026`);
    const { axes } = lay({ type: 'line', categories, series: several(1, 40) }) ?? {};
    if (axes?.kind !== 'categories') throw new Error('There is no axis of categories.');
    const { every, lines } = axes.category;
    expect(every).toBeGreaterThan(1);
    expect(lines.flatMap((one, index) => (one.length > 0 ? [index % every] : []))).toEqual(
      Array.from({ length: Math.ceil(40 / every) }, () => 0),
    );
    expect(lay({ type: 'bar', categories, series: several(1, 40) })).toBeNull();
  });

  it('breaks long names beside bars before it sets them small', () => {
    const long = ['Declared to failover ruled out', 'Ruled out to exhaustion found', 'Found to rollback started'];
    const categories = long.map((name) => `${name} (08:26 to 08:58)`);
    const element = layChart(
      chart({ type: 'bar', categories }),
      { title: 'Minutes', box: { ...box, w: 7 }, namesAtEnds: false },
      { theme, language: 'en-US', direction: 'ltr' },
    );
    expect(element?.sizePt).toBeGreaterThanOrEqual(14);
  });

  it('sets one bar apart when the title speaks of it', () => {
    const look = lay({ emphasis: 'B' })?.looks[0];
    expect(look?.pointFills?.map(({ color }) => color === 'accentFill')).toEqual([false, true, false]);
    expect(look?.fill).toEqual(look?.pointFills?.[0]);
  });

  it('sets a series apart by its name, in whatever case, and a category of several series', () => {
    const names = [
      { name: 'North Sea', values: [1, 2, 3] },
      { name: 'South', values: [4, 5, 6] },
    ];
    const fillsOf = (data: Partial<ChartData>) =>
      lay({ series: names, ...data })
        ?.looks.slice(0, 2)
        .map(({ fill }) => fill.color);
    for (const type of ['column', 'stacked_bar', 'area'] as const)
      expect(fillsOf({ type, emphasis: ' north sea' })).toEqual(['accentFill', 'series5']);
    expect(fillsOf({ type: 'line', emphasis: 'South' })).toEqual(['series5', 'accentFill']);
    const widths = lay({ type: 'line', series: names, emphasis: 'South' })?.looks.map((look) => look.lineWidthPt ?? 0);
    expect(widths?.[1]).toBeGreaterThan(widths?.[0] ?? 0);
    const looks = lay({ series: names, emphasis: 'B' })?.looks;
    for (const look of looks ?? []) {
      expect(look.pointFills?.map(({ opacity }) => (opacity ?? 1) < 1)).toEqual([true, false, true]);
    }
  });

  it('leaves an emphasis out that names nothing or can not be seen, and says so', () => {
    const adapted = (data: Partial<ChartData>) => adaptChart(chart(data));
    expect(adapted({ emphasis: 'Nowhere' })).toMatchObject({ changes: ['unknown-emphasis'] });
    expect(adapted({ emphasis: 'Nowhere' }).chart.emphasis).toBeUndefined();
    expect(adapted({ type: 'area', emphasis: 'B' }).changes).toEqual(['emphasis-unseen']);
    expect(adapted({ type: 'line', emphasis: 'B' }).changes).toEqual([]);
  });

  it('gives neighbouring sectors and series different fills, up to twelve', () => {
    const fills = lay({ series: several(12) })?.looks.map(({ fill }) => `${fill.color} ${fill.opacity ?? 1}`) ?? [];
    expect(new Set(fills).size).toBe(12);
    const sectors =
      lay({ type: 'pie', categories: [...'ABCDEFG'], series: several(1, 7), emphasis: 'C' })?.looks[0]?.pointFills ??
      [];
    expect(
      sectors.every((fill, index) => index === 0 || JSON.stringify(fill) !== JSON.stringify(sectors[index - 1])),
    ).toBe(true);
  });

  it('puts the label of a dip below the line', () => {
    expect(lay({ type: 'line', series: [{ name: 'One', values: [9, 5, 8] }] })?.looks[0]?.labels).toMatchObject({
      points: [0, 1, 2],
      positions: ['above', 'below', 'above'],
    });
  });
});

describe('room for words', () => {
  it('keeps the label of the highest column off the line above, and of a loss off the names below', () => {
    const { plot, axes } = lay({ series: [{ name: 'One', values: [-4, 2, 7] }] }) ?? {};
    if (!plot || axes?.kind !== 'categories') throw new Error('The chart has no room.');
    const labelIn = 0.24;
    const { min, max } = axes.value;
    expect(plot.y + ((max - 7) / (max - min)) * plot.h - box.y).toBeGreaterThan(labelIn + 0.08);
    expect(((-4 - min) / (max - min)) * plot.h).toBeGreaterThan(labelIn + 0.12);
  });

  it('lets the first of long names that are left out reach no further than the chart', () => {
    const categories = Array.from({ length: 40 }, (_, index) => `Calendar week ${index + 1} of 2026`);
    const element = lay({ type: 'line', categories, series: several(1, 40) });
    if (!element) throw new Error('The chart has no room.');
    const { plot, sizePt } = element;
    expect(plot.x + plot.w / 80 - lineWidthIn(categories[0] ?? '', sizePt, theme) / 2).toBeGreaterThanOrEqual(
      box.x - 0.02,
    );
  });

  it('sets no word smaller than a template with large text allows', () => {
    const clarity = builtinThemes.find(({ name }) => name === 'Clarity')!;
    const long = Array.from({ length: 30 }, (_, index) => `Week ${index + 1} of 2026`);
    for (const data of [
      { categories: long, series: several(1, 30) },
      { type: 'scatter' as const, xValues: [1, 2, 3] },
      { type: 'bar' as const },
    ]) {
      expect(
        layChart(
          chart(data),
          { title: 'Title', box, namesAtEnds: false },
          { theme: clarity, language: 'en-US', direction: 'ltr' },
        )?.sizePt,
      ).toBeGreaterThanOrEqual(14);
    }
  });
});

describe('the names of points', () => {
  const points = (categories: string[], xValues: number[], values: number[]) =>
    lay({ type: 'scatter', categories, xValues, series: [{ name: 'One', values }] })?.looks[0]?.labels;

  it('stand behind them, and on another side at the edge or where another point stands', () => {
    expect(points(['Oslo', 'Bergen', 'Turku in the south'], [1, 4, 11.4], [3, 9, 5])).toMatchObject({
      shows: 'category',
      points: [0, 1, 2],
      positions: ['end', 'end', 'start'],
    });
    expect(points(['Oslo', 'Bergen', 'Turku'], [1, 1.2, 10], [3, 3, 5])?.positions?.[0]).not.toBe('end');
  });

  it('are left out where there are many, where they would touch, and where one name is not theirs alone', () => {
    const many = Array.from({ length: 13 }, (_, index) => index);
    expect(
      points(
        many.map((index) => `P${index}`),
        many,
        many,
      ),
    ).toBeUndefined();
    expect(
      points(
        ['Northern region', 'Southern region', 'Eastern region', 'Western region', 'Central region', 'World'],
        [5, 5.01, 5, 5.01, 5, 90],
        [5, 5, 5.01, 5.01, 5.005, 90],
      ),
    ).toBeUndefined();
    const shared = lay({ type: 'scatter', xValues: [1, 2, 3], series: several(2) });
    expect(shared?.looks.map(({ labels }) => labels)).toEqual([undefined, undefined]);
  });

  it('touch no other name, whatever the points', () => {
    const value = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { minLength: 2, maxLength: 12 }), (pairs) => {
        const element = lay({
          type: 'scatter',
          categories: pairs.map((_, index) => `Point ${index}`),
          xValues: pairs.map(([x]) => x),
          series: [{ name: 'One', values: pairs.map(([, y]) => y) }],
        });
        const labels = element?.looks[0]?.labels;
        if (!element || !labels || element.axes?.kind !== 'numbers') return;
        const { plot, axes, sizePt } = element;
        const boxes = labels.points.map((point, at) => {
          const [x = 0, y = 0] = pairs[point] ?? [];
          const middle = {
            x: plot.x + valueShare(x, axes.x) * plot.w,
            y: plot.y + (1 - valueShare(y, axes.value)) * plot.h,
          };
          const [w, h] = [lineWidthIn(`Point ${point}`, sizePt, theme), 0.15];
          const side = labels.positions?.[at];
          return {
            x: side === 'end' ? middle.x + 0.08 : side === 'start' ? middle.x - 0.08 - w : middle.x - w / 2,
            y: middle.y + (side === 'above' ? -0.2 : side === 'below' ? 0.2 : 0) - h / 2,
            w,
            h,
          };
        });
        boxes.forEach((a, index) => {
          for (const b of boxes.slice(index + 1))
            expect(a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h).toBe(false);
        });
      }),
      { numRuns: tries(100, 400) },
    );
  });
});

describe('a combination', () => {
  it('sets its columns back behind its lines, and gives both their own colours', () => {
    const series = [
      { name: 'A', values: [1, 2, 3] },
      { name: 'B', values: [1, 2, 3], as: 'line' as const },
      { name: 'C', values: [3, 2, 1] },
      { name: 'D', values: [3, 2, 1], as: 'line' as const },
    ];
    expect(lay({ type: 'combination', series })?.looks.map(({ form, fill }) => `${form} ${fill.color}`)).toEqual([
      'bar series5',
      'line accentFill',
      'bar quiet',
      'line second',
    ]);
  });
});
