import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { tries } from '@/lib/testing/test-run';
import type { ChartElement, ChartSeriesLook } from '../../scene/scene';
import type { ChartData } from '../../spec/chart-data';
import { chartDataSchema } from '../../spec/chart-data';
import { deckSpecSchema } from '../../spec/deck-spec';
import { layOutDeck } from '../lay-out-deck';
import { adaptChart } from './adapt-chart';
import { placeFlags } from './place-flags';

const theme = builtinThemes[0]!;

function chart(data: Partial<ChartData>): ChartData {
  return chartDataSchema.parse({
    type: 'column',
    categories: ['2022', '2023', '2024'],
    series: [{ name: 'Sales', values: [4, 5, 6] }],
    ...data,
  });
}

/** The slide of a chart: its element, notes, and what the report says of it. */
function lay(data: Partial<ChartData>, language = 'en-US') {
  const slides = [{ kind: 'chart', title: 'Sales', chart: chart(data) }];
  const spec = deckSpecSchema.parse({ title: 'T', language, direction: language === 'ar' ? 'rtl' : 'ltr', slides });
  const { scene, warnings } = layOutDeck(spec, theme, { maxSlides: 5, images: new Map() });
  const element = scene.slides[0]?.elements.find((one): one is ChartElement => one.type === 'chart');
  const changes = warnings.flatMap((warning) => (warning.type === 'chart-adapted' ? [warning.change] : []));
  return { element, notes: scene.slides[0]?.notes ?? '', changes };
}

function lookOf(element: ChartElement | undefined, part: ChartSeriesLook['annotates']) {
  const index = element?.looks.findIndex(({ annotates }) => annotates === part) ?? -1;
  return { look: element?.looks[index], series: element?.chart.series[index] };
}

describe('a target', () => {
  it('is a dashed line of its own across the plot, named with its number at its end', () => {
    for (const type of ['column', 'stacked_column', 'line'] as const) {
      const { element } = lay({ type, target: { value: 5.5 } });
      const { look, series } = lookOf(element, 'target');
      expect(series).toEqual({ name: 'Target', values: [5.5, 5.5, 5.5] });
      expect(look).toMatchObject({ form: 'line', isDashed: true, isAcross: true });
      expect(look?.labels).toMatchObject({ shows: 'series-and-value', points: [2], position: 'end' });
      expect(element?.altText).toContain('Target 5.5');
    }
  });

  it('is reached by the axis, in whatever language it is named, and may differ by category', () => {
    const { element } = lay({ target: { value: 30 } }, 'de-DE');
    expect(element?.axes?.value.max).toBeGreaterThanOrEqual(30);
    expect(lookOf(element, 'target').series?.name).toBe('Ziel');
    const own = lookOf(lay({ target: { values: [4, null, 6], label: 'Plan' } }).element, 'target');
    expect(own.series).toEqual({ name: 'Plan', values: [4, null, 6] });
    expect(own.look?.isAcross).toBeUndefined();
  });

  it('makes columns of bars that lie, as it runs along, and says so', () => {
    const { element, changes } = lay({ type: 'bar', categories: ['North', 'South', 'West'], target: { value: 5 } });
    expect(element?.chart.type).toBe('column');
    expect(element?.chart.categories).toEqual(['West', 'South', 'North']);
    expect(changes).toEqual(['bars-as-columns']);
  });

  it.each([
    [
      'of another unit',
      { target: { value: 90, label: 'Quota' }, series: [{ name: 'S', values: [0.7, 0.8, 0.9] }] },
      'target-apart',
    ],
    ['without a number', { target: { label: 'Quota' } }, 'target-empty'],
    ['of shares', { type: 'pie' as const, target: { value: 5, label: 'Quota' } }, 'target-unseen'],
    [
      'of two scales',
      {
        type: 'combination' as const,
        series: [
          { name: 'S', values: [4, 5, 6], as: 'column' as const },
          { name: 'R', values: [0.1, 0.2, 0.3], as: 'line' as const, axis: 'secondary' as const },
        ],
        target: { value: 5, label: 'Quota' },
      },
      'target-unseen',
    ],
  ])('%s is left out, stands in the notes and in the report', (_, data, change) => {
    const { element, notes, changes } = lay(data);
    expect(element?.looks.some(({ annotates }) => annotates)).toBe(false);
    expect(notes).toContain('Quota');
    expect(changes).toEqual([change]);
  });
});

describe('events', () => {
  it('stand on their categories above all numbers, with a line down to what was reached', () => {
    const { element } = lay({ type: 'line', events: [{ at: '2023', label: 'Launch' }] });
    const { look, series } = lookOf(element, 'events');
    expect(series?.values.map((value) => value !== null && value > 6)).toEqual([false, true, false]);
    expect(look?.labels).toMatchObject({ shows: 'cells', points: [1], texts: ['Launch'] });
    expect((series?.values[1] ?? 0) - (look?.drops?.[1] ?? 0)).toBeGreaterThan(5);
    expect(element?.axes?.value.max).toBeGreaterThanOrEqual(series?.values[1] ?? Infinity);
    expect(element?.altText).toContain('2023: Launch');
  });

  it('at no category of the chart are left out, stand in the notes and in the report', () => {
    const { element, notes, changes } = lay({
      events: [
        { at: '2023', label: 'Launch' },
        { at: 'March', label: 'Merger' },
      ],
    });
    expect(lookOf(element, 'events').look?.labels?.texts).toEqual(['Launch']);
    expect(notes).toContain('March: Merger');
    expect(changes).toEqual(['unknown-events']);
  });

  it('that are more than their categories hold are told in the notes', () => {
    const categories = Array.from({ length: 12 }, (_, index) => `M${index + 1}`);
    const label = 'A sentence that is much too long to stand beside another one of its kind';
    const { element, notes, changes } = lay({
      ...{ categories, series: [{ name: 'S', values: categories.map((_, index) => index) }] },
      events: categories.map((at) => ({ at, label: `${label} in ${at}` })),
    });
    const shown = lookOf(element, 'events').look?.labels?.texts ?? [];
    expect(shown.length).toBeLessThan(12);
    for (const at of categories)
      expect(shown.some((text) => text.endsWith(` ${at}`)) || notes.includes(`in ${at}`)).toBe(true);
    expect(changes).toEqual(['events-crowded']);
  });

  it('have words that touch neither each other nor a line, between both edges', () => {
    const flag = fc.record({
      x: fc.double({ min: 0, max: 10, noNaN: true }),
      widthIn: fc.double({ min: 0.1, max: 3, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(flag, { maxLength: 7 }),
        fc.array(fc.double({ min: 0, max: 10, noNaN: true }), { maxLength: 2 }),
        (all, lines) => {
          const flags = all.sort((a, b) => a.x - b.x);
          const boxes = placeFlags(flags, { from: 0, to: 10, lines }).flatMap((placed, index) => {
            const { x = 0, widthIn = 0 } = flags[index] ?? {};
            return placed
              ? [
                  {
                    ...placed,
                    x,
                    left: placed.side === 'end' ? x : x - widthIn,
                    right: placed.side === 'end' ? x + widthIn : x,
                  },
                ]
              : [];
          });
          for (const [at, one] of boxes.entries()) {
            expect(one.left >= 0 && one.right <= 10.001).toBe(true);
            expect(lines.some((x) => x > one.left + 0.1 && x < one.right)).toBe(false);
            for (const other of boxes.slice(at + 1)) {
              const isBeside = one.level !== other.level || one.right < other.left || other.right < one.left;
              expect(isBeside).toBe(true);
              if (other.level >= one.level) expect(other.x > one.left + 0.1 && other.x < one.right - 0.1).toBe(false);
            }
          }
        },
      ),
      { numRuns: tries(100, 500) },
    );
  });
});

describe('growth', () => {
  it('is told above both of its categories, as their numbers have it', () => {
    const { element } = lay({ growth: { from: '2022', to: '2024' } });
    const { look, series } = lookOf(element, 'growth');
    expect(look?.labels).toMatchObject({ texts: ['+50%'], points: [1] });
    expect(new Set(series?.values).size).toBe(1);
    expect(look?.drops?.map((length) => (length ?? 0) > 0)).toEqual([true, false, true]);
    expect(element?.altText).toContain('2022 → 2024: +50%');
  });

  it('is that of a year between years, of a named series, or of whole stacks', () => {
    const series = [
      { name: 'North', values: [4, 5, 9] },
      { name: 'South', values: [4, 5, 1] },
    ];
    const said = (data: Partial<ChartData>, language?: string) =>
      lookOf(lay(data, language).element, 'growth').look?.labels?.texts;
    expect(said({ growth: { from: '2022', to: '2024', yearly: true } })).toEqual(['+22% a year']);
    expect(said({ growth: { from: '2022', to: '2024', yearly: true } }, 'de-DE')).toEqual(['+22\u00a0% pro Jahr']);
    expect(said({ series, growth: { from: '2022', to: '2024', series: 'South' } })).toEqual(['South −75%']);
    expect(said({ type: 'stacked_column', series, growth: { from: '2022', to: '2024' } })).toEqual(['+25%']);
    expect(said({ series: [{ name: 'S', values: [100, 101, 102.5] }], growth: { from: '2022', to: '2024' } })).toEqual([
      '+2.5%',
    ]);
  });

  it.each([
    ['from zero', { series: [{ name: 'S', values: [0, 1, 2] }] }, 'growth-from-nothing'],
    ['from a loss', { series: [{ name: 'S', values: [-1, 1, 2] }] }, 'growth-from-nothing'],
    ['from a gap', { series: [{ name: 'S', values: [null, 1, 2] }] }, 'growth-from-nothing'],
    ['backwards', { growth: { from: '2024', to: '2022' } }, 'growth-unknown'],
    ['from nowhere', { growth: { from: '1999', to: '2022' } }, 'growth-unknown'],
    ['a year between neighbours', { growth: { from: '2022', to: '2023', yearly: true } }, 'growth-unknown'],
    ['of a series that is missing', { growth: { from: '2022', to: '2024', series: 'Costs' } }, 'growth-unknown'],
    ['of shares', { type: 'pie' as const }, 'growth-unseen'],
  ])('%s is left out, and said so', (_, data, change) => {
    const adapted = adaptChart(chart({ growth: { from: '2022', to: '2024' }, ...data }));
    expect(adapted.chart.growth).toBeUndefined();
    expect(adapted.changes).toEqual([change]);
  });
});

it('marks above columns stand above each other, the growth on top', () => {
  const { element } = lay({
    target: { value: 7 },
    events: [{ at: '2023', label: 'Launch' }],
    growth: { from: '2022', to: '2024' },
  });
  const heights = (['target', 'events', 'growth'] as const).map((part) => lookOf(element, part).series?.values[1] ?? 0);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(element?.legend).toBeUndefined();
});
