export const emuPerInch = 914_400;
const emuPerPoint = 12_700;

/** Inches to English Metric Units (ECMA-376 part 1, 20.1.10.16), rounded to whole ones. */
export function inchesToEmu(inches: number): number {
  return Math.round(inches * emuPerInch);
}

/** Points to English Metric Units, rounded to whole ones. */
export function pointsToEmu(points: number): number {
  return Math.round(points * emuPerPoint);
}
