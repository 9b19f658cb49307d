export interface BenchFigure {
  name: string;
  value: number;
  unit: string;
  /** What the project wants it to be at most. */
  aim?: number;
  /** What it wants it to be at least. */
  atLeast?: number;
}

/** The value below which the given share of the samples lies (nearest rank). */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((left, right) => left - right);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}

export function roundTo(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
