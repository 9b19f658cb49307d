import Link from 'next/link';
import { FilterForm } from '@/components/portal/filter-form';
import { freeText, listAddress, oneOf, rowId } from '@/components/portal/list-address';
import { SelectField, TextField } from '@/components/ui/field';
import { ledgerViews } from '@/lib/services/credits/list-ledger';
import { readDayRange } from '@/lib/services/day-range';
import { entryKindLabels } from '../../_components/ledger-entries';
import { ApplyButton } from '../../_components/usage-parts';

const views = [
  { value: '', label: 'Spent and added' },
  ...ledgerViews.map((view) => ({
    value: view,
    label: view === 'all' ? 'Every movement' : entryKindLabels[view].label,
  })),
];

export const ledgerAddress = listAddress({
  path: '/usage/ledger',
  filters: { kind: oneOf(ledgerViews), from: freeText(), to: freeText() },
  cursors: { before: rowId },
  range: { of: ['from', 'to'], read: readDayRange },
});

export interface LedgerFilterFormProps {
  address: ReturnType<typeof ledgerAddress.read>;
  /** Of the days, in short. */
  zone: string;
}

export function LedgerFilterForm({ address, zone }: LedgerFilterFormProps) {
  const { kind, from, to } = address.fields;
  return (
    <FilterForm
      path={ledgerAddress.path}
      label="Ledger"
      values={address.fields}
      className="flex flex-wrap items-end gap-3 outline-none"
    >
      <SelectField
        name="kind"
        label="Entries"
        options={views}
        defaultValue={kind}
        fieldClassName="w-full sm:w-44"
        className="max-sm:h-11"
      />
      <TextField
        name="from"
        type="date"
        label={`First day (${zone})`}
        defaultValue={from}
        min="2020-01-01"
        max="2099-12-31"
        fieldClassName="min-w-36 flex-1 sm:flex-none"
        className="max-sm:h-11"
      />
      <TextField
        name="to"
        type="date"
        label={`Last day (${zone})`}
        defaultValue={to}
        min="2020-01-01"
        max="2099-12-31"
        fieldClassName="min-w-36 flex-1 sm:flex-none"
        className="max-sm:h-11"
      />
      {address.isFiltered && (
        <Link
          href="/usage/ledger"
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
