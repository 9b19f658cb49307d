import { isFields, type Fields } from './find-object';

const amount = /^([^\d+\-–−.,]*)([+\-–−]?\d[\d.,'’\u00a0\u202f ]*)\s*([^\d]*)$/u;

/** Values such as "$18.4M" as numbers with a unit, where all of a chart's values have the same. */
export function plainAmounts(chart: Fields): Fields {
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
