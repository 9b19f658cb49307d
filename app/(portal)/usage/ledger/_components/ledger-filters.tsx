import Link from 'next/link';
import { SelectField, TextField } from '@/components/ui/field';
import { entryKinds } from '@/lib/services/credits/list-ledger';
import { FilterForm } from '../../_components/filter-form';
import { entryLooks } from '../../_components/ledger-entries';
import type { LedgerAddress } from './ledger-address';

const kinds = [
  { value: '', label: 'Every entry' },
  ...entryKinds.map((kind) => ({ value: kind, label: entryLooks[kind].label })),
];

export function LedgerFilters({ address: { values, isFiltered } }: { address: LedgerAddress }) {
  const { kind = '', from = '', to = '' } = values;
  return (
    <FilterForm path="/usage/ledger" label="Ledger" values={{ kind, from, to }}>
      <SelectField
        name="kind"
        label="Entries"
        options={kinds}
        defaultValue={kind}
        fieldClassName="w-full sm:w-44"
        className="max-sm:h-11"
      />
      <TextField
        name="from"
        type="date"
        label="First day (UTC)"
        defaultValue={from}
        min="2020-01-01"
        max="2099-12-31"
        fieldClassName="min-w-36 flex-1 sm:flex-none"
        className="max-sm:h-11"
      />
      <TextField
        name="to"
        type="date"
        label="Last day (UTC)"
        defaultValue={to}
        min="2020-01-01"
        max="2099-12-31"
        fieldClassName="min-w-36 flex-1 sm:flex-none"
        className="max-sm:h-11"
      />
      {isFiltered && (
        <Link
          href="/usage/ledger"
          scroll={false}
          className="flex h-11 items-center rounded-md px-2 text-sm font-medium text-accent hover:underline sm:h-10"
        >
          Clear filters
        </Link>
      )}
    </FilterForm>
  );
}
