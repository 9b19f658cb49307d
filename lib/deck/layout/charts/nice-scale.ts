/** The ends of an axis and the distance of its numbers. */
export interface Scale {
  min: number;
  max: number;
  step: number;
}

/** Steps that programs count in by themselves, within a power of ten. */
const niceSteps = [1, 2, 5, 10] as const;
/** More intervals no program chooses by itself. */
export const mostIntervals = 10;
/** Numbers whose smallest is at least this share of the largest leave zero out. */
const narrow = 5 / 6;

/** Whether programs leave zero out of an axis of such numbers; both are positive. */
export function areClose(least: number, most: number): boolean {
  return least / most >= narrow;
}

/** Steps that are tried; each holds at least half as many intervals as the one before. */
const mostTries = 8;
/** The share of an axis that its numbers may fill. */
const fullest = 20 / 21;

/**
 * The scale that programs choose for numbers from `low` to `high` where the file leaves it to them: the
 * first multiple of a round step that is a twentieth of the range beyond the numbers, with zero unless
 * the numbers are close together. This is how Excel documents its axes and LibreOffice computes them;
 * `fixed` is what the file does not leave to them.
 *
 * @param most the largest number of intervals
 */
export function automaticScale(low: number, high: number, most: number, fixed: Readonly<Partial<Scale>> = {}): Scale {
  if (low < 0 && high <= 0) return turned(low, high, most, fixed);
  const [from, to] = reachOf(low, high, fixed);
  let step = fixed.step ?? stepFrom((to - from) / Math.max(1, most));
  for (let tries = 0; tries < mostTries; tries += 1, step = nextStep(step)) {
    const min = fixed.min ?? lowerEnd(low, from, to, step);
    const max = fixed.max ?? upperEnd(high, min, to, step);
    if (fixed.step !== undefined || (max - min) / step <= most + 1e-9) return { min, max, step };
  }
  // Numbers at the edge of what a computer can count.
  return { min: from, max: to, step: to - from };
}

/** Losses alone are seen as gains that hang down. */
function turned(low: number, high: number, most: number, { min, max, step }: Readonly<Partial<Scale>>): Scale {
  const scale = automaticScale(-high, -low, most, {
    ...(max === undefined ? {} : { min: -max }),
    ...(min === undefined ? {} : { max: -min }),
    ...(step === undefined ? {} : { step }),
  });
  return { min: 0 - scale.max, max: 0 - scale.min, step: scale.step };
}

/** What the axis has to reach, before its ends are rounded. */
function reachOf(low: number, high: number, fixed: Readonly<Partial<Scale>>): [from: number, to: number] {
  const to = fixed.max ?? high;
  const from = fixed.min ?? (low <= 0 ? low : low === to || !areClose(low, to) ? 0 : low - (to - low) / 2);
  return from < to ? [from, to] : [from, from + 1];
}

function lowerEnd(low: number, from: number, to: number, step: number): number {
  const end = plain(Math.floor(from / step + 1e-9) * step);
  return end !== 0 && (to - low) / (to - end) > fullest ? plain(end - step) : end;
}

function upperEnd(high: number, min: number, to: number, step: number): number {
  const end = plain(Math.ceil(to / step - 1e-9) * step);
  return end !== 0 && (high - min) / (end - min) > fullest ? plain(end + step) : end;
}

/** The smallest round step that is not below a number. */
function stepFrom(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return plain((niceSteps.find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10) * power);
}

/** The round step behind another one. */
export function nextStep(step: number): number {
  return stepFrom(step * 1.5);
}

/** The numbers printed along a scale. */
export function ticksOf({ min, max, step }: Scale): number[] {
  const count = Math.floor((max - min) / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => plain(min + index * step));
}

/** A number without the dust of binary fractions. */
function plain(value: number): number {
  return Number(value.toPrecision(12));
}
