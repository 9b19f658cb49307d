import type { SlideWarning } from './spec-warning';

/** What reading one slide gathers beside the value itself. */
export interface SlideReading {
  /** BCP 47; decides how numbers in texts are read. */
  language: string;
  /** Texts that have found no field yet, in order; what nobody takes goes into the notes. */
  leftOver: string[];
  /** Texts that only the notes can take. */
  toNotes: string[];
  warnings: SlideWarning[];
  /** UTF-16 units that the lists of the slide may still take. */
  budget: { letters: number };
}

export function openReading(language: string): SlideReading {
  return { language, leftOver: [], toNotes: [], warnings: [], budget: { letters: mostLettersOfLists } };
}

/** One level deeper: what is left over there is for the caller to place. */
export function innerReading(reading: SlideReading): SlideReading {
  return { ...reading, leftOver: [] };
}

/** Appends one by one: a list of a hundred thousand has no room on the stack, as spreading it would need. */
export function append<T>(list: T[], more: Iterable<T>): void {
  for (const one of more) list.push(one);
}

/** How much of one field a slide takes; the rest stands in its notes. Far more than any layout shows on the slides of a deck. */
const mostEntries: Readonly<Record<string, number>> = {
  rows: 1000,
  columns: 240,
  'items.children': 40,
  'chart.categories': 240,
  'chart.xValues': 240,
  'chart.series': 24,
  'chart.series.values': 240,
};
const mostOfSlide = 200;
/** Of lists in a part of a slide, such as a panel or a column. */
const mostOfPart = 30;

/** UTF-16 units of all lists of a slide together: more than fifty slides of running text. */
const mostLettersOfLists = 40_000;

const mostLetters: Readonly<Record<string, number>> = {
  title: 400,
  eyebrow: 400,
  source: 1000,
  notes: Infinity,
  'chart.categories': 200,
  'chart.series.name': 200,
};
const mostOtherLetters = 6000;

/** @param path names from the slide to the list, such as `items.children` */
export function mostEntriesAt(path: string): number {
  return mostEntries[path] ?? (path.includes('.') ? mostOfPart : mostOfSlide);
}

/** UTF-16 units of a text with this path. */
export function mostLettersAt(path: string): number {
  return mostLetters[path] ?? mostOtherLetters;
}
