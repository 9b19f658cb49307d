import type { AskedForm } from '@/lib/languages/concepts';
import { askedWorth, type Draft } from '../forms/draft';

/** What one word that only the notes say, and one share of a slide too much, cost. */
const [costOfHidden, costOfFull, costOfEmpty] = [0.06, 4, 3];
const emptyBelow = 0.25;

/**
 * As many ways to tell it as are wanted, the best first and no form twice while there are others. What was asked for
 * leads all of them. Where forms run out the layout gives a repeated slide another arrangement.
 */
export function chooseVariants(angles: readonly Draft[], count: number, forms: ReadonlySet<AskedForm>): Draft[] {
  const ranked = [...angles].sort((a, b) => rankOf(b, forms) - rankOf(a, forms));
  const different = ranked.filter(
    (draft, index) => ranked.findIndex((other) => keyOf(other) === keyOf(draft)) === index,
  );
  const asked = different.filter(({ form }) => askedWorth(forms, form) > 0);
  // The same numbers are shown in another sort of chart before one is repeated.
  const charts = ranked.filter(
    (draft, index) =>
      !asked.some((other) => keyOf(other) === keyOf(draft)) &&
      asked.some((other) => seriesOf(other) === seriesOf(draft)) &&
      ranked.findIndex((other) => keyOf(other) === keyOf(draft) && seriesOf(other) === seriesOf(draft)) === index,
  );
  const isOfCharts = asked.length > 0 && asked.every(({ slide }) => slide.kind === 'chart');
  const order = asked.length > 0 ? [...asked, ...(isOfCharts ? charts : [])] : different;
  return Array.from({ length: count }, (_, index) => order[index % order.length]).filter(
    (draft) => draft !== undefined,
  );
}

function rankOf({ worth, fill, hidden, form }: Draft, forms: ReadonlySet<AskedForm>): number {
  return (
    worth +
    askedWorth(forms, form) -
    Math.min(hidden * costOfHidden, 5) -
    Math.max(0, fill - 1) * costOfFull -
    Math.max(0, emptyBelow - fill) * costOfEmpty
  );
}

function seriesOf({ slide }: Draft): string | null {
  return slide.kind === 'chart' ? slide.chart.series.map(({ name }) => name).join('\n') : null;
}

function keyOf({ slide }: Draft): string {
  return slide.kind === 'chart' ? `chart ${slide.chart.type}` : slide.kind;
}
