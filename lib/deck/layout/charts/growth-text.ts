import { smallRate } from '../../scene/chart-annotations';
import type { GrowthNote } from '../../scene/chart-annotations';
import { formatNumber } from '../format-number';

/** What the growth is told as, in the signs of a language; empty where there is none. */
export function growthText({ before, after, signs }: GrowthNote, rate: number | null, language: string): string {
  if (rate === null) return '';
  const size = Math.abs(rate);
  const number = formatNumber(100 * size, size < smallRate ? '0.0' : '0', language);
  return `${rate < 0 ? signs.minus : signs.plus}${before}${number}${after}`;
}
