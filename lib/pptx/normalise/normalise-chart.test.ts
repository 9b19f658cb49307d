import { describe, expect, it } from 'vitest';
import type { ChartElement } from '@/lib/deck/scene/scene';
import { chartTypes } from '@/lib/deck/spec/chart-data';
import { roleColors } from '@/lib/deck/theme/scheme-color';
import { chartElement, slide } from '../fixtures/elements';
import { lightTheme } from '../fixtures/theme';
import { readChart } from '../read/read-chart';
import { writeSlides } from '../write/write-slides';
import { childOf, childrenOf, descendantsOf, parseXml } from '../xml/tree';
import type { XmlElement } from '../xml/tree';
import { annotationLines } from './chart/annotation-lines';
import { axes } from './chart/axes';
import type { ChartRule } from './chart/chart-drawing';
import { chartLanguage, chartWords, defaultText } from './chart/chart-defaults';
import { dataLabels, namesFromCells } from './chart/data-labels';
import { plotFrame, plotOptions } from './chart/plot-options';
import { pointLooks, seriesLooks } from './chart/series-looks';
import { seriesData } from './chart/series-data';
import { seriesOrder } from './chart/drawn-series';
import { chartColors } from './scheme-colors';
import { chartRules, normaliseChart } from './normalise-chart';

const colors = roleColors(lightTheme);

async function normalised(element: ChartElement, without?: ChartRule): Promise<XmlElement> {
  const written = await writeSlides(
    { title: 'T', language: 'de-DE', direction: 'ltr', slides: [slide('T', [element])] },
    lightTheme,
  );
  const rules = chartRules.filter((rule) => rule !== without);
  return parseXml(normaliseChart(written.charts[0] ?? new Uint8Array(), element, { language: 'de-DE', colors }, rules));
}

const column = chartElement({ type: 'column' });
const line = chartElement({ type: 'line' });
const single = [{ name: 'One', values: [1, 2, 3, 4] }];
const emphasised = chartElement({ type: 'column', series: single, emphasis: 'Q3' });
const annotated = chartElement({
  type: 'column',
  series: single,
  target: { value: 3 },
  events: [{ at: 'Q2', label: 'Launch' }],
});

const namesOf = (element: XmlElement | undefined) =>
  element === undefined ? [] : childrenOf(element).map(({ name }) => name);
const headed = chartElement(
  { type: 'combination' },
  {
    legend: { box: { x: 2, y: 1.8, w: 4, h: 0.2 }, sizePt: 12 },
    caption: { text: 'USD & more', box: { x: 0.8, y: 1.8, w: 1, h: 0.2 }, sizePt: 12 },
    secondaryCaption: { text: 'Share', box: { x: 9, y: 1.8, w: 1, h: 0.2 }, sizePt: 12 },
  },
);

const close = chartElement({ type: 'column', series: [{ name: 'One', values: [95, 97, 99, 96] }] });
const points = chartElement({
  type: 'scatter',
  categories: ['Oslo', 'Bergen', 'Turku'],
  xValues: [1, 4, 9],
  series: [{ name: 'One', values: [2, 8, 5] }],
});

const valuesOf = (root: XmlElement, name: string) => descendantsOf(root, name).map((one) => one.get('val'));
const axisNames = (root: XmlElement) =>
  descendantsOf(root).filter(({ name }) => name === 'c:catAx' || name === 'c:valAx');

/** What is wrong when a rule is missing. */
const faults: readonly (readonly [string, ChartRule, ChartElement, (root: XmlElement) => boolean])[] = [
  ['categories of several levels', seriesData, column, (root) => descendantsOf(root, 'c:multiLvlStrRef').length > 0],
  [
    'fixed colours',
    seriesLooks,
    column,
    (root) => descendantsOf(root, 'c:ser').some((one) => descendantsOf(one, 'a:srgbClr').length > 0),
  ],
  [
    'a target and an event without their lines',
    annotationLines,
    annotated,
    (root) => ['c:trendline', 'c:errBars'].every((name) => descendantsOf(root, name).length === 0),
  ],
  ['an emphasis that is missing', pointLooks, emphasised, (root) => descendantsOf(root, 'c:dPt').length !== 1],
  [
    'names of points that no cell changes',
    namesFromCells,
    points,
    (root) => descendantsOf(root, 'c15:datalabelsRange').length === 0,
  ],
  ['labels of the whole plot', dataLabels, line, (root) => descendantsOf(root, 'c:showLeaderLines').length > 0],
  [
    'lines without grouping and with a third axis',
    plotOptions,
    line,
    (root) =>
      namesOf(descendantsOf(root, 'c:lineChart')[0]).join(' ') !==
      'c:grouping c:varyColors c:ser c:ser c:marker c:axId c:axId',
  ],
  ['bars without their zero', axes, close, (root) => valuesOf(root, 'c:min').length === 0],
  ['a plot without a place', plotFrame, column, (root) => descendantsOf(root, 'c:manualLayout').length === 0],
  ['neither title nor legend', chartWords, headed, (root) => descendantsOf(root, 'c:legend').length === 0],
  [
    'names of axes on a slot of the brand',
    chartColors,
    column,
    (root) => descendantsOf(root, 'a:schemeClr').some((one) => one.get('val') === 'tx2'),
  ],
  ['no language', chartLanguage, column, (root) => childOf(root, 'c:lang')?.get('val') !== 'de-DE'],
  ['no text of its own', defaultText, column, (root) => childOf(root, 'c:txPr') === undefined],
  [
    'children out of order',
    seriesOrder,
    line,
    (root) =>
      namesOf(descendantsOf(root, 'c:ser')[0]).join(' ') !== 'c:idx c:order c:tx c:spPr c:marker c:cat c:val c:smooth',
  ],
];

describe('rules for charts', () => {
  it('are all tested', () => {
    expect(new Set(faults.map(([, rule]) => rule))).toEqual(new Set(chartRules));
  });

  it.each(faults)('mend: %s', async (_name, rule, element, isFaulty) => {
    expect(isFaulty(await normalised(element, rule)), 'without the rule').toBe(true);
    expect(isFaulty(await normalised(element)), 'with all rules').toBe(false);
  });

  it.each(chartTypes)(
    'leave no fixed colour, legend of pptxgenjs or rounded corner in a %s chart, and absent values as gaps',
    async (type) => {
      const root = await normalised(chartElement({ type }));
      expect(descendantsOf(root, 'a:srgbClr')).toHaveLength(0);
      expect(valuesOf(root, 'c:legendPos')).toEqual(type === 'pie' || type === 'doughnut' ? ['r'] : []);
      expect(childOf(root, 'c:roundedCorners')?.get('val')).toBe('0');
      expect(valuesOf(root, 'c:dispBlanksAs')).toEqual(['gap']);
      expect(descendantsOf(root, 'c:v').filter(({ text }) => text === '')).toHaveLength(0);
    },
  );

  it('put the plot where the scene has it, as shares of the chart', async () => {
    const root = await normalised({ ...column, box: { x: 1, y: 2, w: 10, h: 4 }, plot: { x: 2, y: 2.5, w: 8, h: 3 } });
    const layout = descendantsOf(root, 'c:manualLayout')[0] ?? root;
    expect(childrenOf(layout).map((one) => one.get('val'))).toEqual([
      'inner',
      'edge',
      'edge',
      '0.1',
      '0.125',
      '0.8',
      '0.75',
    ]);
  });

  it('leave ends and step of an axis to the numbers, except for a zero that programs leave out and the whole of shares', async () => {
    const scaleOf = async (chart: Parameters<typeof chartElement>[0]) => {
      const axis = descendantsOf(await normalised(chartElement(chart)), 'c:valAx')[0];
      return ['c:min', 'c:max', 'c:majorUnit'].flatMap((name) =>
        axis ? valuesOf(axis, name).map((value) => `${name} ${value}`) : [],
      );
    };
    const series = (...values: number[]) => [{ name: 'One', values }];
    expect(await scaleOf({ type: 'column', series: series(1, 2, 3, 4) })).toEqual([]);
    expect(await scaleOf({ type: 'column', series: series(95, 97, 99, 96) })).toEqual(['c:min 0']);
    expect(await scaleOf({ type: 'stacked_column', series: series(1e6, 1.1e6, 1.05e6) })).toEqual(['c:min 0']);
    expect(await scaleOf({ type: 'column', series: series(-1, -2, -3, -40) })).toEqual([]);
    expect(await scaleOf({ type: 'bar', series: series(-38, -39, -37, -40) })).toEqual(['c:max 0']);
    expect(await scaleOf({ type: 'line', series: series(1, 2, 3, 4) })).toEqual([]);
    expect(await scaleOf({ type: 'area', series: series(0.4, 0.5, 0.98, 0.6), numberFormat: '0%' })).toEqual([
      'c:max 1',
    ]);
  });

  it('write the format of an axis, with the locale of the deck', async () => {
    const root = await normalised(
      chartElement({ type: 'stacked_column', series: [{ name: 'One', values: [1e6, 2e6, 3e6, null] }] }),
    );
    const axis = descendantsOf(root, 'c:valAx')[0] ?? root;
    expect(descendantsOf(axis, 'c:numFmt')[0]?.get('formatCode')).toBe('[$-407]0.0,,"M"');
  });

  it('set title and legend where the scene has them, and leave the sums of stacks out of the legend', async () => {
    const root = await normalised(headed);
    expect(namesOf(childOf(root, 'c:chart')).filter((name) => /title|legend|plotArea/i.test(name))).toEqual([
      'c:title',
      'c:autoTitleDeleted',
      'c:plotArea',
      'c:legend',
    ]);
    expect(valuesOf(root, 'c:autoTitleDeleted')).toEqual(['0']);
    expect(descendantsOf(root, 'c:title').map((title) => descendantsOf(title, 'a:t')[0]?.text)).toEqual([
      'USD & more',
      'Share',
    ]);
    const stacked = await normalised(
      chartElement({ type: 'stacked_column' }, { legend: { box: { x: 2, y: 1.8, w: 4, h: 0.2 }, sizePt: 12 } }),
    );
    const [entry] = descendantsOf(stacked, 'c:legendEntry');
    expect(entry && childrenOf(entry).map((one) => one.get('val'))).toEqual(['2', '1']);
  });

  it('begin horizontal bars on top with their numbers below, and turn them round with the deck', async () => {
    const sides = async (options: Partial<ChartElement>, type: 'bar' | 'column') => {
      const root = await normalised(chartElement({ type }, options));
      return axisNames(root).map((axis) =>
        [...valuesOf(axis, 'c:orientation'), ...valuesOf(axis, 'c:axPos'), ...valuesOf(axis, 'c:crosses')].join(' '),
      );
    };
    expect(await sides({}, 'bar')).toEqual(['maxMin l autoZero', 'minMax b max']);
    expect(await sides({ reversed: true }, 'bar')).toEqual(['maxMin r autoZero', 'maxMin b max']);
    expect(await sides({}, 'column')).toEqual(['minMax b autoZero', 'minMax l autoZero']);
    expect(await sides({ reversed: true }, 'column')).toEqual(['maxMin b autoZero', 'minMax r autoZero']);
  });

  it('draw a combination as two plots on two pairs of axes, the second one opposite', async () => {
    const root = await normalised(chartElement({ type: 'combination' }));
    const plotIds = ['c:barChart', 'c:lineChart'].map((name) =>
      childrenOf(descendantsOf(root, name)[0] ?? root, 'c:axId').map((one) => one.get('val')),
    );
    expect(new Set(plotIds.flat()).size).toBe(4);
    expect(
      axisNames(root).map((axis) => [childOf(axis, 'c:axId')?.get('val'), childOf(axis, 'c:crossAx')?.get('val')]),
    ).toEqual([plotIds[0], plotIds[0]?.toReversed(), plotIds[1], plotIds[1]?.toReversed()]);
    expect(
      axisNames(root).map((axis) => [...valuesOf(axis, 'c:delete'), ...valuesOf(axis, 'c:crosses')].join(' ')),
    ).toEqual(['0 autoZero', '0 autoZero', '1 autoZero', '0 max']);
    expect(descendantsOf(root, 'c:formatCode').map(({ text }) => text)).toEqual(['#,##0.0', '0.0%']);
  });

  it('measure points against two axes of numbers', async () => {
    const root = await normalised(chartElement({ type: 'scatter' }));
    expect(axisNames(root).map(({ name }) => name)).toEqual(['c:valAx', 'c:valAx']);
    const [series] = descendantsOf(root, 'c:ser');
    expect(descendantsOf(series ?? root, 'c:f').map(({ text }) => text)).toEqual([
      'Sheet1!$C$1',
      'Sheet1!$B$2:$B$5',
      'Sheet1!$C$2:$C$5',
    ]);
    expect(namesOf(series)).toEqual(['c:idx', 'c:order', 'c:tx', 'c:spPr', 'c:marker', 'c:xVal', 'c:yVal', 'c:smooth']);
  });

  it('print labels at the points that have room, in the colour that can be read there', async () => {
    const root = await normalised(
      chartElement({
        type: 'stacked_column',
        series: [
          { name: 'Large', values: [50, 60, 70, 80] },
          { name: 'Small', values: [40, 1, 30, 20] },
        ],
      }),
    );
    const labels = descendantsOf(root, 'c:dLbls');
    // The point without room is named, so that those which are added have their labels.
    expect(labels.map((one) => [valuesOf(one, 'c:idx'), valuesOf(one, 'c:delete')])).toEqual([
      [[], []],
      [['1'], ['1']],
      [[], []],
    ]);
    expect(labels.map((one) => childOf(one, 'c:showVal')?.get('val'))).toEqual(['1', '1', '1']);
    expect(labels.map((one) => new Set(valuesOf(one, 'a:schemeClr')))).toEqual([
      new Set(['bg1']),
      new Set(['tx1']),
      new Set(['tx1']),
    ]);
  });

  it('draw the totals of stacks as a line that is only read, from cells that sum up', async () => {
    const element = chartElement({ type: 'stacked_column' });
    const root = await normalised(element);
    const line = descendantsOf(root, 'c:lineChart')[0] ?? root;
    expect(
      descendantsOf(line, 'c:v')
        .slice(-4)
        .map(({ text }) => text),
    ).toEqual(['19', '18.5', '14', '47']);
    expect(valuesOf(line, 'c:symbol')).toEqual(['none']);
    expect(
      childrenOf(descendantsOf(descendantsOf(line, 'c:ser')[0] ?? root, 'a:ln')[0] ?? root).map(({ name }) => name),
    ).toEqual(['a:noFill']);
    expect(axisNames(root)).toHaveLength(2);
  });

  it('give labels a position where PowerPoint takes one, and none in rings', async () => {
    const position = async (type: 'pie' | 'doughnut') =>
      valuesOf(await normalised(chartElement({ type, series: single })), 'c:dLblPos');
    expect(new Set(await position('pie'))).toEqual(new Set(['ctr']));
    expect(await position('doughnut')).toEqual([]);
  });

  it('stand outside the sectors of a pie that are too narrow for them', async () => {
    const values = [60, 30, 16, 3];
    const root = await normalised(chartElement({ type: 'pie', series: [{ name: 'One', values }] }));
    const points = descendantsOf(root, 'c:dLbl');
    expect(points.map((one) => [valuesOf(one, 'c:idx'), valuesOf(one, 'c:dLblPos')])).toContainEqual([
      ['3'],
      ['outEnd'],
    ]);
    expect(childOf(descendantsOf(root, 'c:dLbls')[0] ?? root, 'c:showVal')?.get('val')).toBe('1');
  });

  it('name the parts of a round chart at the side where the scene has them', async () => {
    const element = chartElement({ type: 'pie', series: single });
    const legend = element.legend ?? { box: element.box, sizePt: 12 };
    expect(valuesOf(await normalised(element), 'c:legendPos')).toEqual(['r']);
    const turned = { ...element, legend: { ...legend, box: { ...legend.box, x: element.box.x } } };
    const root = await normalised({ ...turned, plot: { ...element.plot, x: element.plot.x + 1 } });
    expect(valuesOf(root, 'c:legendPos')).toEqual(['l']);
    expect(childrenOf(descendantsOf(root, 'c:legend')[0] ?? root).map(({ name }) => name)).toEqual([
      'c:legendPos',
      'c:layout',
      'c:overlay',
      'c:spPr',
      'c:txPr',
    ]);
  });

  it('name points by their cells, as programs would print numbers there', async () => {
    const root = await normalised(points);
    const labels = descendantsOf(root, 'c:dLbl');
    expect(labels.map((one) => descendantsOf(one, 'a:t').map(({ text }) => text))).toEqual([
      ['Oslo'],
      ['Bergen'],
      ['Turku'],
    ]);
    expect(namesOf(labels[0])).toEqual([
      'c:idx',
      'c:tx',
      'c:numFmt',
      'c:spPr',
      'c:txPr',
      'c:dLblPos',
      'c:showLegendKey',
      'c:showVal',
      'c:showCatName',
      'c:showSerName',
      'c:showPercent',
      'c:showBubbleSize',
      'c:extLst',
    ]);
    const fields = descendantsOf(root, 'a:fld');
    expect(fields.map((field) => field.get('type'))).toEqual(['CELLRANGE', 'CELLRANGE', 'CELLRANGE']);
    expect(new Set(fields.map((field) => field.get('id'))).size).toBe(3);
    const [range] = descendantsOf(root, 'c15:datalabelsRange');
    expect(childOf(range, 'c15:f')?.text).toBe('Sheet1!$A$2:$A$4');
    expect(descendantsOf(range!, 'c:v').map(({ text }) => text)).toEqual(['Oslo', 'Bergen', 'Turku']);
    expect(readChart(root)).toMatchObject({ categories: ['Oslo', 'Bergen', 'Turku'], xValues: [1, 4, 9] });
  });

  it('say how many names are left out between two', async () => {
    const categories = Array.from({ length: 60 }, (_, index) => `Week ${index + 1} of the year`);
    const root = await normalised(
      chartElement({
        type: 'line',
        categories,
        series: [{ name: 'One', values: categories.map((_, index) => index) }],
      }),
    );
    expect(Number(valuesOf(root, 'c:tickLblSkip')[0])).toBeGreaterThan(2);
    expect(valuesOf(await normalised(column), 'c:tickLblSkip')).toEqual([]);
  });

  it('refuse a part that does not hold the plots of its element', () => {
    expect(() =>
      normaliseChart(
        new TextEncoder().encode('<c:chartSpace><c:chart><c:plotArea/></c:chart></c:chartSpace>'),
        column,
        { language: 'en', colors },
      ),
    ).toThrow('0 plots for 1');
  });
});
