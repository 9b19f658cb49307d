import type { Metadata } from 'next';
import type { SearchParams } from '@/components/portal/list-address';
import { LinkButton } from '@/components/ui/button';
import { Notice } from '@/components/ui/messages';
import { requirePerson } from '@/lib/http/portal/current-person';
import { listLedger } from '@/lib/services/credits/list-ledger';
import { getUsage, getUsageSettings } from '@/lib/services/usage/get-usage';
import { arrangeSpending, portalSource, rankSpending } from '@/lib/services/usage/spending';
import { dayOf } from '@/lib/services/usage/usage-period';
import { LatestEntries } from './_components/ledger-entries';
import { PeriodPicker } from './_components/period-picker';
import { RankedSpending } from './_components/ranked-spending';
import { SpendingCard } from './_components/spending-card';
import { readUsageAddress } from './_components/usage-address';
import { AboutCredits, NoCredits, UsageFigures } from './_components/usage-figures';
import { UsageHeader } from './_components/usage-parts';

export const metadata: Metadata = { title: 'Usage' };

export default async function UsagePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { ctx, organization, role } = await requirePerson();
  const now = new Date();
  const address = readUsageAddress(await searchParams, now);
  const { from, to, days } = address.period;
  const [{ summary, spending }, { entries }] = await Promise.all([
    getUsage({ ctx, input: { from, to } }),
    listLedger({ ctx, input: { limit: 6, isNet: true } }),
  ]);
  const arranged = arrangeSpending(spending, days, address.by);
  return (
    <>
      <UsageHeader
        current="/usage"
        title="Usage"
        purpose={`What ${organization.name} has left, and where it went. Days are days in UTC.`}
        action={<PeriodPicker address={address} today={dayOf(now)} />}
      />
      {address.fault && (
        <Notice
          tone="warn"
          role="alert"
          title={address.fault}
          action={
            <LinkButton href="/usage" variant="quiet" size="small">
              Last 30 days
            </LinkButton>
          }
        >
          The last 30 days are shown.
        </Notice>
      )}
      <NoCredits summary={summary} />
      <UsageFigures summary={summary} spent={arranged.total} days={days.length} />
      <SpendingCard address={address} spending={arranged} today={dayOf(now)} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start">
        <RankedSpending
          title="By key"
          description="API keys, and the portal as one."
          ranked={rankSpending(spending, 'key')}
          hrefOfJobs={(id) => `/jobs?key=${id === portalSource ? 'portal' : id}`}
        />
        <div className="flex min-w-0 flex-col gap-6">
          <RankedSpending
            title="By type"
            description="Decks and single slides."
            ranked={rankSpending(spending, 'type')}
            hrefOfJobs={(id) => `/jobs?type=${id}`}
          />
          <LatestEntries entries={entries} now={now} />
        </div>
      </div>
      <AboutCredits organizationId={organization.id} role={role} prices={getUsageSettings()} />
    </>
  );
}
