import type { Item } from '@/lib/reading/reading';
import { wordCount } from '@/lib/reading/source/sentences';
import type { DataQuestion } from './data-forms';

/** A line of content under a title, with the lines below it. */
export interface TextPoint {
  text: string;
  children: TextPoint[];
  isOrdered: boolean;
  marker: string | null;
}

export interface FormMaterial {
  title: string;
  points: readonly TextPoint[];
  /** The words of headings above, for what they announce. */
  roles: ReadonlySet<string>;
  question: DataQuestion;
  /** Siblings that stand in one list of the source. */
  isList: boolean;
}

export function pointOfItem({ text, marker, children }: Item, isOrdered: boolean): TextPoint {
  return {
    text,
    isOrdered,
    marker: marker?.text ?? null,
    children: children.map((child) => pointOfItem(child, child.marker?.sort === 'number')),
  };
}

export function wordsOfPoints(points: readonly TextPoint[]): number {
  return points.reduce((sum, { text, children }) => sum + wordCount(text) + wordsOfPoints(children), 0);
}
