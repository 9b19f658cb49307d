import type { ChartSeriesLook } from '@/lib/deck/scene/scene';
import { childOf, createElement } from '../../xml/tree';
import type { ChartRule } from './chart-drawing';
import { manualLayout, noShape, textProperties, titleOf, valueOf } from './chart-xml';

/** The language of the deck, which pptxgenjs does not say. */
export const chartLanguage: ChartRule = ({ chartSpace, language }) => {
  const first = childOf(chartSpace, 'c:date1904');
  if (first !== undefined) chartSpace.insertAfter(createElement('c:lang', { val: language }), first);
};

/** Title and legend, which follow the data as words beside the chart can't; sums of stacks are no series to a reader. */
export const chartWords: ChartRule = ({ chartSpace, plotArea, element, language }) => {
  const chart = childOf(chartSpace, 'c:chart');
  const { caption, legend, looks, box } = element;
  if (chart === undefined) return;
  if (caption) {
    childOf(chart, 'c:autoTitleDeleted')?.set('val', '0');
    chart.prepend(titleOf(caption, { element, language }));
  }
  if (!legend) return;
  const isUnnamed = ({ isTotal, form, annotates }: ChartSeriesLook) => (isTotal && form === 'line') || annotates;
  const entries = looks.flatMap((look, index) => (isUnnamed(look) ? [index] : []));
  // Trend lines have entries of their own, behind those of all series.
  const trends = looks.filter(({ isAcross }) => isAcross).map((_, index) => looks.length + index);
  const hidden = [...entries, ...trends].map((index) =>
    createElement('c:legendEntry', {}, [valueOf('c:idx', index), valueOf('c:delete', true)]),
  );
  const node = createElement('c:legend', {}, [
    valueOf('c:legendPos', !legend.names ? 't' : legend.box.x > element.plot.x ? 'r' : 'l'),
    ...hidden,
    manualLayout(box, legend.box),
    valueOf('c:overlay', true),
    noShape(),
    textProperties({ sizePt: legend.sizePt, color: 'ink', language }),
  ]);
  chart.insertAfter(node, plotArea);
};

/** What a user adds to a chart later, such as a title or labels, takes the chart's size, font and colour. */
export const defaultText: ChartRule = ({ chartSpace, element, language }) => {
  chartSpace.insertBefore(
    textProperties({ sizePt: element.sizePt, color: 'ink', language }),
    childOf(chartSpace, 'c:externalData'),
  );
};
