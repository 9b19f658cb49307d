/** The ends of an axis and the distance of its numbers. */
export interface Scale {
  min: number;
  max: number;
  step: number;
}

/** Steps that people count in, within a power of ten. */
const niceSteps = [1, 2, 2.5, 5, 10] as const;

/**
 * The axis that shows all numbers from `low` to `high` with round labels.
 *
 * @param most the largest number of steps
 */
export function niceScale(low: number, high: number, most: number): Scale {
  if (low === high)
    return low === 0 ? { min: 0, max: 1, step: 1 } : niceScale(Math.min(low, 0), Math.max(high, 0), most);
  const least = (high - low) / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(least));
  for (const factor of [...niceSteps, 20]) {
    const step = plain(factor * power);
    const min = plain(Math.floor(low / step + 1e-9) * step);
    const max = plain(Math.ceil(high / step - 1e-9) * step);
    if ((max - min) / step <= most + 1e-9) return { min, max, step };
  }
  return { min: low, max: high, step: plain(high - low) };
}

/** The axis of exactly so many steps that shows all numbers, so that its gridlines are those of another axis; null when there is none. */
export function scaleOfSteps(low: number, high: number, steps: number): Scale | null {
  const power = 10 ** Math.floor(Math.log10((high - low || Math.abs(high) || 1) / steps));
  for (const factor of [...niceSteps, 20, 25, 50]) {
    const step = plain(factor * power);
    const min = plain(Math.floor(low / step + 1e-9) * step);
    const max = plain(min + steps * step);
    if (max >= high - step * 1e-9) return { min, max, step };
  }
  return null;
}

/** The numbers printed along a scale. */
export function ticksOf({ min, max, step }: Scale): number[] {
  const count = Math.round((max - min) / step);
  return Array.from({ length: count + 1 }, (_, index) => plain(min + index * step));
}

/** A number without the dust of binary fractions. */
export function plain(value: number): number {
  return Number(value.toPrecision(12));
}
