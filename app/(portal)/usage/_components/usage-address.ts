import { AppError } from '@/lib/contracts/app-error';
import { spendingGroups, type SpendingGroup } from '@/lib/services/usage/spending';
import { readUsagePeriod, type AskedPeriod, type UsagePeriod } from '@/lib/services/usage/usage-period';

export type SearchParams = Record<string, string | string[] | undefined>;

/** The first of a name's values, without the space around it; undefined for an empty one. */
export function textOf(params: SearchParams, name: string): string | undefined {
  const value = params[name];
  return (Array.isArray(value) ? value[0] : value)?.trim() || undefined;
}

export interface UsageAddress {
  asked: AskedPeriod;
  by: SpendingGroup;
  period: UsagePeriod;
  /** Why the period that was asked for is not the one that is shown. */
  fault: string | null;
}

/** Reads an address that anybody may have written. */
export function readUsageAddress(params: SearchParams, now: Date): UsageAddress {
  const asked: AskedPeriod = { days: textOf(params, 'days'), from: textOf(params, 'from'), to: textOf(params, 'to') };
  const by = spendingGroups.find((each) => each === textOf(params, 'by')) ?? 'key';
  try {
    return { asked, by, period: readUsagePeriod(asked, now), fault: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { asked: {}, by, period: readUsagePeriod({}, now), fault: error.message };
  }
}
