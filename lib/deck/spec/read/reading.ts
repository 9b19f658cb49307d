import { mostLettersOfLists } from './limits';
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
