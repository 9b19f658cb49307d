import { z } from 'zod';
import type { AnswerReading } from '../ask-model';
import { findObject, isFields, type Fields } from './find-object';
import { parseAnswer } from './parse-answer';

/**
 * What a model answers to a laid-out deck. Slides are texts of JSON, since a schema of every kind that one might
 * become is more than any strict mode takes.
 */
export const reviewSchema = z.object({
  changes: z.array(z.object({ why: z.string(), slides: z.array(z.number().int()), by: z.array(z.string()) })),
});

/** Slides that stand side by side, and what is to stand in their place. */
export interface Change {
  /** Places in the deck; 0 for the first. */
  slides: number[];
  /** Nothing where they are dropped. */
  by: Fields[];
}

export interface ReadReview {
  /** None of a slide that another one changes. */
  changes: Change[];
  /** What could not be read; sentences for the model. */
  problems: string[];
}

export function readReview(slideCount: number, json: unknown): AnswerReading<ReadReview> {
  const list = Array.isArray(json) ? (json as unknown[]) : changesIn(json);
  if (list === null) return { problems: ['changes: is missing; an empty list where nothing is to be changed'] };
  const read: ReadReview = { changes: [], problems: [] };
  const taken = new Set<number>();
  for (const [index, entry] of list.entries()) {
    const change = readChange(slideCount, entry);
    if ('problem' in change) read.problems.push(`changes.${index}.${change.problem}`);
    else if (change.slides.some((slide) => taken.has(slide)))
      read.problems.push(`changes.${index}.slides: another entry changes the same slide; make one of them`);
    else {
      for (const slide of change.slides) taken.add(slide);
      read.changes.push(change);
    }
  }
  return { value: read };
}

function changesIn(json: unknown): unknown[] | null {
  const changes = findObject(json, ['changes'])?.changes;
  if (changes === null) return [];
  if (Array.isArray(changes)) return changes;
  return isFields(changes) ? [changes] : null;
}

function readChange(slideCount: number, entry: unknown): Change | { problem: string } {
  if (!isFields(entry)) return { problem: 'slides: is missing' };
  const slides = listOf(entry.slides)
    .map((number) => Number(number) - 1)
    .sort((one, other) => one - other);
  const [first = -1] = slides;
  const isRun = slides.every((slide, at) => Number.isInteger(slide) && slide === first + at);
  if (!isRun || first < 0 || first + slides.length > slideCount)
    return { problem: `slides: must be numbers of slides from 1 to ${slideCount} that stand side by side` };
  const by = listOf(entry.by).map(readFields);
  const unread = by.indexOf(null);
  return unread === -1
    ? { slides, by: by.filter((fields) => fields !== null) }
    : { problem: `by.${unread}: is not the text of a JSON object` };
}

function listOf(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? (value as unknown[]) : [value];
}

function readFields(value: unknown): Fields | null {
  if (isFields(value)) return value;
  const found = typeof value === 'string' ? parseAnswer(value)[0] : undefined;
  return isFields(found) ? found : null;
}
