import { Download } from 'lucide-react';
import type { Metadata } from 'next';
import { zoneName } from '@/components/portal/format';
import { ScopedDownload } from '@/components/portal/page-organization';
import type { SearchParams } from '@/components/portal/list-address';
import { Pager } from '@/components/portal/pager';
import { RowKeys } from '@/components/portal/row-keys';
import { buttonClass } from '@/components/ui/control-class';
import { Notice } from '@/components/ui/messages';
import { requirePerson } from '@/lib/http/portal/current-person';
import { readerZone } from '@/lib/http/portal/reader-zone';
import { filterOfView, listLedger } from '@/lib/services/credits/list-ledger';
import { momentsOf } from '@/lib/services/day-range';
import { AboutEntries, LedgerTable, NoEntries } from '../_components/ledger-entries';
import { UsageHeader } from '../_components/usage-parts';
import { ledgerAddress, LedgerFilterForm } from './_components/ledger-filters';

export const metadata: Metadata = { title: 'Ledger' };

export default async function LedgerPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { ctx, organization } = await requirePerson();
  const address = ledgerAddress.read(await searchParams);
  const zone = await readerZone();
  const { filters, cursor, range, fault, isFiltered } = address;
  const { entries, hasOlder } = await listLedger({
    ctx,
    input: { ...filterOfView(filters.kind), ...cursor, ...momentsOf(range ?? {}, zone) },
  });
  return (
    <>
      <UsageHeader
        current="/usage/ledger"
        title="Ledger"
        purpose={`Every credit that came to ${organization.name} and went, newest first, with what was left.`}
        action={
          <ScopedDownload
            href={address.href({}, '/usage/export/ledger')}
            className={buttonClass({ variant: 'quiet', className: 'max-sm:h-11' })}
          >
            <Download aria-hidden /> Download CSV
          </ScopedDownload>
        }
      />
      <LedgerFilterForm address={address} zone={zoneName(new Date(), zone)} />
      {fault && (
        <Notice tone="warn" role="alert">
          {fault} All days are shown.
        </Notice>
      )}
      <AboutEntries />
      {entries.length === 0 ? (
        <NoEntries isFiltered={isFiltered || cursor.before !== undefined} />
      ) : (
        <LedgerTable entries={entries} isNet={filters.kind === undefined} />
      )}
      <Pager
        what="entries"
        newestHref={cursor.before ? address.href() : undefined}
        olderHref={hasOlder ? address.href({ before: entries.at(-1)?.id }) : undefined}
      />
      <RowKeys />
    </>
  );
}
