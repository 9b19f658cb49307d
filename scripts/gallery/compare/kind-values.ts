import type { Comparison } from './compare-gallery';

/** A kind passes when the mean of its values is at least this. */
export const leastSimilarity = 0.93;

export interface KindValue {
  kind: string;
  /** Over all templates and arrangements; the value that is judged. Null when no slide could be compared. */
  mean: number | null;
  least: number | null;
  /** The slide with the least value. */
  worst: string;
  compared: number;
  /** Slides that the preview draws in part only. */
  excluded: number;
}

/** What came out for each slide kind, in the order of the gallery. */
export function kindValues(comparisons: readonly Comparison[]): KindValue[] {
  const kinds = [...new Set(comparisons.map(({ cell }) => cell.example.kind))];
  return kinds.map((kind) => {
    const all = comparisons.filter(({ cell }) => cell.example.kind === kind);
    const valued = all.flatMap(({ cell, value }) => (value === null ? [] : [{ name: `${cell.template} ${cell.example.label}`, value }]));
    const [worst] = [...valued].sort((a, b) => a.value - b.value);
    const mean = valued.length > 0 ? valued.reduce((sum, { value }) => sum + value, 0) / valued.length : null;
    return { kind, mean, least: worst?.value ?? null, worst: worst?.name ?? '', compared: valued.length, excluded: all.length - valued.length };
  });
}

export function hasFailed({ mean }: KindValue): boolean {
  return mean !== null && mean < leastSimilarity;
}

/** The values as lines to print. */
export function tableOf(values: readonly KindValue[]): string {
  const rows = values.map((value) => [value.kind, String(value.compared), shown(value.mean), shown(value.least), value.worst, hasFailed(value) ? `under ${leastSimilarity}` : '']);
  const table = [['kind', 'slides', 'mean', 'least', 'worst slide', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd());
  const excluded = values.filter((value) => value.excluded > 0).map((value) => `${value.excluded} slides of ${value.kind} were not compared: the preview has no drawing for a part of them.`);
  return [...lines, ...excluded].join('\n');
}

function shown(value: number | null): string {
  return value === null ? '–' : value.toFixed(3);
}
