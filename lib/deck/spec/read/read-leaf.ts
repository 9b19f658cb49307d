import type { z } from 'zod';
import { isVisible, withoutLineEnds } from './clean-words';
import { shortenWords } from './shorten-words';
import { append, mostLettersAt } from './reading';
import type { Plain } from './plain';
import { largestNumber, readNumber } from './read-number';
import type { SlideReading } from './reading';
import { isSteering, textsIn } from './plain';

/** Readers of single values; each gives undefined for what can't be read. */

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** Leaves a value out; its words are kept. */
export function drop(value: Plain | undefined, reading: SlideReading, path: string): undefined {
  if (value === undefined || value === null || value === '') return undefined;
  reading.warnings.push({ type: 'field-dropped', field: path });
  if (!isSteering(lastName(path)) || typeof value === 'object') append(reading.leftOver, textsIn(value));
  return undefined;
}

export function repaired<T>(value: T, reading: SlideReading, path: string): T {
  reading.warnings.push({ type: 'field-repaired', field: path });
  return value;
}

export function readText(
  schema: z.ZodString,
  value: Plain | undefined,
  reading: SlideReading,
  path: string,
): string | undefined {
  const name = lastName(path);
  const given = textOf(value, name === 'notes' ? '\n' : ' ');
  const mayBeEmpty = schema.safeParse('').success;
  if (given === undefined || (!mayBeEmpty && !isVisible(given)))
    return mayBeEmpty && value !== undefined ? '' : drop(given === undefined ? value : undefined, reading, path);
  const text = name === 'title' ? withoutLineEnds(given) : given;
  if (typeof value !== 'string') reading.warnings.push({ type: 'field-repaired', field: path });
  const shown = shortenWords(text, mostLettersAt(path));
  reading.budget.letters -= name === 'notes' ? 0 : shown.length;
  if (shown !== text) {
    reading.warnings.push({ type: 'text-shortened', field: path });
    reading.toNotes.push(text);
  }
  return shown;
}

function textOf(value: Plain | undefined, separator: string): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const texts = textsIn(value);
  return texts.length > 0 ? texts.join(separator) : undefined;
}

export function readFigure(value: Plain | undefined, reading: SlideReading, path: string): number | undefined {
  if (typeof value === 'number' && Math.abs(value) <= largestNumber) return value;
  const read = typeof value === 'string' ? readNumber(value, reading.language) : null;
  if (read === null) return drop(value, reading, path);
  if (read.unit !== '') reading.toNotes.push(String(value));
  return repaired(read.value, reading, path);
}

const truths: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

export function readBoolean(value: Plain | undefined, reading: SlideReading, path: string): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const truth = typeof value === 'string' ? truths[value.toLowerCase()] : undefined;
  return truth === undefined ? drop(value, reading, path) : repaired(truth, reading, path);
}

/** One of a few names, also with other capitals, hyphens or spaces. */
export function readName<T extends string | number>(
  options: readonly T[],
  value: Plain | undefined,
  reading: SlideReading,
  path: string,
): T | undefined {
  const exact = options.find((option) => option === value);
  if (exact !== undefined) return exact;
  const plain = typeof value === 'string' ? plainName(value) : undefined;
  const near = options.find((option) => plainName(String(option)) === plain);
  return near === undefined ? drop(value, reading, path) : repaired(near, reading, path);
}

export function plainName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}
