/** How much of one field a slide takes; the rest stands in its notes. Far more than any layout shows on the slides of a deck. */
const mostEntries: Readonly<Record<string, number>> = { rows: 1000, columns: 240, children: 40, categories: 400, values: 400, xValues: 400, series: 40 };
const mostOtherEntries = 200;

const mostLetters: Readonly<Record<string, number>> = { title: 400, eyebrow: 400, source: 1000, notes: Infinity };
const mostOtherLetters = 6000;

export function mostEntriesOf(field: string): number {
  return mostEntries[field] ?? mostOtherEntries;
}

/** UTF-16 units. */
export function mostLettersOf(field: string): number {
  return mostLetters[field] ?? mostOtherLetters;
}
