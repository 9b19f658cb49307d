import { cutText } from '@/lib/text/cut/cut-text';
import { cleanWords, isVisible } from './clean-words';

/** Any JSON value, its texts cleaned; objects as maps, so that no key (`__proto__`) means anything. */
export type Plain = null | boolean | number | string | readonly Plain[] | PlainObject;
export interface PlainObject extends ReadonlyMap<string, Plain> {
  readonly size: number;
}

/** How much of an input is read; what is beyond is left out and said to be. */
export interface Budget {
  values: number;
  characters: number;
}

export interface TakenIn {
  value: Plain;
  /** Characters that no slide can show were taken out. */
  cleaned: boolean;
  /** The budget ended before the input did. */
  cut: boolean;
}

/** Deeper values stand as a flat list of their texts: slides have two levels. */
const deepest = 64;

/** Reads a value of any shape into plain data; never throws and never goes deeper than the stack. Spends the budget. */
export function takeIn(input: unknown, budget: Budget): TakenIn {
  const taken = { cleaned: false, cut: false };
  const value = copy(input, 0);
  return { value, ...taken };

  function copy(source: unknown, depth: number): Plain {
    if (budget.values <= 0 || budget.characters <= 0) {
      taken.cut ||= source !== null && source !== undefined;
      return null;
    }
    budget.values -= 1;
    if (typeof source === 'string') return text(source);
    if (typeof source === 'number') return Number.isFinite(source) ? source + 0 : null;
    if (typeof source === 'bigint') return String(source);
    if (typeof source === 'boolean') return source;
    if (typeof source !== 'object' || source === null) return null;
    if (depth >= deepest) return leaves(source).map((leaf) => copy(leaf, depth + 1));
    if (Array.isArray(source)) return upTo(source, budget.values).map((entry) => copy(entry, depth + 1));
    return new Map(Object.entries(source).map(([key, entry]) => [key, copy(entry, depth + 1)]));
  }

  function text(source: string): string {
    const kept = cutText(source, budget.characters);
    if (kept.length < source.length) taken.cut = true;
    budget.characters -= kept.length;
    const cleaned = cleanWords(kept);
    if (cleaned !== kept.replace(/\r\n?/g, '\n').trim()) taken.cleaned = true;
    return cleaned;
  }

  function upTo(entries: readonly unknown[], most: number): readonly unknown[] {
    if (entries.length > most) taken.cut = true;
    return entries.slice(0, most);
  }

  /** Texts and numbers below a value, in order; no recursion, and each object once, so that circles end. */
  function leaves(root: object): unknown[] {
    const found: unknown[] = [];
    const seen = new Set<object>();
    const waiting: unknown[] = [root];
    while (waiting.length > 0 && found.length < budget.values) {
      const next = waiting.pop();
      if (typeof next === 'string' || typeof next === 'number') found.push(next);
      if (typeof next !== 'object' || next === null || seen.has(next)) continue;
      seen.add(next);
      for (const entry of upTo(Object.values(next), budget.values).toReversed()) waiting.push(entry);
    }
    if (waiting.length > 0) taken.cut = true;
    return found;
  }
}

export function isObject(value: Plain | undefined): value is PlainObject {
  return value instanceof Map;
}

export function isList(value: Plain | undefined): value is readonly Plain[] {
  return Array.isArray(value);
}

/** Length of the longest list; a spread of all lengths would overflow the stack. */
export function longestOf(lists: readonly (readonly unknown[])[]): number {
  return lists.reduce((most, list) => Math.max(most, list.length), 0);
}

/** The entries of a list; a lone value is a list of one. */
export function listOf(value: Plain | undefined): readonly Plain[] {
  if (isList(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** Fields that steer the layout and are never read by anybody. */
const steeringFields: ReadonlySet<string> = new Set([
  'kind',
  'arrangement',
  'imageId',
  'icon',
  'type',
  'align',
  'direction',
  'verdict',
  'numberFormat',
  'xNumberFormat',
  'as',
  'axis',
]);

export function isSteering(field: string): boolean {
  return steeringFields.has(field);
}

/** Every text and number of a value that a reader could see, in order; values of steering fields only where they are no plain text. */
export function textsIn(value: Plain | undefined): string[] {
  if (typeof value === 'string') return isVisible(value) ? [value] : [];
  if (typeof value === 'number') return [String(value)];
  if (isList(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  return [...value].flatMap(([key, entry]) => (isSteering(key) && typeof entry !== 'object' ? [] : textsIn(entry)));
}

/** A value as one text, as a table cell shows it. */
export function textOfCell(cell: Plain | undefined): string {
  if (typeof cell === 'string') return cell;
  return typeof cell === 'boolean' ? String(cell) : textsIn(cell).join(' ');
}
