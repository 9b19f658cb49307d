import { freeText, listAddress, oneOf, type SearchParams } from '@/components/portal/list-address';
import { spendingGroups } from '@/lib/services/usage/spending';
import { readUsagePeriod } from '@/lib/services/usage/usage-period';

const [firstGroup, ...otherGroups] = spendingGroups;

const filters = { days: freeText(), from: freeText(), to: freeText(), by: oneOf(otherGroups) };

/** Where the period that was asked for is none, the usual one is shown, and the fault says why. */
export function readUsageAddress(params: SearchParams, now: Date) {
  const address = listAddress({
    path: '/usage',
    filters,
    cursors: {},
    range: { of: ['days', 'from', 'to'], read: (asked) => readUsagePeriod(asked, now) },
  }).read(params);
  return { ...address, by: address.filters.by ?? firstGroup, period: address.range ?? readUsagePeriod({}, now) };
}

export type UsageAddress = ReturnType<typeof readUsageAddress>;
