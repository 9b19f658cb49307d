import type PptxGenJS from 'pptxgenjs';
import type { ChartElement } from '@/lib/deck/scene/scene';
import { schemeSlots } from '@/lib/deck/theme/theme';
import { cleanText } from '../package/clean-text';
import { chartSettings, isRound, startsAtZero } from './chart-settings';
import type { PptxSlide, WriteContext } from './write-context';

const legendPositions = { none: undefined, top: 't', bottom: 'b', right: 'r' } as const;

export function writeChart(slide: PptxSlide, element: ChartElement, context: WriteContext): void {
  const { chart } = element;
  const { type, options } = chartSettings[chart.type];
  const series = chart.series.map(({ name, values }) => ({
    name: cleanText(name),
    labels: chart.categories.map(cleanText),
    // pptxgenjs leaves a point empty when its value is null, which its types don't allow.
    values: chart.categories.map((_, index) => values[index] ?? null) as number[],
  }));
  slide.addChart(type as PptxGenJS.CHART_NAME, series, {
    ...element.box,
    ...textOptions(element, context),
    ...axisOptions(element),
    ...options,
    chartColors: colorsOf(element),
    barGapWidthPct: 60,
    chartArea: { roundedCorners: false },
    displayBlanksAs: 'gap',
    showLegend: element.legend !== 'none',
    legendPos: legendPositions[element.legend],
    showValue: element.valueLabels,
    showTitle: false,
  });
}

/** Fewer colours than parts make pptxgenjs draw lots for the rest, so the list goes round. */
function colorsOf({ chart, colors }: ChartElement): string[] {
  const count = isRound(chart.type) ? chart.categories.length : chart.series.length;
  return Array.from({ length: count }, (_, index) => schemeSlots[colors[index % colors.length] ?? 'accent']);
}

function textOptions({ sizePt, labelFormat }: ChartElement, { language, typefaces }: WriteContext): PptxGenJS.IChartOpts {
  const label = { fontFace: typefaces.body, color: schemeSlots.ink };
  const axis = { ...label, color: schemeSlots.muted };
  return {
    lang: language,
    dataLabelFontFace: label.fontFace,
    dataLabelFontSize: sizePt,
    dataLabelColor: label.color,
    dataLabelFormatCode: labelFormat,
    legendFontFace: label.fontFace,
    legendFontSize: sizePt,
    legendColor: label.color,
    catAxisLabelFontFace: axis.fontFace,
    catAxisLabelFontSize: sizePt,
    catAxisLabelColor: axis.color,
    valAxisLabelFontFace: axis.fontFace,
    valAxisLabelFontSize: sizePt,
    valAxisLabelColor: axis.color,
    valAxisLabelFormatCode: labelFormat,
  };
}

function axisOptions({ chart, hideValueAxis }: ChartElement): PptxGenJS.IChartOpts {
  const allPositive = chart.series.every(({ values }) => values.every((value) => value === null || value >= 0));
  return {
    catAxisLabelPos: 'low',
    catAxisLineColor: schemeSlots.muted,
    catAxisLineSize: 0.75,
    catAxisMajorTickMark: 'none',
    valAxisMajorTickMark: 'none',
    valAxisLineShow: false,
    valAxisHidden: hideValueAxis,
    // pptxgenjs puts the labels of horizontal bars at the start of the categories, which stands on top here.
    valAxisLabelPos: 'nextTo',
    valGridLine: hideValueAxis ? { style: 'none' } : { color: schemeSlots.quiet, size: 0.5 },
    // Areas in front would hide the ones behind.
    ...(chart.type === 'area' && chart.series.length > 1 && { chartColorsOpacity: 70 }),
    ...(allPositive && startsAtZero(chart.type) && { valAxisMinVal: 0 }),
  };
}
