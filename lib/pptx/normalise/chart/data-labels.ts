import type { ChartLabels } from '@/lib/deck/scene/chart-labels';
import type { ChartElement } from '@/lib/deck/scene/scene';
import type { ColorRole } from '@/lib/deck/theme/theme';
import { childOf, childrenOf, createElement, descendantsOf, renameElement } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import { cellsReference, chartSheet } from '../../chart/chart-sheet';
import { namespaces } from '../../package/vocabulary';
import {
  noShape,
  numberFormat,
  outline,
  solidFill,
  stringCache,
  textProperties,
  valueOf,
  writtenText,
} from './chart-xml';
import type { ChartDrawing, ChartRule } from './chart-drawing';
import type { DrawnSeries } from './drawn-series';
import { drawnSeries } from './drawn-series';

/** Positions as `c:dLblPos` has them (ECMA-376 part 1, 21.2.3.10); `start` and `end` follow the direction of the picture. */
const positions: Readonly<Record<ChartLabels['position'], (reversed: boolean) => string>> = {
  outside: () => 'outEnd',
  inside: () => 'inEnd',
  center: () => 'ctr',
  above: () => 't',
  below: () => 'b',
  start: (reversed) => (reversed ? 'r' : 'l'),
  end: (reversed) => (reversed ? 'l' : 'r'),
};

/**
 * Labels at the points that the scene names, and at no others. Where most points have one, so has the series, and
 * with it every point that is added later; the few without are named. pptxgenjs repeats labels for
 * the whole plot, asks lines for leader lines, and gives round charts percentages in 18 point
 * Arial. PowerPoint refuses positions in rings and areas, which have one place for labels alone.
 */
export const dataLabels: ChartRule = (drawing) => {
  for (const { node } of drawing.plots) for (const labels of childrenOf(node, 'c:dLbls')) labels.remove();
  for (const series of drawnSeries(drawing)) {
    for (const former of childrenOf(series.node, 'c:dLbls')) former.remove();
    const { labels } = series.look;
    if (labels && labels.points.length > 0) series.node.append(labelsOf(series, labels, drawing));
  }
};

function labelsOf({ series, look }: DrawnSeries, labels: ChartLabels, { element, language }: ChartDrawing): XmlElement {
  const hasPosition = look.form !== 'area' && element.holePercent === 0;
  const describe = (color: ColorRole, position = labels.position) => [
    numberFormat(labels.format, language),
    labels.isBacked ? createElement('c:spPr', {}, [solidFill({ color: 'canvas' }), outline()]) : noShape(),
    textProperties({ sizePt: labels.sizePt, bold: labels.bold, color, language, oneLine: true }),
    ...(hasPosition ? [valueOf('c:dLblPos', positions[position](element.reversed))] : []),
    ...flags(labels.shows),
  ];
  // In a chart of points the program would write their numbers in place of their names.
  const names = look.form === 'point' && labels.shows === 'category' ? element.chart.categories : null;
  const wordsAt = (index: number, at: number) => (labels.texts ? labels.texts[at] : names?.[index]);
  const present = series.values.flatMap((value, index) => (value === null ? [] : [index]));
  const isRule = labels.shows === 'value' && labels.points.length * 2 >= present.length;
  const usual = {
    color: mostOf(labels.colors) ?? 'ink',
    position: labels.positions ? mostOf(labels.positions) : undefined,
  };
  const points = [...new Set([...present, ...labels.points])]
    .sort((a, b) => a - b)
    .flatMap((index): XmlElement[] => {
      const at = labels.points.indexOf(index);
      if (at < 0)
        return isRule ? [createElement('c:dLbl', {}, [valueOf('c:idx', index), valueOf('c:delete', true)])] : [];
      const [color, position] = [labels.colors[at] ?? 'ink', labels.positions?.[at]];
      if (isRule && color === usual.color && position === usual.position) return [];
      const words = wordsAt(index, at) ?? (names === null ? undefined : '');
      const written =
        words === undefined ? [] : [writtenText(words, { sizePt: labels.sizePt, bold: labels.bold, color, language })];
      const shifted = labels.shiftIn ? [shiftOf(labels.shiftIn, element)] : [];
      return [
        createElement('c:dLbl', {}, [valueOf('c:idx', index), ...shifted, ...written, ...describe(color, position)]),
      ];
    });
  const isUsual = isRule || labels.shows === 'cells';
  // Programs would join labels that stand apart to their points.
  const unled = labels.shiftIn
    ? [extensionOf(labelExtension, [createElement('c15:showLeaderLines', { val: '0' })])]
    : [];
  return createElement('c:dLbls', {}, [
    ...points,
    ...(isUsual ? describe(usual.color, usual.position) : flags(null)),
    ...unled,
  ]);
}

/** How far a label stands from its usual place, as shares of the chart (`c:layout`, ECMA-376 part 1, 21.2.2.95). */
function shiftOf({ along, down }: { along: number; down: number }, { box, reversed }: ChartElement): XmlElement {
  const share = (name: string, value: number) => valueOf(name, Number(value.toFixed(6)));
  return createElement('c:layout', {}, [
    createElement('c:manualLayout', {}, [
      share('c:x', ((reversed ? -1 : 1) * along) / box.w),
      share('c:y', down / box.h),
    ]),
  ]);
}

/** What occurs most often; of several the first. */
function mostOf<T>(all: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function flags(shows: ChartLabels['shows'] | null): XmlElement[] {
  const isBoth = shows === 'series-and-value';
  const shown = {
    'c:showLegendKey': false,
    'c:showVal': shows === 'value' || isBoth,
    'c:showCatName': shows === 'category',
    'c:showSerName': shows === 'series' || isBoth,
    'c:showPercent': false,
    'c:showBubbleSize': false,
  };
  const all = Object.entries(shown).map(([name, value]) => valueOf(name, value));
  return isBoth ? [...all, createElement('c:separator', {}, [' '])] : all;
}

/** Extensions of labels and of series by Office 2013 ([MS-ODRAWXML] 2.24.3). */
const labelExtension = '{CE6537A1-D6FC-4f65-9D91-7224C49458BB}';
const rangeExtension = '{02D57815-91ED-43cb-92C2-25804820EDAC}';

/**
 * Points of a scatter chart are named by the cells of the workbook ("Value From Cells"), so that a name which is changed
 * there changes in the chart, and so is what the workbook computes for labels. Programs that don't know this show the
 * words that stand in the label.
 */
export const namesFromCells: ChartRule = (drawing) => {
  const sheet = chartSheet(drawing.element);
  for (const { node, plot, look, index } of drawnSeries(drawing)) {
    const isComputed = look.labels?.shows === 'cells';
    const at = isComputed ? (sheet.texts.get(index) ?? null) : sheet.names;
    const names = at === null ? undefined : sheet.columns[at];
    if (at === null || names?.type !== 'text') continue;
    const range = cellsReference(at, names.cells.length);
    const labels = plot.form === 'point' || isComputed ? childOf(node, 'c:dLbls') : undefined;
    const named = (labels ? childrenOf(labels, 'c:dLbl') : []).filter(
      (label) => descendantsOf(label, 'a:r').length > 0,
    );
    if (labels === undefined || named.length === 0) continue;
    for (const label of named) nameByCell(label);
    // So are the points that somebody adds.
    if (isComputed) labels.append(byCells());
    const cache = createElement('c15:dlblRangeCache', {}, stringCache(names.cells).takeChildren());
    const found = createElement('c15:datalabelsRange', {}, [createElement('c15:f', {}, [range]), cache]);
    node.append(extensionOf(rangeExtension, [found]));
  }
};

/** Puts a field in the place of a label's words, which it shows until the chart is drawn anew. */
function nameByCell(label: XmlElement): void {
  const index = Number(childOf(label, 'c:idx')?.get('val')).toString(16).toUpperCase().padStart(12, '0');
  for (const run of descendantsOf(label, 'a:r')) {
    const field = renameElement(run, 'a:fld');
    field.set('id', `{6F0E2A5C-4B1D-4C5E-9A37-${index}}`).set('type', 'CELLRANGE');
  }
  label.append(byCells());
}

function byCells(): XmlElement {
  return extensionOf(labelExtension, [createElement('c15:showDataLabelsRange', { val: '1' })]);
}

function extensionOf(uri: string, content: readonly XmlElement[]): XmlElement {
  return createElement('c:extLst', {}, [createElement('c:ext', { uri, 'xmlns:c15': namespaces.c15 }, content)]);
}
