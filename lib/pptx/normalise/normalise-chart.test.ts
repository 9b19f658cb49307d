import { describe, expect, it } from 'vitest';
import type { ChartElement } from '@/lib/deck/scene/scene';
import { chartElement, slide } from '../fixtures/elements';
import { lightTheme } from '../fixtures/theme';
import { writeSlides } from '../write/write-slides';
import { childOf, childrenOf, descendantsOf, parseXml } from '../xml/tree';
import type { XmlElement } from '../xml/tree';
import { absentPoints } from './chart/absent-points';
import type { ChartRule } from './chart/chart-drawing';
import { chartLanguage } from './chart/chart-language';
import { dataLabels } from './chart/data-labels';
import { defaultText } from './chart/default-text';
import { flatCategories } from './chart/flat-categories';
import { numberFormats } from './chart/number-formats';
import { plotGrouping } from './chart/plot-grouping';
import { pointColours } from './chart/point-colours';
import { readingDirection } from './chart/reading-direction';
import { schemeColours } from './chart/scheme-colours';
import { seriesOrder } from './chart/series-order';
import { twoAxes } from './chart/two-axes';
import { chartRules, normaliseChart } from './normalise-chart';

async function normalised(element: ChartElement, without?: ChartRule): Promise<XmlElement> {
  const written = await writeSlides({ title: 'T', language: 'de-DE', direction: 'ltr', slides: [slide('T', [element])] }, lightTheme);
  const rules = chartRules.filter((rule) => rule !== without);
  return parseXml(normaliseChart(written.charts[0] ?? new Uint8Array(), element, { language: 'de-DE', colors: lightTheme.colors }, rules));
}

const column = chartElement({ type: 'column' });
const line = chartElement({ type: 'line' });
const bar = chartElement({ type: 'bar' });
const highlighted = chartElement({ type: 'column', series: [{ name: 'One', values: [1, 2, 3, 4] }] }, { colors: ['quiet'], pointColors: ['quiet', 'quiet', 'accent', 'quiet'] });

const namesOf = (element: XmlElement | undefined) => (element === undefined ? [] : childrenOf(element).map(({ name }) => name));

/** What is wrong when a rule is missing. */
const faults: readonly (readonly [string, ChartRule, ChartElement, (root: XmlElement) => boolean])[] = [
  ['a third axis', twoAxes, column, (root) => childrenOf(descendantsOf(root, 'c:barChart')[0] ?? root, 'c:axId').length !== 2],
  ['lines without grouping', plotGrouping, line, (root) => namesOf(descendantsOf(root, 'c:lineChart')[0])[0] !== 'c:grouping'],
  ['categories of several levels', flatCategories, column, (root) => descendantsOf(root, 'c:cat').some((one) => childOf(one, 'c:strRef') === undefined)],
  ['points without a number', absentPoints, column, (root) => descendantsOf(root, 'c:v').some(({ text }) => text === '')],
  ['a number format that is not the chart\'s', numberFormats, column, (root) => descendantsOf(root, 'c:formatCode').some(({ text }) => text !== '#,##0.0')],
  ['fixed colours', schemeColours, column, (root) => descendantsOf(root, 'a:srgbClr').length > 0],
  ['labels of the whole plot', dataLabels, column, (root) => childOf(descendantsOf(root, 'c:barChart')[0], 'c:dLbls') !== undefined],
  ['a highlight that is missing', pointColours, highlighted, (root) => descendantsOf(root, 'c:dPt').length !== 1],
  ['bars from the bottom', readingDirection, bar, (root) => descendantsOf(descendantsOf(root, 'c:catAx')[0] ?? root, 'c:orientation')[0]?.get('val') !== 'maxMin'],
  ['English text', chartLanguage, column, (root) => descendantsOf(root, 'a:endParaRPr').some((one) => one.get('lang') !== 'de-DE')],
  ['no text of its own', defaultText, column, (root) => childOf(root, 'c:txPr') === undefined],
  ['children out of order', seriesOrder, line, (root) => namesOf(descendantsOf(root, 'c:ser')[0]).join(' ') !== 'c:idx c:order c:tx c:spPr c:marker c:dLbls c:cat c:val c:smooth'],
];

describe('rules for charts', () => {
  it('are all tested', () => {
    expect(new Set(faults.map(([, rule]) => rule))).toEqual(new Set(chartRules));
  });

  it.each(faults)('mend: %s', async (_name, rule, element, isFaulty) => {
    expect(isFaulty(await normalised(element, rule)), 'without the rule').toBe(true);
    expect(isFaulty(await normalised(element)), 'with all rules').toBe(false);
  });

  it('keep the corners square, the gaps at 60 and absent values as gaps', async () => {
    const root = await normalised(column);
    expect(childOf(root, 'c:roundedCorners')?.get('val')).toBe('0');
    expect(descendantsOf(root, 'c:gapWidth')[0]?.get('val')).toBe('60');
    expect(descendantsOf(root, 'c:dispBlanksAs')[0]?.get('val')).toBe('gap');
  });

  it('leave labels out when none are wanted', async () => {
    const root = await normalised(chartElement({ type: 'pie' }, { valueLabels: false }));
    expect(descendantsOf(root, 'c:dLbls')).toHaveLength(0);
  });

  it('print labels on a fill in the colour that can be read there', async () => {
    const root = await normalised(chartElement({ type: 'stacked_column' }, { colors: ['ink', 'quiet'] }));
    const colors = descendantsOf(root, 'c:dLbls').map((one) => descendantsOf(one, 'a:schemeClr')[0]?.get('val'));
    expect(colors).toEqual(['bg1', 'tx1']);
  });

  it('name the categories of round charts that have no legend', async () => {
    const shows = async (legend: ChartElement['legend']) =>
      descendantsOf(await normalised(chartElement({ type: 'pie' }, { legend })), 'c:showCatName').map((one) => one.get('val'));
    expect(new Set(await shows('none'))).toEqual(new Set(['1']));
    expect(new Set(await shows('right'))).toEqual(new Set(['0']));
  });

  it('start bars at zero unless values are negative', async () => {
    const minimum = async (values: number[]) =>
      descendantsOf(await normalised(chartElement({ type: 'column', series: [{ name: 'One', values }] })), 'c:min')[0]?.get('val');
    expect(await minimum([9, 10, 11, 12])).toBe('0');
    expect(await minimum([9, -1, 11, 12])).toBeUndefined();
  });
});
