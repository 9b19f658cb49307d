import type { listRequests } from '@/lib/services/requests/list-requests';
import { hrefOf } from '../../_components/href-of';
import { isId } from '../../_components/is-id';
import { type SearchParams, textOf } from '../../_components/usage-address';

/** What the page's address can say, in the order in which it says it. */
export const requestFilters = ['q', 'within', 'status', 'code', 'operation', 'key', 'from', 'to'] as const;
export type RequestFilter = (typeof requestFilters)[number];
type Values = Partial<Record<RequestFilter, string>>;

/** How far back one looks, in hours; the log itself may end earlier. */
export const spans = { day: 24, week: 24 * 7, all: Infinity } as const;
export type Span = keyof typeof spans;

type ListInput = Parameters<typeof listRequests>[0]['input'];

export interface RequestsAddress {
  values: Values;
  /** Null where a time of one's own was given. */
  span: Span | null;
  from: Date;
  /** Exclusive. */
  to: Date;
  before: string | undefined;
  /** What was searched for, where it is an id. */
  id: string | null;
  fault: string | null;
}

const hourMs = 3_600_000;
const minute = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Reads an address that anybody may have written: what makes no sense in it is as if it weren't there. */
export function readRequestsAddress(params: SearchParams, now: Date, retentionDays: number): RequestsAddress {
  const values = Object.fromEntries(
    requestFilters.flatMap((name) => (textOf(params, name) ? [[name, textOf(params, name)]] : [])),
  ) as Values;
  const [before, asked] = [textOf(params, 'before'), values.q];
  const id = asked && isId(asked) ? asked.toLowerCase() : null;
  const time = readTime(values, now, retentionDays);
  return {
    values,
    ...time,
    before: before && isId(before) ? before : undefined,
    id,
    fault: asked && !id ? 'An id looks like 0198c1f2-6b1d-7f3a-8a54-5f0a1c2d3e4f. Copy it whole.' : time.fault,
  };
}

function readTime({ within, from, to }: Values, now: Date, retentionDays: number) {
  const beginning = new Date(now.getTime() - retentionDays * 24 * hourMs);
  const [first, last] = [momentOf(from), momentOf(to)];
  // The minute that was chosen is part of it.
  const end = last ? new Date(last.getTime() + 60_000) : now;
  if ((first ?? last) && (first ?? beginning) < end)
    return { span: null, from: first ?? beginning, to: end, fault: null };
  const span: Span = within === 'day' || within === 'all' ? within : 'week';
  const start = Math.max(beginning.getTime(), now.getTime() - spans[span] * hourMs);
  return { span, from: new Date(start), to: now, fault: (first ?? last) ? 'The time ends before it begins.' : null };
}

/** Of a field for day and time, meant in UTC. */
function momentOf(value: string | undefined): Date | undefined {
  const date = value && minute.test(value) ? new Date(`${value}:00Z`) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}

/** The same as the input of the verb, without a search for an id. */
export function requestListInput({ values, span, from, to, before }: RequestsAddress): ListInput {
  const { status, code, operation, key } = values;
  return {
    before,
    apiKeyId: key && isId(key) ? key : undefined,
    status: statusOf(status),
    errorCode: code?.slice(0, 100),
    operation: operation?.slice(0, 100),
    from,
    // Whatever is newest, also where clocks differ.
    to: span === null ? to : undefined,
  };
}

function statusOf(status: string | undefined): ListInput['status'] {
  if (status === '2xx' || status === '3xx' || status === '4xx' || status === '5xx') return status;
  return status && /^[1-5]\d\d$/.test(status) ? Number(status) : undefined;
}

export function requestsHref(values: Values, cursor: { before?: string } = {}): string {
  return hrefOf('/usage/requests', {
    ...Object.fromEntries(requestFilters.map((name) => [name, values[name]])),
    ...cursor,
  });
}
