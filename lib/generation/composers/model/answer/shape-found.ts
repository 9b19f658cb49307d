import { z } from 'zod';
import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import { wholeSchemaOf } from '../outline-schema';
import { isFields, plainKey, type Fields } from './find-object';

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

const amount = /^([^\d+\-–−.,]*)([+\-–−]?\d[\d.,'’\u00a0\u202f ]*)\s*([^\d]*)$/u;

/** Values such as "$18.4M" as numbers with a unit, where all of a chart's values have the same. */
function plainAmounts(chart: Fields): Fields {
  const series = Array.isArray(chart.series) ? (chart.series as unknown[]).filter(isFields) : [];
  const texts = series
    .flatMap(({ values }) => (Array.isArray(values) ? (values as unknown[]) : []))
    .filter((value) => typeof value === 'string');
  const units = new Set(texts.map(unitOf));
  const [unit] = units;
  if (texts.length === 0 || units.size !== 1 || typeof unit !== 'string' || unit === '') return chart;
  const plain = series.map((one) => ({
    ...one,
    values: Array.isArray(one.values) ? (one.values as unknown[]).map(numberText) : one.values,
  }));
  return { ...chart, unit: chart.unit ?? unit, series: plain };
}

function unitOf(text: string): string | null {
  const [, before = '', , after = ''] = amount.exec(text.trim()) ?? [];
  return amount.test(text.trim()) ? `${before.trim()}${after.trim()}` : null;
}

function numberText(value: unknown): unknown {
  return typeof value === 'string' ? (amount.exec(value.trim())?.[2]?.trim() ?? value) : value;
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
