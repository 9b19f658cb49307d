import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { tries } from '@/lib/testing/test-run';
import { inspectScene } from '../../quality/inspect-scene';
import type { ChartData } from '../../spec/chart-data';
import { chartTypes } from '../../spec/chart-data';
import { deckSpecSchema } from '../../spec/deck-spec';
import { layOutDeck } from '../lay-out-deck';

const theme = builtinThemes[0]!;

function layOut(
  chart: Partial<ChartData>,
  more: { takeaway?: string; arrangement?: string } = {},
  direction: 'ltr' | 'rtl' = 'ltr',
) {
  const full = { type: 'column', categories: ['A', 'B', 'C'], series: [{ name: 'One', values: [1, 2, 3] }], ...chart };
  const spec = deckSpecSchema.parse({
    title: 'Deck',
    language: direction === 'rtl' ? 'ar-SA' : 'en-US',
    direction,
    slides: [{ kind: 'chart', title: 'What the numbers say', chart: full, ...more }],
  });
  return layOutDeck(spec, theme, { maxSlides: 30, images: new Map() });
}

const value = fc.oneof(
  fc.constant(null),
  fc.constant(0),
  fc.integer({ min: -50, max: 5000 }),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }),
  fc.double({ min: 1e-6, max: 1e-3, noNaN: true }),
);
const name = fc.oneof(
  fc.stringMatching(/^[A-Z][a-z]{0,12}( [a-z]{1,14}){0,4}$/),
  fc.constantFrom('', '東京都と神奈川県の店舗', 'المستودعات والخدمات اللوجستية', '2026-01-15'),
);
/** Names of its series and its categories, and one that it lacks. */
const namesOf = ({ series, categories }: Pick<ChartData, 'series' | 'categories'>) =>
  [...series.map((one) => one.name), ...categories, 'nowhere'].filter((one) => one.trim() !== '');

const anyChart = fc.record({
  type: fc.constantFrom(...chartTypes),
  categories: fc.array(name, { minLength: 1, maxLength: 40 }),
  series: fc.array(
    fc.record({
      name: fc.stringMatching(/^[A-Z][a-z]{1,16}$/),
      values: fc.array(value, { maxLength: 40 }),
      as: fc.constantFrom(undefined, 'column' as const, 'line' as const),
      axis: fc.constantFrom(undefined, 'primary' as const, 'secondary' as const),
    }),
    { minLength: 1, maxLength: 14 },
  ),
  xValues: fc.option(fc.array(value, { maxLength: 40 }), { nil: undefined }),
  numberFormat: fc.constantFrom('General', '#,##0', '0.0%', '"$"#,##0.00'),
  unit: fc.constantFrom(undefined, 'EUR millions'),
});
const chartArbitrary = anyChart.chain(
  (chart) =>
    fc.record({
      ...Object.fromEntries(Object.entries(chart).map(([key, own]) => [key, fc.constant(own)])),
      target: fc.option(fc.record({ value: value.map((one) => one ?? 0), label: fc.constantFrom(undefined, 'Plan') }), {
        nil: undefined,
      }),
      events: fc.option(
        fc.array(
          fc.record({ at: fc.constantFrom(...namesOf(chart)), label: fc.stringMatching(/^[A-Z][a-z ]{0,30}$/) }),
          {
            maxLength: 6,
          },
        ),
        { nil: undefined },
      ),
      growth: fc.option(
        fc.record({ from: fc.constantFrom(...namesOf(chart)), to: fc.constantFrom(...namesOf(chart)) }),
        { nil: undefined },
      ),
      emphasis: fc.option(fc.constantFrom(...namesOf(chart)), { nil: undefined }),
    }) as fc.Arbitrary<typeof chart & Pick<ChartData, 'emphasis' | 'target' | 'events' | 'growth'>>,
);

describe('a slide of any chart', () => {
  it('is laid out without a fault, in both directions', () => {
    fc.assert(
      fc.property(chartArbitrary, fc.constantFrom('ltr' as const, 'rtl' as const), (chart, direction) => {
        const { scene } = layOut(chart, {}, direction);
        expect(inspectScene(scene, theme).blocking).toEqual([]);
        expect(JSON.stringify(scene)).not.toMatch(/NaN|Infinity/);
        for (const element of scene.slides.flatMap(({ elements }) => elements)) {
          if (element.type !== 'chart' || element.axes === undefined) continue;
          const axis = element.axes.value;
          expect([axis.min, axis.max, axis.step].every(Number.isFinite) && axis.max > axis.min && axis.step > 0).toBe(
            true,
          );
        }
      }),
      { numRuns: tries(20, 120) },
    );
  });
});

describe('the forms of a chart slide', () => {
  const kinds = (laid: ReturnType<typeof layOut>) => laid.scene.slides.map(({ arrangement }) => arrangement);
  const changes = (laid: ReturnType<typeof layOut>) =>
    laid.warnings.flatMap((warning) => (warning.type === 'chart-adapted' ? [warning.change] : []));

  it('put the sentence beside the chart when there is one', () => {
    expect(kinds(layOut({}, { takeaway: 'C is the largest.' }))).toEqual(['chart-and-takeaway']);
  });

  it('show a single number as a figure and say so', () => {
    const laid = layOut({ categories: ['2026'], series: [{ name: 'Revenue', values: [12.4] }], unit: 'EUR millions' });
    expect([kinds(laid), changes(laid)]).toEqual([['single-figure'], ['single-number']]);
    expect(JSON.stringify(laid.scene)).toContain('"12.4"');
  });

  it('show names that no axis holds as a table on as many slides as it needs, and say so', () => {
    const categories = Array.from({ length: 40 }, (_, index) => `Municipality ${index + 1}`);
    const laid = layOut({
      type: 'bar',
      categories,
      series: [{ name: 'People', values: categories.map((_, index) => index) }],
    });
    expect(kinds(laid)[0]).toBe('figures-table');
    expect(changes(laid)).toEqual(['as-table']);
    for (const category of categories) expect(JSON.stringify(laid.scene)).toContain(`"${category}"`);
  });

  /** The chart of a slide, and all words beside it. */
  const roundOf = (data: Partial<ChartData>, direction: 'ltr' | 'rtl' = 'ltr') => {
    const laid = layOut({ numberFormat: '0%', ...data }, {}, direction);
    const elements = laid.scene.slides[0]?.elements ?? [];
    const element = elements.find((one) => one.type === 'chart');
    const beside = elements.filter(({ type }) => type !== 'chart');
    return { element, beside, changes: changes(laid) };
  };
  const shares = (...values: (number | null)[]) => ({
    categories: values.map((_, index) => `Part ${index + 1}`),
    series: [{ name: 'Votes', values }],
  });

  it.each(['pie', 'doughnut'] as const)('name the parts of a %s and print their shares in the chart alone', (type) => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const { element, beside } = roundOf({ type, ...shares(0.62, 0.38) }, direction);
      if (!element?.legend) throw new Error('The chart has no legend.');
      expect(element.legend.names).toEqual([['Part 1'], ['Part 2']]);
      expect(element.looks[0]?.labels).toMatchObject({ shows: 'value', points: [0, 1] });
      expect(JSON.stringify(beside)).not.toMatch(/Part [12]|62%|38%/);
      const isRight = element.legend.box.x > element.plot.x + element.plot.w;
      expect(isRight).toBe(direction === 'ltr');
      expect(element.legend.box.x).toBeGreaterThanOrEqual(element.box.x);
    }
    expect(roundOf({ type, ...shares(0.62, 0.38) }).element?.caption?.text).toBe('Votes');
  });

  it.each<[string, ChartData['type'], (number | null)[], string, string[]]>([
    ['a ring whose band holds all', 'doughnut', [0.5, 0.3, 0.2], 'doughnut', []],
    ['a ring with a part without a number', 'doughnut', [0.5, null, 0.5], 'doughnut', []],
    ['a ring with one small part', 'doughnut', [0.97, 0.03], 'pie', ['ring-as-pie']],
    ['a ring with small neighbours', 'doughnut', [0.97, 0.01, 0.01, 0.01], 'bar', ['sectors-as-bars']],
    ['a pie with small neighbours', 'pie', [0.97, 0.01, 0.01, 0.01], 'bar', ['sectors-as-bars']],
    ['a pie with a part of nothing', 'pie', [0.6, 0.4, 0], 'bar', ['sectors-as-bars']],
  ])('print every number of %s', (_name, type, values, drawn, changed) => {
    const { element, changes: said } = roundOf({ type, ...shares(...values) });
    expect([element?.chart.type, said]).toEqual([drawn, changed]);
    const present = values.flatMap((value, index) => (value === null ? [] : [index]));
    expect(element?.looks[0]?.labels?.points).toEqual(present);
  });

  it('put numbers outside a pie where its sectors are too narrow, in ink', () => {
    const { element } = roundOf({ type: 'pie', ...shares(0.5, 0.45, 0.05) });
    expect(element?.looks[0]?.labels).toMatchObject({ positions: ['center', 'center', 'outside'] });
    expect(element?.looks[0]?.labels?.colors[2]).toBe('ink');
    expect(element?.plot.y).toBeGreaterThan(element?.box.y ?? 0);
  });

  it.each(['pie', 'doughnut'] as const)('begin a %s at the margin, as high as there is room', (type) => {
    const [left, right] = (['ltr', 'rtl'] as const).map((direction) => {
      const { element } = roundOf(
        { type, ...shares(0.62, 0.38), series: [{ name: 'Share', values: [0.62, 0.38] }] },
        direction,
      );
      if (!element?.legend) throw new Error('The chart has no legend.');
      const { plot, legend } = element;
      expect(plot.h).toBeCloseTo(element.box.h);
      expect(legend.sizePt).toBeGreaterThanOrEqual(16);
      expect(legend.box.y + legend.box.h / 2).toBeCloseTo(plot.y + plot.h / 2);
      return element;
    });
    const { x, w } = theme.layouts.content.body.box;
    expect(left?.plot.x).toBeCloseTo(x);
    expect((right?.plot.x ?? 0) + (right?.plot.w ?? 0)).toBeCloseTo(x + w);
  });

  it('leave a number outside of a pie its room at the margin, on the side where it stands', () => {
    const pie = (direction: 'ltr' | 'rtl') => {
      const { element } = roundOf({ type: 'pie', ...shares(0.74, 0.03, 0.23) }, direction);
      if (!element?.legend) throw new Error('The chart has no legend.');
      return element;
    };
    const { x, w } = theme.layouts.content.body.box;
    const number = { least: 0.25, most: 0.6 };
    const [ltr, rtl] = [pie('ltr'), pie('rtl')];
    expect(ltr.plot.x - x).toBeGreaterThan(number.least);
    expect(ltr.plot.x - x).toBeLessThan(number.most);
    // Sectors run clockwise in every deck: the number stands between circle and legend.
    expect(rtl.plot.x + rtl.plot.w).toBeCloseTo(x + w);
    const { box } = rtl.legend ?? rtl;
    const between = (one: number) => one - (ltr.legend?.box.x ?? 0) + ltr.plot.x + ltr.plot.w;
    expect(between(rtl.plot.x - box.x - box.w)).toBeGreaterThan(number.least);
  });

  it.each<[string, string, string, string | undefined]>([
    ['Share', '0%', '', undefined],
    ['Share (%)', '0.0%', '', undefined],
    ['Votes', '0%', '', 'Votes'],
    ['Share of votes', '0%', '', 'Share of votes'],
    ['Share', '#,##0', 'thousand votes', 'Share (thousand votes)'],
  ])('say of %s in the format %s what the numbers do not say', (name, numberFormat, unit, caption) => {
    const values = numberFormat.includes('%') ? [0.62, 0.38] : [62, 38];
    const { element } = roundOf({
      type: 'pie',
      ...shares(...values),
      series: [{ name, values }],
      numberFormat,
      ...(unit === '' ? {} : { unit }),
    });
    expect(element?.caption?.text).toBe(caption);
    if (caption) expect(element?.caption?.box.x).toBe(theme.layouts.content.body.box.x);
  });

  it('break long names of parts between words, at a smaller size', () => {
    const categories = ['Housing and administration of real estate of the districts', 'Energy', 'Care'];
    const series = [{ name: 'Votes', values: [0.5, 0.3, 0.2] }];
    const laid = layOut({ type: 'pie', categories, series }, { takeaway: 'Housing stays the largest.' });
    const element = laid.scene.slides[0]?.elements.find((one) => one.type === 'chart');
    expect(element?.legend?.names?.map((lines) => lines.length)).toEqual([2, 1, 1]);
    expect(element?.legend?.names?.[0]?.join(' ')).toBe(categories[0]);
  });

  it('have legend and units as parts of the chart, where they follow its data', () => {
    const series = ['North', 'South'].map((name) => ({ name, values: [1, 2, 3] }));
    const elements = layOut({ type: 'column', series, unit: 'USD millions' }).scene.slides[0]?.elements ?? [];
    const chart = elements.find((element) => element.type === 'chart');
    expect(chart).toMatchObject({ caption: { text: 'USD millions' }, legend: {} });
    const texts = elements.filter((element) => element.type === 'text');
    expect(JSON.stringify(texts)).not.toMatch(/North|South|USD/);
    if (chart?.type !== 'chart' || !chart.legend || !chart.caption) throw new Error('The chart has no head.');
    for (const part of [chart.legend, chart.caption]) {
      expect(part.box.x).toBeGreaterThanOrEqual(chart.box.x);
      expect(part.box.y).toBeGreaterThanOrEqual(chart.box.y);
      expect(part.box.y + part.box.h).toBeLessThan(chart.plot.y);
    }
    expect(chart.caption.box.x).toBe(theme.layouts.content.body.box.x);
    expect(chart.legend.box.x).toBeGreaterThan(chart.caption.box.x + chart.caption.box.w + 0.5);
    // Programs leave air behind the last name, so that it ends with the plot.
    const beyond = chart.legend.box.x + chart.legend.box.w - chart.plot.x - chart.plot.w;
    expect(beyond).toBeGreaterThan(0.1);
    expect(beyond).toBeLessThan(0.4);
  });

  const combined = (secondaryUnit: string, names: readonly string[]) => {
    const series = names.map((name, index) => ({
      name,
      values: [1, 2, 3],
      ...(index === 1 ? { as: 'line' as const, axis: 'secondary' as const } : {}),
    }));
    const laid = layOut({ type: 'combination', series, unit: 'Orders a month', secondaryUnit });
    const elements = laid.scene.slides[0]?.elements ?? [];
    const chart = elements.find((element) => element.type === 'chart');
    if (chart?.type !== 'chart' || !chart.legend || !chart.caption) throw new Error('The chart has no head.');
    return { ...chart, legend: chart.legend, caption: chart.caption, elements };
  };

  it('set a legend in the middle between two units, and above them where it has no room there', () => {
    const { caption, legend, secondaryCaption } = combined('Share of orders', ['Orders', 'Return rate']);
    const end = secondaryCaption?.box.x ?? 0;
    const [before, behind] = [legend.box.x - caption.box.x - caption.box.w, end - legend.box.x - legend.box.w];
    expect(before).toBeCloseTo(behind);
    expect(before).toBeGreaterThan(0.5);
    const long = [
      'Orders placed in all stores and online by customers',
      'Return rate of all the orders that were placed',
    ];
    const wide = combined('Share of orders', long);
    for (const unit of [wide.caption, wide.secondaryCaption]) {
      expect(unit?.box.y).toBeGreaterThanOrEqual(wide.legend.box.y + wide.legend.box.h);
      expect((unit?.box.y ?? 0) + (unit?.box.h ?? 0)).toBeLessThan(wide.plot.y);
    }
  });

  it('set a second unit as a text where programs would break it as the title of an axis', () => {
    const { secondaryCaption, elements } = combined('Share of all orders that came back within thirty days', [
      'A',
      'B',
    ]);
    expect(secondaryCaption).toBeUndefined();
    expect(elements.find(({ name }) => name === 'Secondary axis')?.type).toBe('text');
  });

  it('keep a unit of several lines as a text, which no chart can hold', () => {
    const unit = 'thousands of euros, net of taxes and of everything else that was agreed '.repeat(3);
    const elements = layOut({ type: 'column', unit }).scene.slides[0]?.elements ?? [];
    expect(elements.find((element) => element.name === 'Unit')?.type).toBe('text');
    expect(elements.flatMap((element) => (element.type === 'chart' ? (element.caption ?? []) : []))).toEqual([]);
  });

  it('run from right to left in a deck that does', () => {
    const chart = layOut({}, {}, 'rtl').scene.slides[0]?.elements.find((element) => element.type === 'chart');
    expect(chart?.type === 'chart' && chart.reversed).toBe(true);
  });
});
