import type { Comparison } from './compare-gallery';

/** What every slide is to have at least, and all of them in the mean. */
export const leastSimilarity = { slide: 0.85, mean: 0.96 } as const;

export interface KindValue {
  kind: string;
  slides: number;
  /** Over all templates and arrangements. */
  mean: number;
  least: number;
  /** The slide with the least value. */
  worst: string;
}

/** What came out for each slide kind, in the order of the gallery. */
export function kindValues(comparisons: readonly Comparison[]): KindValue[] {
  const kinds = [...new Set(comparisons.map(({ cell }) => cell.example.kind))];
  return kinds.map((kind) => {
    const ofKind = comparisons.filter(({ cell }) => cell.example.kind === kind).sort((a, b) => a.value - b.value);
    const [worst] = ofKind;
    const mean = ofKind.reduce((sum, { value }) => sum + value, 0) / ofKind.length;
    return {
      kind,
      slides: ofKind.length,
      mean,
      least: worst?.value ?? mean,
      worst: worst ? `${worst.cell.template} ${worst.cell.example.label}` : '',
    };
  });
}

export function hasFailed({ least }: KindValue): boolean {
  return least < leastSimilarity.slide;
}

/** Of all slides. */
export function meanOf(values: readonly KindValue[]): number {
  const slides = values.reduce((sum, { slides }) => sum + slides, 0);
  return values.reduce((sum, { mean, slides }) => sum + mean * slides, 0) / slides;
}

/** The values as lines to print. */
export function kindTable(values: readonly KindValue[]): string {
  const rows = values.map((value) => [
    value.kind,
    String(value.slides),
    value.mean.toFixed(3),
    value.least.toFixed(3),
    value.worst,
    hasFailed(value) ? `under ${leastSimilarity.slide}` : '',
  ]);
  const table = [['kind', 'slides', 'mean', 'least', 'worst slide', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
