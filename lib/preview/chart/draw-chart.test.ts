import { describe, expect, it } from 'vitest';
import { layChart } from '@/lib/deck/layout/charts/lay-chart';
import { mirrorElement } from '@/lib/deck/layout/mirror';
import type { ChartElement } from '@/lib/deck/scene/scene';
import type { ChartData } from '@/lib/deck/spec/chart-data';
import { chartDataSchema } from '@/lib/deck/spec/chart-data';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { drawChart } from './draw-chart';

const theme = builtinThemes[0]!;
const box = { x: 1, y: 1, w: 8, h: 5 };

function element(data: Partial<ChartData>): ChartElement {
  const chart = chartDataSchema.parse({
    type: 'column',
    categories: ['A', 'B', 'C'],
    series: [{ name: 'One', values: [1, 2, 4] }],
    ...data,
  });
  const laid = layChart(
    chart,
    { title: 'Title', box, namesAtEnds: false },
    { theme, language: 'en-US', direction: 'ltr' },
  );
  if (!laid) throw new Error('The chart has no room.');
  return laid;
}

const draw = (one: ChartElement) => drawChart(one, theme);
const parts = (svg: readonly string[], name: string) => svg.filter((part) => part.startsWith(`<${name} `));
const numberOf = (part: string | undefined, attribute: string) =>
  Number(new RegExp(` ${attribute}="([-\\d.]+)"`).exec(part ?? '')?.[1]);
const words = (svg: readonly string[]) => parts(svg, 'text').map((part) => part.replace(/<[^>]*>/g, ''));

describe('drawChart', () => {
  it('draws bars as high as their values, on the line of zero', () => {
    const chart = element({});
    const bars = parts(draw(chart), 'rect');
    const heights = bars.map((bar) => numberOf(bar, 'height'));
    expect(heights[2]).toBeCloseTo((chart.plot.h * 72 * 4) / 4.5, 0);
    expect(heights[1]! / heights[0]!).toBeCloseTo(2, 1);
    for (const bar of bars)
      expect(numberOf(bar, 'y') + numberOf(bar, 'height')).toBeCloseTo((chart.plot.y + chart.plot.h) * 72, 0);
  });

  it('piles stacked bars up without gaps', () => {
    const bars = parts(
      draw(
        element({
          type: 'stacked_column',
          series: [
            { name: 'One', values: [3, 1, 1] },
            { name: 'Two', values: [2, 1, 1] },
          ],
        }),
      ),
      'rect',
    );
    expect(numberOf(bars[3], 'y') + numberOf(bars[3], 'height')).toBeCloseTo(numberOf(bars[0], 'y'), 0);
  });

  it('writes names, labels and numbers in the forms of the language', () => {
    expect(words(draw(element({ series: [{ name: 'One', values: [1200, 2400, 4000] }] })))).toEqual([
      'A',
      'B',
      'C',
      '1,200',
      '2,400',
      '4,000',
    ]);
    expect(
      words(
        draw({
          ...element({
            type: 'stacked_column',
            series: [
              { name: 'One', values: [1500, 2500, 4000] },
              { name: 'Two', values: [null, null, 1] },
            ],
          }),
          language: 'de-DE',
        }),
      ),
    ).toContain('4.000');
  });

  it('begins a line anew behind a gap', () => {
    const [path] = parts(
      draw(element({ type: 'line', categories: [...'ABCDE'], series: [{ name: 'One', values: [1, 2, null, 3, 4] }] })),
      'path',
    );
    expect(/d="([^"]*)"/.exec(path ?? '')?.[1]?.match(/[ML]/g)).toEqual(['M', 'L', 'M', 'L']);
  });

  it('draws a sector for each part, and a whole turn for a single one', () => {
    expect(parts(draw(element({ type: 'pie' })), 'path')).toHaveLength(3);
    const [whole] = parts(
      draw(element({ type: 'doughnut', series: [{ name: 'One', values: [null, 5, null] }] })),
      'path',
    );
    expect(/d="([^"]*)"/.exec(whole ?? '')?.[1]?.match(/A/g)).toHaveLength(4);
  });

  it('names the parts of a whole beside it, and prints small shares outside their sectors', () => {
    const chart = element({ type: 'pie', series: [{ name: 'One', values: [60, 38, 2] }] });
    const svg = draw(chart);
    expect(words(svg)).toEqual(['60', '38', '2', 'A', 'B', 'C']);
    expect(parts(svg, 'rect')).toHaveLength(3);
    const texts = parts(svg, 'text');
    expect(numberOf(texts[2], 'y')).toBeLessThan(chart.plot.y * 72);
    const right = (chart.plot.x + chart.plot.w) * 72;
    for (const name of texts.slice(3)) expect(numberOf(name, 'x')).toBeGreaterThan(right);
  });

  it('leaves the sums of bars their room in a legend, before the names', () => {
    const box = { x: 1, y: 1, w: 4, h: 0.3 };
    const series = ['One', 'Two'].map((name) => ({ name, values: [1, 2, 3] }));
    const first = (type: 'stacked_bar' | 'stacked_column') => {
      const svg = draw({ ...element({ type, series }), legend: { box, sizePt: 12 } });
      return numberOf(parts(svg, 'rect').at(-2), 'x') - box.x * 72;
    };
    // A third of what the names leave stands before them; beside an unseen one, two quarters of less.
    expect(first('stacked_bar')).toBeGreaterThan(first('stacked_column') * 1.2);
  });

  it('puts points where both of their numbers are, and leaves out those that lack one', () => {
    const chart = element({
      type: 'scatter',
      categories: [],
      xValues: [0, 5, null, 10],
      series: [{ name: 'One', values: [0, 2, 3, 4] }],
    });
    const points = parts(draw(chart), 'circle');
    expect(points).toHaveLength(3);
    expect([numberOf(points[0], 'cx'), numberOf(points[0], 'cy')]).toEqual([
      Math.round(chart.plot.x * 7200) / 100,
      Math.round((chart.plot.y + chart.plot.h) * 7200) / 100,
    ]);
    expect(numberOf(points[2], 'cx')).toBeCloseTo((chart.plot.x + (chart.plot.w * 10) / 12) * 72, 0);
  });

  it('reads a combination on two axes', () => {
    const svg = draw(
      element({
        type: 'combination',
        series: [
          { name: 'One', values: [100, 200, 400] },
          { name: 'Rate', values: [0.1, 0.2, 0.4], as: 'line', axis: 'secondary', numberFormat: '0%' },
        ],
      }),
    );
    const bars = parts(svg, 'rect');
    const discs = parts(svg, 'circle');
    for (const [index, disc] of discs.entries())
      expect(numberOf(disc, 'cy')).toBeCloseTo(numberOf(bars[index], 'y'), 0);
    expect(words(svg)).toEqual(expect.arrayContaining(['400', '40%']));
  });

  it.each(['column', 'bar', 'line', 'stacked_area'] as const)(
    'mirrors a %s chart for decks from right to left',
    (type) => {
      const chart = element({ type });
      const turned = mirrorElement(chart, 10);
      const xs = (one: ChartElement) =>
        draw(one).flatMap((part) => (part.startsWith('<text') ? [numberOf(part, 'x')] : []));
      expect(xs(turned).map((x) => Math.round(720 - x))).toEqual(xs(chart).map(Math.round));
    },
  );
});
