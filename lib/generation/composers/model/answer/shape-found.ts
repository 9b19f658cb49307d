import { z } from 'zod';
import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import { wholeSchemaOf } from '../outline-schema';
import { isFields, plainKey, type Fields } from './find-object';
import { plainAmounts } from './plain-amounts';

/** Gives what was answered the names and the nesting of the schema, where it is plain what is meant. */
export function shapeFound(kind: SlideKind, found: Fields): Fields {
  const named = withSchemaNames(kind, found);
  return kind === 'chart' ? shapeChartFields(named) : withListName(kind, named);
}

/** `leftColumn` and `Left Column` are `left_column`; names that the schema does not have stay. */
function withSchemaNames(kind: SlideKind, found: Fields): Fields {
  const names = new Map(Object.keys(wholeSchemaOf(kind).shape).map((name) => [plainKey(name), name]));
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [names.get(plainKey(name)) ?? name, value]));
}

/** The one list of objects that has no place is the one that is missing, such as `kpis` for `metrics`. */
function withListName(kind: SlideKind, found: Fields): Fields {
  const { shape } = wholeSchemaOf(kind);
  const missing = Object.keys(shape).filter((name) => shape[name] instanceof z.ZodArray && found[name] === undefined);
  const strays = Object.keys(found).filter((name) => !(name in shape) && isListOfFields(found[name]));
  const [to, from] = [missing[0], strays[0]];
  if (missing.length !== 1 || strays.length !== 1 || to === undefined || from === undefined) return found;
  const { [from]: list, ...rest } = found;
  return { ...rest, [to]: list };
}

/** A chart whose envelope was forgotten. */
function shapeChartFields(found: Fields): Fields {
  const { title, notes, takeaway, source, citations, kind, ...data } = found;
  const chart = isFields(found.chart) ? found.chart : data.series === undefined ? undefined : data;
  if (chart === undefined) return found;
  const around = isFields(found.chart) ? found : { title, notes, takeaway, source, citations, kind };
  return {
    ...Object.fromEntries(Object.entries(around).filter(([, value]) => value !== undefined)),
    chart: plainAmounts(chart),
  };
}

/** Whether everything is there that makes the slide one of its kind. */
export function hasCore(kind: SlideKind, found: Fields): boolean {
  return isFilled(wholeSchemaOf(kind).omit({ kind: true, title: true }), found);
}

function isFilled(schema: z.ZodObject, found: Fields): boolean {
  return Object.entries(schema.shape).every(([name, field]) => {
    if (field.safeParse(undefined).success) return true;
    const value = found[name];
    if (value === undefined || value === null) return false;
    return field instanceof z.ZodObject && isFields(value) ? isFilled(field, value) : true;
  });
}

function isListOfFields(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}
