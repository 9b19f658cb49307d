import type PptxGenJS from 'pptxgenjs';
import type { ChartType } from '@/lib/deck/spec/slide-spec';

/** How each chart type of a deck is asked of pptxgenjs. */
export const chartSettings: Readonly<Record<ChartType, { type: 'bar' | 'line' | 'area' | 'pie' | 'doughnut'; options: PptxGenJS.IChartOpts }>> = {
  column: { type: 'bar', options: { barDir: 'col', barGrouping: 'clustered' } },
  stacked_column: { type: 'bar', options: { barDir: 'col', barGrouping: 'stacked', dataLabelPosition: 'ctr' } },
  bar: { type: 'bar', options: { barDir: 'bar', barGrouping: 'clustered' } },
  stacked_bar: { type: 'bar', options: { barDir: 'bar', barGrouping: 'stacked', dataLabelPosition: 'ctr' } },
  line: { type: 'line', options: { lineSize: 2.25, lineDataSymbol: 'circle', lineDataSymbolSize: 6, dataLabelPosition: 't' } },
  area: { type: 'area', options: { barGrouping: 'standard' } },
  pie: { type: 'pie', options: { dataLabelPosition: 'outEnd', dataBorder: { pt: 1, color: 'bg1' } } },
  doughnut: { type: 'doughnut', options: { holeSize: 62, dataBorder: { pt: 1, color: 'bg1' } } },
};

/** Chart types whose parts are categories, so that they have one colour a category and no axes. */
export function isRound(type: ChartType): boolean {
  return type === 'pie' || type === 'doughnut';
}

/** Chart types whose length is read against zero. */
export function startsAtZero(type: ChartType): boolean {
  return type !== 'line' && !isRound(type);
}
