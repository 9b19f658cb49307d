import { freeText, listAddress, rowId, type SearchParams } from '@/components/portal/list-address';
import { momentIn } from '@/lib/services/moment-in-zone';
import type { listRequests } from '@/lib/services/requests/list-requests';
import { cutText } from '@/lib/text/cut/cut-text';

/** Filters are kept as they were written, known or not: what makes no sense to the list stays to be seen in its field. */
export const requestsAddress = listAddress({
  path: '/usage/requests',
  filters: {
    q: freeText(),
    within: freeText(),
    status: freeText(),
    code: freeText(),
    operation: freeText(),
    key: freeText(),
    from: freeText(),
    to: freeText(),
  },
  cursors: { before: rowId },
});

type Written = ReturnType<typeof requestsAddress.read>;

/** How far back one looks, in hours; the log itself may end earlier. */
export const spans = { day: 24, week: 24 * 7, all: Infinity } as const;
export type TimeSpan = keyof typeof spans;

type ListInput = Parameters<typeof listRequests>[0]['input'];

export interface RequestsAddress extends Written {
  /** Null where a time of one's own was given. */
  span: TimeSpan | null;
  from: Date;
  /** Exclusive. */
  to: Date;
  /** What was searched for, where it is an id. */
  id: string | null;
}

const hourMs = 3_600_000;
const minute = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

export interface RequestsReader {
  now: Date;
  /** Where the reader is. */
  zone: string;
  retentionDays: number;
}

export function readRequestsAddress(params: SearchParams, reader: RequestsReader): RequestsAddress {
  const written = requestsAddress.read(params);
  const { q } = written.filters;
  const time = readTime(written.filters, reader);
  const searched = q && rowId(q) ? q.toLowerCase() : null;
  return {
    ...written,
    ...time,
    id: searched,
    isFiltered: Object.keys(written.filters).some((name) => name !== 'within'),
    fault: q && !searched ? 'An id looks like 0198c1f2-6b1d-7f3a-8a54-5f0a1c2d3e4f. Copy it whole.' : time.fault,
  };
}

function readTime({ within, from, to }: Written['filters'], { now, zone, retentionDays }: RequestsReader) {
  const beginning = new Date(now.getTime() - retentionDays * 24 * hourMs);
  const [first, last] = [momentOf(from, zone), momentOf(to, zone)];
  // The minute that was chosen is part of it.
  const end = last ? new Date(last.getTime() + 60_000) : now;
  if ((first ?? last) && (first ?? beginning) < end)
    return { span: null, from: first ?? beginning, to: end, fault: null };
  const span: TimeSpan = within === 'day' || within === 'all' ? within : 'week';
  const start = Math.max(beginning.getTime(), now.getTime() - spans[span] * hourMs);
  return { span, from: new Date(start), to: now, fault: (first ?? last) ? 'The time ends before it begins.' : null };
}

/** Of a field for day and time. */
function momentOf(value: string | undefined, zone: string): Date | undefined {
  const isMoment = value && minute.test(value) && !Number.isNaN(Date.parse(`${value}:00Z`));
  return isMoment ? momentIn(value, zone) : undefined;
}

/** The same as the input of the verb, without a search for an id. */
export function requestListInput({ filters, cursor, span, from, to }: RequestsAddress): ListInput {
  const { status, code, operation, key } = filters;
  return {
    ...cursor,
    apiKeyId: key && rowId(key),
    status: statusOf(status),
    errorCode: code && cutText(code, 100),
    operation: operation && cutText(operation, 100),
    from,
    // Whatever is newest, also where clocks differ.
    to: span === null ? to : undefined,
  };
}

function statusOf(status: string | undefined): ListInput['status'] {
  if (status === '2xx' || status === '3xx' || status === '4xx' || status === '5xx') return status;
  return status && /^[1-5]\d\d$/.test(status) ? Number(status) : undefined;
}
