import { AppError } from '@/lib/contracts/app-error';
import { type EntryKind, entryKinds, type LedgerFilters } from '@/lib/services/credits/list-ledger';
import { readDayRange } from '@/lib/services/usage/usage-period';
import { isId } from '../../_components/is-id';
import { type SearchParams, textOf } from '../../_components/usage-address';

export interface LedgerAddress {
  /** As they stand in the address, for its links and fields. */
  values: { kind?: EntryKind; from?: string; to?: string };
  input: LedgerFilters;
  isFiltered: boolean;
  /** Why the days that were asked for don't count. */
  fault: string | null;
}

/** Reads an address that anybody may have written: what makes no sense in it is as if it weren't there. */
export function readLedgerAddress(params: SearchParams): LedgerAddress {
  const kind = entryKinds.find((each) => each === textOf(params, 'kind'));
  const before = textOf(params, 'before');
  const days = { from: textOf(params, 'from'), to: textOf(params, 'to') };
  const input = { kind, before: before && isId(before) ? before : undefined };
  try {
    return {
      values: { kind, ...days },
      input: { ...input, ...readDayRange(days) },
      isFiltered: Boolean(kind ?? days.from ?? days.to),
      fault: null,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { values: { kind }, input, isFiltered: kind !== undefined, fault: error.message };
  }
}
