import type { SlideSpec } from '../../spec/slide-spec';
import type { ChartChange } from './adapt-chart';
import { adaptChart } from './adapt-chart';

/** The form of a chart slide that shows its numbers as a table. */
export const tableForm = 'figures-table';

/** What a slide's chart had to become, by its numbers or for want of room; nothing for slides of other kinds. */
export function chartChanges(slide: SlideSpec, arrangement: string): readonly ChartChange[] {
  if (slide.kind !== 'chart') return [];
  const { form, changes } = adaptChart(slide.chart);
  const isAsked = slide.arrangement === tableForm;
  return arrangement === tableForm && form === 'chart' && !isAsked ? [...changes, 'as-table'] : changes;
}
