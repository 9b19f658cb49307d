import { ChevronDown, Search, SlidersHorizontal, X } from 'lucide-react';
import Link from 'next/link';
import { FilterForm } from '@/components/portal/filter-form';
import { jobStatusLabels } from '@/components/portal/status-badge';
import { buttonClass, inputClass } from '@/components/ui/control-class';
import { cn } from '@/components/ui/cn';
import type { OutputType } from '@/lib/contracts/job';
import type { JobKey } from '@/lib/services/jobs/list-jobs';
import { type JobFilterName, type JobsAddress, jobsAddress } from './jobs-address';

const selectClass = 'sm:flex-1 sm:basis-28 xl:w-36 xl:flex-none';

export interface JobFiltersProps {
  address: JobsAddress;
  keys: readonly JobKey[];
  /** Of the days, in short. */
  zone: string;
}

/** What is looked for, all of it in the address. Phones show the search alone until more is asked for. */
export function JobFilters({ address, keys, zone }: JobFiltersProps) {
  const { filters, fields, fault } = address;
  const options = filterOptions(keys);
  return (
    <FilterForm
      path={jobsAddress.path}
      label="Jobs"
      values={fields}
      isLive
      className="peer flex flex-col gap-3 outline-none"
    >
      <div className="flex flex-wrap items-center gap-2">
        <label className="relative min-w-0 flex-1 basis-56">
          <span className="sr-only">Search prompts, or give the id of a job</span>
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
          />
          <input
            type="search"
            name="q"
            dir="auto"
            defaultValue={filters.q}
            maxLength={200}
            placeholder="Search prompts"
            aria-keyshortcuts="/"
            autoComplete="off"
            className={cn(inputClass, 'h-11 pr-3 pl-9 text-base sm:h-9 sm:text-sm')}
          />
        </label>
        {/* A check box, because it opens and closes without a script too. */}
        <label
          className={cn(
            buttonClass({ variant: 'quiet' }),
            'h-11 cursor-pointer px-3 has-checked:bg-stage has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:hidden',
          )}
        >
          <input type="checkbox" className="peer/more sr-only" aria-label="Show all filters" data-more-filters />
          <SlidersHorizontal aria-hidden />
          Filters
        </label>
        <div className="grid w-full grid-cols-2 gap-2 max-sm:hidden max-sm:[form:has([data-more-filters]:checked)_&]:grid sm:flex sm:flex-wrap xl:w-auto">
          <SelectFilter
            name="status"
            label="Status"
            all="Any status"
            value={filters.status}
            options={options.status}
            className={selectClass}
          />
          <SelectFilter
            name="type"
            label="Type"
            all="Any type"
            value={filters.type}
            options={options.type}
            className={selectClass}
          />
          <SelectFilter
            name="key"
            label="Key"
            all="Any key"
            value={filters.key}
            options={options.key}
            className={cn(selectClass, 'max-sm:col-span-2')}
          />
          <DateFilter name="from" label="From" value={fields.from} zone={zone} isAtFault={fault !== null} />
          <DateFilter name="to" label="To" value={fields.to} zone={zone} isAtFault={fault !== null} />
        </div>
        {/* For the keyboard, and for everybody while no script has arrived. */}
        <button
          type="submit"
          className={cn(
            buttonClass({ variant: 'quiet', size: 'small' }),
            'sr-only h-9 focus:not-sr-only focus:px-3 noscript:not-sr-only noscript:px-3',
          )}
        >
          Apply
        </button>
      </div>
      <FilterChips address={address} words={{ options, zone }} />
    </FilterForm>
  );
}

interface DateFilterProps {
  name: JobFilterName;
  label: string;
  value: string;
  zone: string;
  isAtFault: boolean;
}

/** The browser's own calendar, after a word that says what the day is for. */
function DateFilter({ name, label, value, zone, isAtFault }: DateFilterProps) {
  return (
    <label
      className={cn(
        'flex h-11 min-w-0 items-center gap-2 rounded-card border border-field bg-page pr-2 pl-3 text-sm focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent sm:h-9',
        value && 'border-accent',
        isAtFault && 'border-bad',
      )}
    >
      <span className="text-muted">{label}</span>
      <input
        type="date"
        name={name}
        defaultValue={value}
        min="2020-01-01"
        max="2099-12-31"
        title={`A day in ${zone}`}
        aria-invalid={isAtFault || undefined}
        aria-label={`${label} (a day in ${zone})`}
        className="min-w-0 flex-1 bg-transparent outline-none"
      />
    </label>
  );
}

interface SelectFilterProps {
  name: JobFilterName;
  label: string;
  /** What stands there while it filters nothing. */
  all: string;
  value: string | undefined;
  options: readonly Option[];
  className?: string;
}

function SelectFilter({ name, label, all, value = '', options, className }: SelectFilterProps) {
  // An id that is no key of the organization is still what the address asks for.
  const isStrange = value !== '' && !options.some((option) => option.value === value);
  return (
    <span className={cn('relative min-w-0', className)}>
      <select
        aria-label={label}
        name={name}
        defaultValue={value}
        className={cn(
          inputClass,
          'h-11 appearance-none truncate pr-8 text-base sm:h-9 sm:text-sm',
          value && 'border-accent',
        )}
      >
        <option value="">{all}</option>
        {isStrange && <option value={value}>Unknown {label.toLowerCase()}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

const filterLabels = {
  q: 'Search',
  status: 'Status',
  type: 'Type',
  key: 'Key',
  from: 'From',
  to: 'To',
} as const satisfies Record<JobFilterName, string>;

const isChosen = (name: JobFilterName): name is keyof FilterOptions =>
  name === 'status' || name === 'type' || name === 'key';

interface ChipWords {
  options: FilterOptions;
  zone: string;
}

/** What a filter is set to, in the words of its field. */
function chipLabel(name: JobFilterName, value: string, { options, zone }: ChipWords): string {
  if (isChosen(name)) return options[name].find((option) => option.value === value)?.label ?? 'unknown';
  return name === 'q' ? `“${value}”` : `${value} (${zone})`;
}

/** Each filter that is set, to be taken away by itself. */
function FilterChips({ address, words }: { address: JobsAddress; words: ChipWords }) {
  const set = Object.entries(address.filters).map(([key, value]) => {
    const name = key as JobFilterName;
    return { name, label: chipLabel(name, value, words) };
  });
  if (set.length === 0) return null;
  return (
    <ul aria-label="Filters that are set" className="flex flex-wrap items-center gap-2">
      {set.map(({ name, label }) => (
        <li key={name} className="max-w-full">
          <Link
            href={address.href({ [name]: undefined })}
            scroll={false}
            className="flex h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface pr-2 pl-3 text-sm hover:border-field max-sm:h-10"
          >
            <span className="sr-only">Remove filter </span>
            <span className="shrink-0 text-muted">{filterLabels[name]}</span>
            <span dir="auto" className="max-w-72 truncate font-medium">
              {label}
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

interface Option {
  value: string;
  label: string;
}

const types = { deck: 'Decks', single_slide: 'Single slides' } as const satisfies Record<OutputType, string>;

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface FilterOptions {
  status: Option[];
  type: Option[];
  key: Option[];
}

function filterOptions(keys: readonly JobKey[]): FilterOptions {
  const portal = { value: 'portal', label: 'In the portal' };
  return {
    status: optionsOf(jobStatusLabels),
    type: optionsOf(types),
    key: [
      portal,
      ...keys.map(({ id, name, isRevoked }) => ({ value: id, label: isRevoked ? `${name} (revoked)` : name })),
    ],
  };
}
