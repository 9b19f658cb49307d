import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { DataSet } from '@/lib/reading/data/data-set';
import type { TellingContext } from '../context';
import { capitalised, trimmed, unstopped } from '../text/signs';
import { annotatedChart } from './annotate-chart';

/** Lines beside numbers that are told as one sentence, and those with marks of a chart among them. */
export const [mostBeside, mostMarks] = [3, 7];

export function oneSentence(lines: readonly string[]): string {
  return capitalised(unstopped(trimmed(lines.join(' '), ':：')));
}

/** A chart with the lines that stand beside its numbers, as its marks or as what to see in it; null where they are too many. */
export function chartBeside(
  slide: Extract<SlideSpecInput, { kind: 'chart' }>,
  lines: readonly string[],
  { totalRow }: DataSet,
  context: TellingContext,
): SlideSpecInput | null {
  const { chart, rest } = annotatedChart(slide.chart, lines, context);
  if (rest.length > mostBeside) return null;
  // No text takes the place of a sum, which no bar shows.
  const sum = totalRow === null ? '' : `\n${slide.takeaway ?? ''}`.trimEnd();
  const said = oneSentence(rest);
  return { ...slide, chart, ...(said === '' || said === slide.title ? {} : { takeaway: said + sum }) };
}
