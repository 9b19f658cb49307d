import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { tries } from '@/lib/testing/test-run';
import { inspectScene } from '../../quality/inspect-scene';
import type { ChartData } from '../../spec/slide-spec';
import { chartTypes } from '../../spec/slide-spec';
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
const chartArbitrary = fc.record({
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
  highlight: fc.option(fc.nat(45), { nil: undefined }),
  unit: fc.constantFrom(undefined, 'EUR millions'),
});

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

  it('break long names of parts between words, at a smaller size', () => {
    const categories = ['Housing and administration of real estate', 'Energy', 'Care'];
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
    expect(chart.legend.box.x).toBeGreaterThan(chart.caption.box.x + chart.caption.box.w);
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
