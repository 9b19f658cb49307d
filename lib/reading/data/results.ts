import type { Series } from './data-set';

/** What follows from a series by simple arithmetic; nothing else is ever said that the author did not. */
export type Result =
  | { sort: 'change'; name: string; from: number; to: number; fromPoint: string; toPoint: string; ratio: number | null }
  | { sort: 'largest' | 'smallest'; name: string; point: string; value: number; share: number | null }
  | { sort: 'mover'; name: string; from: number; to: number; ratio: number | null };

type One = Series['series'][number];

const known = (values: readonly (number | null)[]): { value: number; index: number }[] =>
  values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));

/** From the first to the last value of a series. */
export function changeOf({ points }: Series, { name, values }: One): Extract<Result, { sort: 'change' }> | null {
  const all = known(values);
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined || first.index === last.index) return null;
  return {
    sort: 'change',
    name,
    from: first.value,
    to: last.value,
    fromPoint: points[first.index] ?? '',
    toPoint: points[last.index] ?? '',
    ratio: first.value > 0 ? last.value / first.value - 1 : null,
  };
}

/** The point with the largest or smallest value, and its share where the values are parts of a whole. */
export function extremeOf(
  { points }: Series,
  { name, values }: One,
  sort: 'largest' | 'smallest',
): Extract<Result, { sort: 'largest' | 'smallest' }> | null {
  const all = known(values);
  const best = all.reduce<(typeof all)[number] | null>(
    (found, each) =>
      found === null || (sort === 'largest' ? each.value > found.value : each.value < found.value) ? each : found,
    null,
  );
  const isTied = best !== null && all.filter(({ value }) => value === best.value).length > 1;
  if (best === null || isTied || all.length < 2) return null;
  const sum = all.reduce((total, { value }) => total + value, 0);
  const share = sum > 0 && all.every(({ value }) => value >= 0) ? best.value / sum : null;
  return { sort, name, point: points[best.index] ?? '', value: best.value, share };
}

/** The series that changed most for its size. */
export function moverOf(series: Series): Extract<Result, { sort: 'mover' }> | null {
  const changes = series.series.flatMap((one) => {
    const change = changeOf(series, one);
    return change === null || change.ratio === null ? [] : [change];
  });
  const best = changes.reduce<(typeof changes)[number] | null>(
    (found, each) => (found === null || Math.abs(each.ratio ?? 0) > Math.abs(found.ratio ?? 0) ? each : found),
    null,
  );
  return best === null || changes.length < 2
    ? null
    : { sort: 'mover', name: best.name, from: best.from, to: best.to, ratio: best.ratio };
}
