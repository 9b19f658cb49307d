import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { sectorAngles, sectorLabelMiddle } from '@/lib/deck/scene/chart-geometry';
import type { ChartElement } from '@/lib/deck/scene/scene';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import type { ChartType, ChartData } from '@/lib/deck/spec/chart-data';
import { chartTypes } from '@/lib/deck/spec/chart-data';
import { sdkErrors } from '@/lib/pptx/fixtures/sdk-errors';
import { writePptx } from '@/lib/pptx/write-pptx';
import { childOf, childrenOf, descendantsOf } from '@/lib/pptx/xml/tree';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { isFullRun } from '@/lib/testing/test-run';
import { cellsOfRange, openChart, typeNumber, typeRow } from '../testing/edit-chart';
import { drawWithLibreOffice, findLibreOffice } from '../testing/libreoffice';

const theme = builtinThemes[0]!;
const soffice = await findLibreOffice();

interface Written {
  pptx: Uint8Array;
  element: ChartElement;
}

/** A slide for each chart; the element is that of the first. */
async function write(...charts: readonly (Partial<ChartData> & { type: ChartType })[]): Promise<Written> {
  const spec = deckSpecSchema.parse({
    title: 'Regions',
    language: 'en-US',
    direction: 'ltr',
    slides: charts.map((chart) => ({
      kind: 'chart',
      title: `Three regions, ${chart.type}`,
      chart: {
        categories: ['North', 'South', 'West'],
        series: [{ name: 'Sales', values: [5.2, 3.1, 4] }],
        sort: 'given',
        ...chart,
      },
    })),
  });
  const { scene } = layOutDeck(spec, theme, { maxSlides: 20, images: new Map() });
  const element = scene.slides[0]?.elements.find((one) => one.type === 'chart');
  if (!element) throw new Error('The slide has no chart.');
  return { pptx: await writePptx({ scene, theme, images: new Map() }), element };
}

const two = [
  { name: 'Sales', values: [5.2, 3.1, 4] },
  { name: 'Service', values: [1, 2, 1.5] },
];

function dataFor(type: ChartType): Partial<ChartData> {
  if (type === 'scatter') return { xValues: [1, 2, 3] };
  if (type === 'pie' || type === 'doughnut') return {};
  return { series: type === 'combination' ? two.map((one, at) => (at === 1 ? { ...one, as: 'line' } : one)) : two };
}

/** Rows and columns of a reference such as `A1:C4`. */
function extentOf(reference: string) {
  const [first = '', last = first] = reference.split(':');
  const place = (cell: string) => ({
    column: cell.replace(/\d/g, '').charCodeAt(0),
    row: Number(cell.replace(/\D/g, '')),
  });
  return { from: place(first), to: place(last) };
}

describe('a chart whose data were edited', () => {
  test.each(chartTypes)('of the type %s: a row that is added stands in the table and in every series', async (type) => {
    const { pptx } = await write({ type, ...dataFor(type) });
    const edited = typeRow(pptx, 'East', [6, 7, 8]);
    for (const [file, rows] of [
      [pptx, 4],
      [edited, 5],
    ] as const) {
      const { chart, table } = openChart(file);
      const extent = extentOf(table.get('ref') ?? '');
      expect([extent.from.row, extent.to.row]).toEqual([1, rows]);
      for (const formula of descendantsOf(chart, 'c:f').map(({ text }) => text)) {
        const cells = cellsOfRange(formula).map(extentOf);
        expect(cells[0]?.from.column, formula).toBeGreaterThanOrEqual(extent.from.column);
        expect(cells[0]?.from.column, formula).toBeLessThanOrEqual(extent.to.column);
        // Names of series are heads; all else spans the whole table, or it would not grow with it.
        if (cells[0]?.from.row !== 1) expect([cells[0]?.from.row, cells.at(-1)?.from.row], formula).toEqual([2, rows]);
      }
    }
  });

  test.each(chartTypes)('of the type %s: no end of an axis holds a larger number back', async (type) => {
    const { pptx } = await write({ type, ...dataFor(type) });
    const axes = descendantsOf(openChart(pptx).chart, 'c:valAx');
    expect(axes.flatMap((axis) => descendantsOf(axis, 'c:max'))).toEqual([]);
    expect(
      axes.flatMap((axis) => descendantsOf(axis, 'c:min').map((min) => min.get('val'))).every((min) => min === '0'),
    ).toBe(true);
  });

  /** The series of sums: a line above columns, bars without a fill beside bars. */
  const totalsOf = (file: Uint8Array, plot: string) => {
    const { chart } = openChart(file);
    const series = descendantsOf(chart, plot).flatMap((one) => childrenOf(one, 'c:ser'));
    return series.at(-1) ?? chart;
  };

  test.each([
    ['stacked_column', 'c:lineChart'],
    ['stacked_bar', 'c:barChart'],
  ] as const)('of the type %s: shows its totals anew, and those of added rows', async (type, plot) => {
    const { pptx } = await write({ type, series: two });
    const totals = (file: Uint8Array) =>
      descendantsOf(totalsOf(file, plot), 'c:val').flatMap((values) =>
        descendantsOf(values, 'c:v').map(({ text }) => Number(text)),
      );
    expect(totals(pptx)).toEqual([6.2, 5.1, 5.5]);
    const edited = typeRow(typeNumber(pptx, 'B3', 9), 'East', [6, 1]);
    expect(totals(edited)).toEqual([6.2, 11, 5.5, 7]);
    const labels = descendantsOf(totalsOf(edited, plot), 'c:dLbls');
    // Of the series, so of points that were not there before, too.
    expect(labels.map((one) => childrenOf(one, 'c:dLbl').length)).toEqual([0]);
    expect(labels.map((one) => childOf(one, 'c:showVal')?.get('val'))).toEqual(['1']);
  });

  test.each(['pie', 'doughnut'] as const)('of the type %s: names and numbers are those of its cells', async (type) => {
    const { pptx } = await write({ type });
    const { chart } = openChart(typeRow(typeNumber(pptx, 'B3', 9), 'East', [6]));
    const cached = (name: string) => descendantsOf(chart, name).flatMap((one) => descendantsOf(one, 'c:v'));
    expect(cached('c:cat').map(({ text }) => text)).toEqual(['North', 'South', 'West', 'East']);
    expect(cached('c:val').map(({ text }) => text)).toEqual(['5.2', '9', '4', '6']);
    // Of the series, so of parts that were not there before, too; and no label is written by hand.
    const labels = descendantsOf(chart, 'c:dLbls');
    expect(labels.map((one) => childOf(one, 'c:showVal')?.get('val'))).toEqual(['1']);
    expect(labels.flatMap((one) => descendantsOf(one, 'a:t'))).toEqual([]);
    const legend = descendantsOf(chart, 'c:legend');
    expect(legend.map((one) => childOf(one, 'c:legendPos')?.get('val'))).toEqual(['r']);
    expect(legend.flatMap((one) => descendantsOf(one, 'c:legendEntry'))).toEqual([]);
  });

  test('measures the totals of bars by the axis of their stacks, whatever that becomes', async () => {
    const { chart } = openChart((await write({ type: 'stacked_bar', series: two })).pptx);
    const plots = descendantsOf(chart, 'c:barChart');
    expect(plots.map((plot) => childOf(plot, 'c:grouping')?.get('val'))).toEqual(['stacked', 'clustered']);
    const axes = descendantsOf(chart, 'c:valAx');
    const ends = (axis: (typeof axes)[number]) =>
      descendantsOf(axis, 'c:scaling').map((scaling) =>
        childrenOf(scaling).map(({ name, attributes }) => [name, [...attributes]]),
      );
    expect(ends(axes[1]!)).toEqual(ends(axes[0]!));
    expect(axes.map((axis) => childOf(axis, 'c:delete')?.get('val'))).toEqual(['0', '1']);
    // The entry of a legend that nobody sees.
    expect(descendantsOf(chart, 'c:legendEntry')).toEqual([]);
    expect(childOf(childrenOf(plots[1]!, 'c:ser')[0]!, 'c:tx')?.text.trim()).toBe('');
  });
});

test('the Open XML SDK finds no error in charts of every type, before and after edits', async () => {
  const { pptx } = await write(
    ...chartTypes.map((type) => ({ type, ...dataFor(type), unit: 'USD millions', secondaryUnit: 'Share' })),
  );
  expect(await sdkErrors(pptx, 'pptx')).toEqual([]);
  expect(await sdkErrors(typeRow(typeNumber(pptx, 'B3', 9), 'East', [6]), 'pptx')).toEqual([]);
});

/** The colours of a theme as numbers. */
function rgbOf(hex: string): readonly number[] {
  return [0, 2, 4].map((at) => Number.parseInt(hex.replace('#', '').slice(at, at + 2), 16));
}

/** How long the bars of a colour are in a picture of a slide, in pixels, in the order in which they stand. */
async function barLengths(png: Uint8Array, { plot, horizontal }: ChartElement, hex: string): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const scale = info.width / theme.canvas.w;
  const wanted = rgbOf(hex);
  const isBar = (x: number, y: number) =>
    wanted.every((part, at) => Math.abs((data[(y * info.width + x) * 3 + at] ?? 0) - part) <= 24);
  const [left, right] = [plot.x * scale, (plot.x + plot.w) * scale].map(Math.round) as [number, number];
  const [top, bottom] = [plot.y * scale, (plot.y + plot.h) * scale].map(Math.round) as [number, number];
  const counts = horizontal
    ? range(top, bottom).map((y) => range(left, right).filter((x) => isBar(x, y)).length)
    : range(left, right).map((x) => range(top, bottom).filter((y) => isBar(x, y)).length);
  const lengths: number[] = [];
  let longest = 0;
  for (const count of [...counts, 0]) {
    if (count === 0 && longest > 0) lengths.push(longest);
    longest = count === 0 ? 0 : Math.max(longest, count);
  }
  return lengths;
}

/** How much of the place of a sector's label, in a chart of some values, is not of the sector's colour. */
async function wordsOfSector(png: Uint8Array, element: ChartElement, values: readonly number[], at: number) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { plot, holePercent, looks } = element;
  const angle = sectorAngles(values)[at] ?? { startDeg: 0, endDeg: 0 };
  const size = { w: 0.3, h: 0.2 };
  const circle = { radius: plot.w / 2, holeShare: holePercent / 100, position: 'center' } as const;
  const middle = sectorLabelMiddle({ ...circle, degrees: (angle.startDeg + angle.endDeg) / 2 }, size);
  const scale = info.width / theme.canvas.w;
  const [x, y] = [plot.x + plot.w / 2 + middle.x, plot.y + plot.h / 2 + middle.y];
  const wanted = rgbOf(theme.colors[looks[0]?.pointFills?.[at]?.color ?? 'accent']);
  const across = range(Math.round((x - size.w / 2) * scale), Math.round((x + size.w / 2) * scale));
  const down = range(Math.round((y - size.h / 2) * scale), Math.round((y + size.h / 2) * scale));
  const isFill = (left: number, top: number) =>
    wanted.every((part, channel) => Math.abs((data[(top * info.width + left) * 3 + channel] ?? 0) - part) <= 24);
  const others = down.flatMap((top) => across.filter((left) => !isFill(left, top))).length;
  return others / (across.length * down.length);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

describe.skipIf(soffice === null)('the picture of a chart whose data were edited (skipped without LibreOffice)', () => {
  test.each(isFullRun ? (['column', 'bar', 'stacked_column', 'stacked_bar'] as const) : (['column'] as const))(
    'of the type %s: a value that rises from 3.1 to 9 is the longest bar, and one that falls to -3.1 hangs, at their true length',
    async (type) => {
      const isStacked = type.startsWith('stacked');
      const { pptx, element } = await write({ type, ...(isStacked ? { series: two } : {}) });
      const fill = theme.colors[element.looks[0]?.fill.color ?? 'accent'];
      const draw = async (file: Uint8Array) =>
        barLengths(await drawWithLibreOffice(soffice ?? '', file), element, fill);
      const before = await draw(pptx);
      const after = await draw(typeNumber(pptx, 'B3', 9));
      const shares = (lengths: readonly number[], values: readonly number[]) =>
        lengths.forEach((length, index) =>
          expect(length / (lengths[0] ?? 1)).toBeCloseTo((values[index] ?? 0) / (values[0] ?? 1), 1),
        );
      expect(before).toHaveLength(3);
      shares(before, [5.2, 3.1, 4]);
      expect(Math.max(...after)).toBe(after[1]);
      shares(after, [5.2, 9, 4]);
      // A gain that becomes a loss is seen, too.
      if (!isStacked) shares(await draw(typeNumber(pptx, 'B3', -3.1)), [5.2, 3.1, 4]);
    },
  );

  test.each(isFullRun ? (['pie', 'doughnut'] as const) : (['doughnut'] as const))(
    'of the type %s: the number of a part that grows moves with its sector',
    async (type) => {
      const { pptx, element } = await write({ type });
      const picture = await drawWithLibreOffice(soffice ?? '', typeNumber(pptx, 'B2', 30));
      expect(await wordsOfSector(picture, element, [30, 3.1, 4], 0)).toBeGreaterThan(0.1);
      expect(await wordsOfSector(picture, element, [5.2, 3.1, 4], 0)).toBe(0);
    },
  );
});
