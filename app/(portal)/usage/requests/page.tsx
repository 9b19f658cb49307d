import type { Metadata } from 'next';
import { zoneName } from '@/components/portal/format';
import type { SearchParams } from '@/components/portal/list-address';
import { Pager } from '@/components/portal/pager';
import { RowKeys } from '@/components/portal/row-keys';
import { Notice } from '@/components/ui/messages';
import { requirePerson } from '@/lib/http/portal/current-person';
import { readerZone } from '@/lib/http/portal/reader-zone';
import { getUsageSettings, listUsageKeys } from '@/lib/services/usage/get-usage';
import { UsageHeader } from '../_components/usage-parts';
import { findRequests, toShownRequest } from './_components/find-requests';
import { RequestChartCard } from './_components/request-chart';
import { RequestFilters } from './_components/request-filters';
import { readRequestsAddress } from './_components/requests-address';
import { NoRequests, RequestsTable } from './_components/requests-table';

export const metadata: Metadata = { title: 'Requests' };

export default async function RequestsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { ctx } = await requirePerson();
  const { requestLogRetentionDays: retentionDays } = getUsageSettings();
  const [now, zone] = [new Date(), await readerZone()];
  const address = readRequestsAddress(await searchParams, { now, zone, retentionDays });
  const [{ requests, hasOlder, isFound }, keys] = await Promise.all([
    findRequests(ctx, address),
    listUsageKeys({ ctx, input: {} }),
  ]);
  const { filters, cursor, id, fault } = address;
  const hasChart = id === null && (requests.length > 0 || Boolean(filters.status ?? filters.code));
  return (
    <div data-wide className="flex flex-col gap-6">
      <UsageHeader
        current="/usage/requests"
        title="Requests"
        purpose={`Every call of the API with one of your keys, newest first, as far back as ${retentionDays} days. What was said in it is not kept. Downloads need no key and are not listed.`}
      />
      <RequestFilters address={address} keys={keys} zone={zoneName(now, zone)} />
      {fault && (
        <Notice tone="warn" role="alert">
          {fault}
        </Notice>
      )}
      {hasChart && <RequestChartCard ctx={ctx} address={address} retentionDays={retentionDays} zone={zone} />}
      {requests.length === 0 ? (
        <NoRequests address={address} retentionDays={retentionDays} />
      ) : (
        <RequestsTable requests={requests.map((request) => toShownRequest(request, keys))} isFound={isFound} />
      )}
      <Pager
        what="requests"
        newestHref={cursor.before ? address.href() : undefined}
        olderHref={hasOlder ? address.href({ before: requests.at(-1)?.id }) : undefined}
      />
      <RowKeys />
    </div>
  );
}
