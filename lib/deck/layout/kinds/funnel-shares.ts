import type { SlideOf } from '../../spec/slide-spec';
import { formatNumber } from '../format-number';

type Stage = SlideOf<'funnel'>['stages'][number];

/** A stage of nothing is still seen, as a line that is no share of any size. */
const leastShare = 0.008;
/** Without amounts stages are drawn as the idea of a funnel: from all to this share, step by step. */
const symbolicEnd = 0.34;

/** Of each stage the share of the largest that its shape has; by the amounts where every stage has one. */
export function sharesOf(stages: readonly Pick<Stage, 'amount'>[]): readonly number[] {
  const amounts = stages.flatMap(({ amount }) => (amount !== undefined && amount >= 0 ? [amount] : []));
  const most = Math.max(...amounts);
  if (amounts.length === stages.length && most > 0) return amounts.map((amount) => Math.max(leastShare, amount / most));
  const step = stages.length > 1 ? (1 - symbolicEnd) / (stages.length - 1) : 0;
  return stages.map((_, index) => 1 - step * index);
}

/** What share of the stage before each one is, as people write it; nothing where it can't be known. */
export function ratesOf(stages: readonly Stage[], language: string): readonly (string | undefined)[] {
  return stages.map(({ amount }, index) => {
    const before = stages[index - 1]?.amount;
    if (amount === undefined || before === undefined || before <= 0 || amount < 0) return undefined;
    const share = amount / before;
    return formatNumber(share, share < 0.1 ? '0.0%' : '0%', language);
  });
}

/** The stage that least of the one before it reach: what a funnel is drawn to find. */
export function worstRate(stages: readonly Stage[]): number | undefined {
  const kept = stages.map(({ amount = NaN }, index) => amount / (stages[index - 1]?.amount ?? NaN));
  const known = kept.filter((share) => Number.isFinite(share) && share >= 0);
  const least = Math.min(...known);
  return known.length > 1 && known.filter((share) => share === least).length === 1 ? kept.indexOf(least) : undefined;
}
