// Without the contract and its schemas, which a browser has no use for.

/** What the page's address can say, in the order in which it says it. */
export const filterNames = ['q', 'status', 'type', 'key', 'from', 'to'] as const;
export type FilterName = (typeof filterNames)[number];

export type Filters = Partial<Record<FilterName, string>>;

export interface JobsAddress {
  filters: Filters;
  /** The job that the page begins after, or ends before. */
  cursor: { older?: string; newer?: string };
}

/** The question mark and what follows it; empty for the first page of everything. */
export function jobsQuery({ filters, cursor }: JobsAddress): string {
  const pairs = filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []));
  const query = new URLSearchParams([...pairs, ...Object.entries(cursor)]).toString();
  return query && `?${query}`;
}

export function jobsHref(filters: Filters, cursor: JobsAddress['cursor'] = {}): string {
  return `/jobs${jobsQuery({ filters, cursor })}`;
}
