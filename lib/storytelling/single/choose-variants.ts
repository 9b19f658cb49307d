import { askedWorth, type AskedForms, type Draft } from '../forms/draft';

/** What one word that only the notes say, and one share of a slide too much, cost. */
const [costOfHidden, mostOfHidden, costOfFull, costOfEmpty] = [0.06, 5, 4, 3];
const emptyBelow = 0.25;

/**
 * As many ways to tell it as are wanted, the best first and no form twice while there are others. What was asked for
 * leads all of them. Where forms run out the layout gives a repeated slide another arrangement.
 */
export function chooseVariants(angles: readonly Draft[], count: number, forms: AskedForms): Draft[] {
  const rankOf = ({ worth, fill, hidden, form }: Draft): number =>
    worth +
    askedWorth(forms, form) -
    Math.min(hidden * costOfHidden, mostOfHidden) -
    Math.max(0, fill - 1) * costOfFull -
    Math.max(0, emptyBelow - fill) * costOfEmpty;
  const ranked = [...angles].sort((a, b) => rankOf(b) - rankOf(a));
  const different = firstOf(ranked, keyOf);
  const asked = different.filter(({ form }) => askedWorth(forms, form) > 0);
  // The same numbers are shown in another sort of chart before one is repeated.
  const isOfCharts = asked.length > 0 && asked.every(({ slide }) => slide.kind === 'chart');
  const series = new Set(asked.map(seriesOf));
  const kinds = new Set(asked.map(keyOf));
  const charts = firstOf(
    ranked.filter((draft) => isOfCharts && series.has(seriesOf(draft)) && !kinds.has(keyOf(draft))),
    (draft) => `${keyOf(draft)}\n${seriesOf(draft)}`,
  );
  const order = asked.length > 0 ? [...asked, ...charts] : different;
  const chosen = Array.from({ length: count }, (_, index) => order[index % order.length]);
  return chosen.filter((draft) => draft !== undefined);
}

function firstOf(drafts: readonly Draft[], key: (draft: Draft) => string): Draft[] {
  const seen = new Set<string>();
  return drafts.filter((draft) => !seen.has(key(draft)) && seen.add(key(draft)).size > 0);
}

function seriesOf({ slide }: Draft): string {
  return slide.kind === 'chart' ? slide.chart.series.map(({ name }) => name).join('\n') : '';
}

function keyOf({ slide }: Draft): string {
  return slide.kind === 'chart' ? `chart ${slide.chart.type}` : slide.kind;
}
