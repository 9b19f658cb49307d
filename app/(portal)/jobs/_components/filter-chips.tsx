import { X } from 'lucide-react';
import Link from 'next/link';
import type { FilterOptions } from './filter-options';
import { filterNames, jobsHref, type FilterName, type Filters } from './jobs-href';

const names = {
  q: 'Search',
  status: 'Status',
  type: 'Type',
  key: 'Key',
  from: 'From',
  to: 'To',
} as const satisfies Record<FilterName, string>;

const isChosen = (name: FilterName): name is keyof FilterOptions =>
  name === 'status' || name === 'type' || name === 'key';

/** What a filter is set to, in the words of its field. */
function wordsOf(name: FilterName, value: string, options: FilterOptions): string {
  if (isChosen(name)) return options[name].find((option) => option.value === value)?.label ?? 'unknown';
  return name === 'q' ? `“${value}”` : `${value} UTC`;
}

/** Each filter that is set, to be taken away by itself. */
export function FilterChips({ filters, options }: { filters: Filters; options: FilterOptions }) {
  const set = filterNames.flatMap((name) =>
    filters[name] ? [{ name, words: wordsOf(name, filters[name], options) }] : [],
  );
  if (set.length === 0) return null;
  return (
    <ul aria-label="Filters that are set" className="flex flex-wrap items-center gap-2">
      {set.map(({ name, words }) => (
        <li key={name} className="max-w-full">
          <Link
            href={jobsHref({ ...filters, [name]: undefined })}
            scroll={false}
            className="flex h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface pr-2 pl-3 text-sm hover:border-field max-sm:h-10"
          >
            <span className="sr-only">Remove filter </span>
            <span className="shrink-0 text-muted">{names[name]}</span>
            <span dir="auto" className="max-w-72 truncate font-medium">
              {words}
            </span>
            <X aria-hidden className="size-3.5 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          href="/jobs"
          scroll={false}
          className="flex h-8 items-center rounded-md px-2 text-sm font-medium text-accent hover:underline max-sm:h-10"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
