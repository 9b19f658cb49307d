import { Search, SlidersHorizontal } from 'lucide-react';
import { buttonClass } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { inputClass } from '@/components/ui/field';
import { DateFilter } from './date-filter';
import { FilterChips } from './filter-chips';
import { FilterForm } from './filter-form';
import type { FilterOptions } from './filter-options';
import type { Filters } from './jobs-href';
import { SelectFilter } from './select-filter';

const selectClass = 'sm:flex-1 sm:basis-28 xl:w-36 xl:flex-none';

/** What is looked for, all of it in the address. Phones show the search alone until more is asked for. */
export function JobFilters({ filters, options }: { filters: Filters; options: FilterOptions }) {
  return (
    <FilterForm filters={filters}>
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
            buttonClass({ look: 'quiet' }),
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
          <DateFilter name="from" label="From" value={filters.from} />
          <DateFilter name="to" label="To" value={filters.to} />
        </div>
        {/* For the keyboard, and for everybody while no script has arrived. */}
        <button
          type="submit"
          className={cn(
            buttonClass({ look: 'quiet', size: 'small' }),
            'sr-only h-9 focus:not-sr-only focus:px-3 noscript:not-sr-only noscript:px-3',
          )}
        >
          Apply
        </button>
      </div>
      <FilterChips filters={filters} options={options} />
    </FilterForm>
  );
}
