import { Search, SlidersHorizontal } from 'lucide-react';
import Link from 'next/link';
import { FilterForm } from '@/components/portal/filter-form';
import { buttonClass } from '@/components/ui/control-class';
import { cn } from '@/components/ui/cn';
import { SelectField, TextField } from '@/components/ui/field';
import { requestErrorCodes } from '@/lib/contracts/error-codes';
import { operations } from '@/lib/contracts/operations/operations';
import type { UsageKey } from '@/lib/services/usage/get-usage';
import { ApplyButton } from '../../_components/usage-parts';
import { type RequestsAddress, requestsAddress } from './requests-address';

const option = (value: string, label = value) => ({ value, label });

const statusOptions = [
  option('', 'Any answer'),
  option('2xx', '2xx succeeded'),
  option('4xx', '4xx refused'),
  option('5xx', '5xx failed'),
  ...[200, ...new Set(Object.values(requestErrorCodes).map(({ status }) => status))].map((status) =>
    option(String(status)),
  ),
];
const codeOptions = [option('', 'Any error code'), ...Object.keys(requestErrorCodes).map((code) => option(code))];
// Those of people with a key: the others are not written down for an organization.
const operationOptions = [
  option('', 'Any operation'),
  ...operations.filter(({ auth }) => auth === 'api_key').map(({ id, method }) => option(id, `${method} ${id}`)),
];

/** What the address asks for stays choosable, known or not. */
const including = (options: { value: string; label: string }[], value: string | undefined) =>
  value && !options.some((each) => each.value === value) ? [...options, option(value)] : options;

export function RequestFilters({
  address: { filters, fields, span, id, isFiltered },
  keys,
  zone,
}: {
  address: RequestsAddress;
  keys: readonly UsageKey[];
  /** Of the times, in short. */
  zone: string;
}) {
  const keyOptions = [
    option('', 'Any key'),
    ...keys.map(({ id, name, isRevoked }) => option(id, isRevoked ? `${name} (revoked)` : name)),
  ];
  const selects = [
    { name: 'status', label: 'Answer', options: statusOptions },
    { name: 'code', label: 'Error code', options: codeOptions },
    { name: 'operation', label: 'Operation', options: operationOptions },
    { name: 'key', label: 'Key', options: keyOptions },
  ] as const;
  return (
    <FilterForm
      path={requestsAddress.path}
      label="Requests"
      values={fields}
      className="flex flex-wrap items-end gap-3 outline-none"
    >
      <div className="relative w-full">
        <TextField
          name="q"
          type="search"
          label="Request id or job id"
          defaultValue={filters.q}
          placeholder="From the header X-Request-Id, or from an error’s body"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          className="h-11 pr-11 font-mono text-sm placeholder:font-sans"
        />
        <button
          type="submit"
          aria-label="Search"
          className="absolute right-1 bottom-1 flex size-9 items-center justify-center rounded-md text-muted hover:bg-stage hover:text-ink"
        >
          <Search aria-hidden className="size-4" />
        </button>
      </div>
      {/* The span of the chart stays when a filter changes. */}
      <input type="hidden" name="within" defaultValue={span && span !== 'week' ? span : ''} />
      {/* A check box, because it opens and closes without a script too. */}
      <label
        className={cn(
          buttonClass({ variant: 'quiet' }),
          'h-11 w-full cursor-pointer has-checked:bg-stage has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:hidden',
        )}
      >
        <input
          type="checkbox"
          className="sr-only"
          aria-label="Show all filters"
          defaultChecked={isFiltered && id === null}
          data-more-filters
        />
        <SlidersHorizontal aria-hidden />
        Filters
      </label>
      <div className="hidden w-full flex-wrap items-end gap-3 sm:flex [form:has([data-more-filters]:checked)_&]:flex">
        {selects.map(({ name, label, options }) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            options={including(options, filters[name])}
            defaultValue={fields[name]}
            fieldClassName="w-[calc(50%-0.375rem)] sm:w-auto sm:min-w-36 sm:flex-1"
            className="max-sm:h-11"
          />
        ))}
        <TextField
          name="from"
          type="datetime-local"
          label={`From (${zone})`}
          defaultValue={filters.from}
          min="2020-01-01T00:00"
          max="2099-12-31T23:59"
          fieldClassName="w-full sm:w-52"
          className="max-sm:h-11"
        />
        <TextField
          name="to"
          type="datetime-local"
          label={`To (${zone})`}
          defaultValue={filters.to}
          min="2020-01-01T00:00"
          max="2099-12-31T23:59"
          fieldClassName="w-full sm:w-52"
          className="max-sm:h-11"
        />
      </div>
      {id !== null && (
        <p className="w-full text-sm text-muted">
          While you search for an id, the other filters don’t count: the whole log is searched.
        </p>
      )}
      {isFiltered && (
        <Link
          href="/usage/requests"
          scroll={false}
          className="flex h-11 items-center rounded-md px-2 text-sm font-medium text-accent hover:underline sm:h-10"
        >
          Clear filters
        </Link>
      )}
      <ApplyButton />
    </FilterForm>
  );
}
