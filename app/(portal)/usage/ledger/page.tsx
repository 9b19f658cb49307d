import { Download } from 'lucide-react';
import type { Metadata } from 'next';
import { Pager } from '@/components/portal/pager';
import { RowKeys } from '@/components/portal/row-keys';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/messages';
import { requirePerson } from '@/lib/http/portal/current-person';
import { listLedger } from '@/lib/services/credits/list-ledger';
import { hrefOf } from '../_components/href-of';
import { AboutEntries, LedgerTable, NoEntries } from '../_components/ledger-entries';
import type { SearchParams } from '../_components/usage-address';
import { UsageHeader } from '../_components/usage-parts';
import { readLedgerAddress } from './_components/ledger-address';
import { LedgerFilters } from './_components/ledger-filters';

export const metadata: Metadata = { title: 'Ledger' };

export default async function LedgerPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { ctx, organization } = await requirePerson();
  const address = readLedgerAddress(await searchParams);
  const { entries, hasOlder } = await listLedger({ ctx, input: address.input });
  const { values, input, fault, isFiltered } = address;
  const hrefBefore = (before?: string) => hrefOf('/usage/ledger', { ...values, before });
  return (
    <>
      <UsageHeader
        current="/usage/ledger"
        title="Ledger"
        purpose={`Every credit that came to ${organization.name} and went, newest first, with what was left.`}
        action={
          <a
            href={hrefOf('/usage/export/ledger', values)}
            download
            className={buttonClass({ look: 'quiet', className: 'max-sm:h-11' })}
          >
            <Download aria-hidden /> Download CSV
          </a>
        }
      />
      <LedgerFilters address={address} />
      {fault && (
        <Notice tone="warn" role="alert">
          {fault} All days are shown.
        </Notice>
      )}
      <AboutEntries />
      {entries.length === 0 ? (
        <NoEntries isFiltered={isFiltered || input.before !== undefined} />
      ) : (
        <LedgerTable entries={entries} />
      )}
      <Pager
        what="entries"
        newestHref={input.before ? hrefBefore() : undefined}
        olderHref={hasOlder ? hrefBefore(entries.at(-1)?.id) : undefined}
      />
      <RowKeys />
    </>
  );
}
