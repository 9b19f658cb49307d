import { jobStatuses, outputTypes } from '@/lib/contracts/job';
import type { JobListInput } from '@/lib/services/jobs/list-jobs-query';
import { filterNames, type FilterName, type Filters, type JobsAddress } from './jobs-href';

export type SearchParams = Record<string, string | string[] | undefined>;

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const longestText = 200;

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value);
const isId = (value: string) => id.test(value);
const isDate = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && new Date(value).toJSON()?.startsWith(value);

const isValid = {
  q: (value: string) => value.length <= longestText,
  status: isOneOf(jobStatuses),
  type: isOneOf(outputTypes),
  key: (value: string) => value === 'portal' || isId(value),
  from: isDate,
  to: isDate,
} as const satisfies Record<FilterName, (value: string) => boolean | undefined>;

/** Reads an address that anybody may have written: what makes no sense in it is as if it weren't there. */
export function readJobsAddress(params: SearchParams): JobsAddress {
  const filters: Filters = {};
  for (const name of filterNames) {
    const value = textOf(params[name]);
    if (value && isValid[name](value)) filters[name] = value;
  }
  const [older, newer] = [textOf(params.older), textOf(params.newer)];
  if (older && isId(older)) return { filters, cursor: { older } };
  return { filters, cursor: newer && isId(newer) ? { newer } : {} };
}

const textOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim();

/** The same as the input of the verbs. */
export function jobListInput({ filters, cursor }: JobsAddress): JobListInput {
  return {
    text: filters.q,
    status: jobStatuses.find((status) => status === filters.status),
    outputType: outputTypes.find((type) => type === filters.type),
    source: filters.key,
    fromDate: filters.from,
    toDate: filters.to,
    olderThan: cursor.older,
    newerThan: cursor.newer,
  };
}
