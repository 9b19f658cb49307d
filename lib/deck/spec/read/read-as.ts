import { z } from 'zod';
import { isVisible } from './clean-words';
import { append, innerReading, mostEntriesAt } from './reading';
import type { Plain, PlainObject } from './plain';
import { isList, isObject, isSteering, textsIn } from './plain';
import { drop, readBoolean, readFigure, readName, readText, repaired } from './read-leaf';
import type { SlideReading } from './reading';

/** Texts that may move up where the one that matters is missing. */
const donors: ReadonlySet<string> = new Set(['detail', 'text', 'support', 'lead', 'subtitle', 'headline']);
/** Stands for a text that a part must have and that nobody gave. */
const noText = '–';

/**
 * Reads a plain value as a schema has it, as far as it can be read: numbers as texts, a lone
 * value as a list of one, other spellings of a name. Texts without a place are gathered in
 * `reading`, so that none is lost.
 *
 * @param path names from the slide to here, such as `items.children`
 * @returns undefined when nothing of it can be read
 */
export function readAs(
  schema: z.core.$ZodType,
  value: Plain | undefined,
  reading: SlideReading,
  path: string,
): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return value === undefined || value === null ? undefined : readAs(schema.unwrap(), value, reading, path);
  }
  if (schema instanceof z.ZodNullable) return readAs(schema.unwrap(), value, reading, path) ?? null;
  if (schema instanceof z.ZodString) return readText(schema, value, reading, path);
  if (schema instanceof z.ZodNumber) return readFigure(value, reading, path);
  if (schema instanceof z.ZodBoolean) return readBoolean(value, reading, path);
  if (schema instanceof z.ZodEnum) return readName(schema.options, value, reading, path);
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodArray) return readList(schema.element, value, reading, path);
  if (schema instanceof z.ZodObject) return readObject(schema, value, reading, path);
  if (schema instanceof z.ZodDiscriminatedUnion) return readOption(schema, value, reading, path);
  return undefined;
}

/** One of several objects, by the value of the field that tells them apart; its fields are read as those of a slide of that kind. */
function readOption(
  { options, def }: z.ZodDiscriminatedUnion,
  value: Plain | undefined,
  reading: SlideReading,
  path: string,
): unknown {
  const named = isObject(value) ? value.get(def.discriminator) : undefined;
  const isNamed = (option: z.core.$ZodType): option is z.ZodObject =>
    option instanceof z.ZodObject && option.shape[def.discriminator]?.safeParse(named).success === true;
  const option = options.find(isNamed);
  return option === undefined ? drop(value, reading, path) : readObject(option, value, reading, '');
}

function readList(
  element: z.core.$ZodType,
  value: Plain | undefined,
  reading: SlideReading,
  path: string,
): unknown[] | undefined {
  if (value === undefined || value === null) return undefined;
  const given = entriesOf(element, value, reading, path);
  const most = mostEntriesAt(path);
  const read: unknown[] = [];
  for (const [index, entry] of given.entries()) {
    if (index === most || (isDivisible(element, path) && reading.budget.letters <= 0)) {
      reading.warnings.push({ type: 'list-shortened', field: path });
      append(reading.toNotes, given.slice(index).flatMap(textsIn));
      break;
    }
    if (isList(entry) && element instanceof z.ZodObject) readNested(entry, element, read, reading, path);
    else readEntry(entry, element, read, reading, path);
  }
  return read;
}

/** The cells of a row and the points of a chart belong together. */
function isDivisible(element: z.core.$ZodType, path: string): boolean {
  return !path.startsWith('chart.') && (path !== 'rows' || element instanceof z.ZodArray);
}

function readEntry(entry: Plain, element: z.core.$ZodType, read: unknown[], reading: SlideReading, path: string): void {
  const isLeftOut = isBlank(entry) && !acceptsBlank(element);
  const one = isLeftOut ? undefined : readAs(element, entry, reading, path);
  if (one !== undefined) read.push(one);
  else if (isBlank(entry)) reading.warnings.push({ type: 'entries-empty', field: path });
}

function isBlank(entry: Plain): boolean {
  return entry === null || (typeof entry === 'string' && !isVisible(entry));
}

function acceptsBlank(element: z.core.$ZodType): boolean {
  return element instanceof z.ZodNullable || (element instanceof z.ZodString && element.safeParse('').success);
}

/** A list of texts takes every text below it, in order; a lone value is a list of one, and lines are its entries. */
function entriesOf(element: z.core.$ZodType, value: Plain, reading: SlideReading, path: string): readonly Plain[] {
  if (isList(value)) {
    const isNested =
      element instanceof z.ZodString && value.some((entry) => typeof entry === 'object' && entry !== null);
    if (!isNested) return value;
    reading.warnings.push({ type: 'levels-flattened', field: path });
    return value.flatMap((entry) => (typeof entry === 'object' && entry !== null ? textsIn(entry) : [entry]));
  }
  reading.warnings.push({ type: 'field-repaired', field: path });
  if (isObject(value) && element instanceof z.ZodString) return textsIn(value);
  return typeof value === 'string' ? value.split('\n').filter(isVisible) : [value];
}

/** A list within a list belongs to the entry before it, where that can have entries of its own. */
function readNested(
  nested: readonly Plain[],
  element: z.ZodObject,
  read: unknown[],
  reading: SlideReading,
  path: string,
): void {
  reading.warnings.push({ type: 'levels-flattened', field: path });
  const before = read.at(-1);
  if ('children' in element.shape && typeof before === 'object' && before !== null) {
    const children = 'children' in before && Array.isArray(before.children) ? (before.children as unknown[]) : [];
    const all = readAs(
      element.shape.children as z.core.$ZodType,
      [...(children as Plain[]), ...textsIn(nested)],
      reading,
      `${path}.children`,
    );
    read[read.length - 1] = { ...before, children: all };
    return;
  }
  for (const text of textsIn(nested)) read.push(readAs(element, text, reading, path));
}

function readObject(
  schema: z.ZodObject,
  value: Plain | undefined,
  reading: SlideReading,
  path: string,
): Record<string, unknown> | undefined {
  const given = asObject(schema, value, reading, path);
  if (given === undefined) return drop(value, reading, path);
  const inner = innerReading(reading);
  for (const [key, entry] of given)
    if (!Object.hasOwn(schema.shape, key))
      append(inner.leftOver, textsIn(isSteering(key) && typeof entry !== 'object' ? null : entry));
  const read: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(schema.shape)) {
    const one = readAs(field, given.get(key), inner, path === '' ? key : `${path}.${key}`);
    if (one !== undefined) read[key] = one;
  }
  if (!fillRequired(schema, read, inner, path)) return drop(value, reading, path);
  placeLeftOver(schema, read, inner, path);
  append(reading.leftOver, inner.leftOver);
  return read;
}

/** A list in place of an object is its list, a lone value its first text. */
function asObject(
  { shape }: z.ZodObject,
  value: Plain | undefined,
  reading: SlideReading,
  path: string,
): PlainObject | undefined {
  if (value === undefined || value === null || isObject(value)) return value ?? undefined;
  const fits = (field: z.core.$ZodType) =>
    isList(value) ? bare(field) instanceof z.ZodArray : bare(field) instanceof z.ZodString;
  const named = Object.entries(shape).filter(([, field]) => fits(field));
  const [key] = named.find(([, field]) => isRequired(field)) ?? named[0] ?? [];
  return key === undefined ? undefined : repaired(new Map([[key, value]]), reading, path);
}

/** Texts that a part must have come from what is left over, then from its other texts. */
function fillRequired(schema: z.ZodObject, read: Record<string, unknown>, inner: SlideReading, path: string): boolean {
  for (const [key, field] of Object.entries(schema.shape)) {
    if (read[key] !== undefined || !isRequired(field)) continue;
    if (isSteering(key)) return false;
    if (field instanceof z.ZodString) {
      const text =
        inner.leftOver.shift() ??
        takeChild(read) ??
        takeOptionalText(schema, read) ??
        (Object.values(read).some(isWord) ? noText : undefined);
      if (text === undefined) return false;
      read[key] = readAs(field, text, inner, `${path}.${key}`);
      inner.warnings.push({ type: 'field-repaired', field: path === '' ? key : `${path}.${key}` });
    } else if (field instanceof z.ZodArray) {
      read[key] = readAs(field, inner.leftOver.splice(0), inner, path === '' ? key : `${path}.${key}`);
    }
  }
  return true;
}

function takeChild(read: Record<string, unknown>): Plain | undefined {
  return Array.isArray(read.children) ? (read.children as Plain[]).shift() : undefined;
}

function takeOptionalText({ shape }: z.ZodObject, read: Record<string, unknown>): string | undefined {
  const [key] =
    Object.entries(shape).find(([name, field]) => !isRequired(field) && donors.has(name) && isWord(read[name])) ?? [];
  if (key === undefined) return undefined;
  const text = read[key];
  delete read[key];
  return typeof text === 'string' ? text : undefined;
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && isVisible(value);
}

/** Entries of a list may have entries of their own, under whatever name they were given. */
function placeLeftOver({ shape }: z.ZodObject, read: Record<string, unknown>, inner: SlideReading, path: string): void {
  if (!('children' in shape) || inner.leftOver.length === 0) return;
  const children = (Array.isArray(read.children) ? read.children : []) as Plain[];
  const all = [...children, ...inner.leftOver.splice(0)];
  read.children = readAs(shape.children as z.core.$ZodType, all, inner, `${path}.children`);
}

function bare(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? bare(schema.unwrap())
    : schema;
}

function isRequired(schema: z.core.$ZodType): boolean {
  return !(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault);
}
