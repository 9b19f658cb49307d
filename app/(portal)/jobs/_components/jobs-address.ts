import { isoDay, listAddress, oneOf, rowId } from '@/components/portal/list-address';
import { jobStatuses, outputTypes } from '@/lib/contracts/job';
import type { JobListInput } from '@/lib/services/jobs/list-jobs-query';
import { momentsOf, readDayRange } from '@/lib/services/day-range';

const longestText = 200;

export const jobsAddress = listAddress({
  path: '/jobs',
  filters: {
    q: (text) => (text.length <= longestText ? text : undefined),
    status: oneOf(jobStatuses),
    type: oneOf(outputTypes),
    key: (text) => (text === 'portal' ? text : rowId(text)),
    from: isoDay,
    to: isoDay,
  },
  cursors: { older: rowId, newer: rowId },
  range: { of: ['from', 'to'], read: readDayRange },
});

export type JobsAddress = ReturnType<typeof jobsAddress.read>;
export type JobFilterName = keyof JobsAddress['fields'];

/** The same as the input of the verbs, for a reader in a time zone. */
export function jobListInput({ filters, cursor }: Pick<JobsAddress, 'filters' | 'cursor'>, zone: string): JobListInput {
  return {
    text: filters.q,
    status: filters.status,
    outputType: filters.type,
    source: filters.key,
    ...momentsOf(filters, zone),
    olderThan: cursor.older,
    newerThan: cursor.newer,
  };
}
