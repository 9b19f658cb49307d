import { Download, ScrollText } from 'lucide-react';
import type { Metadata } from 'next';
import { ScopedDownload } from '@/components/portal/page-organization';
import type { SearchParams } from '@/components/portal/list-address';
import { Pager } from '@/components/portal/pager';
import { buttonClass } from '@/components/ui/control-class';
import { EmptyState } from '@/components/ui/messages';
import { requirePerson } from '@/lib/http/portal/current-person';
import { listAuditActors, listAuditEntries } from '@/lib/services/audit/list-audit-entries';
import { listMembers } from '@/lib/services/members/list-members';
import { ReadOnlyNotice } from '../_components/read-only-notice';
import { SettingsHeader } from '../_components/settings-header';
import { auditAddress } from './_components/audit-address';
import { AuditFilters } from './_components/audit-filters';
import { AuditTable } from './_components/audit-table';

export const metadata: Metadata = { title: 'Audit log' };

const purpose = 'Every change to the organization, its people, keys and templates: who made it, and when.';

export default async function AuditPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { ctx, role } = await requirePerson();
  if (role === 'member') {
    const { members } = await listMembers({ ctx, input: { role: 'owner', limit: 3 } });
    return (
      <>
        <SettingsHeader title="Audit log" purpose={purpose} />
        <ReadOnlyNotice owners={members.map(({ name }) => name)} what="read the audit log" />
      </>
    );
  }
  const address = auditAddress.read(await searchParams);
  const { filters, cursor } = address;
  const [{ entries, next }, actors] = await Promise.all([
    listAuditEntries({ ctx, input: { ...filters, ...cursor } }),
    listAuditActors({ ctx, input: {} }),
  ]);
  return (
    <>
      <SettingsHeader
        title="Audit log"
        purpose={purpose}
        action={
          <ScopedDownload
            href={address.href({}, '/settings/audit/export')}
            className={buttonClass({ variant: 'quiet' })}
          >
            <Download aria-hidden /> Export CSV
          </ScopedDownload>
        }
      />
      <AuditFilters address={address} actors={actors} />
      {entries.length > 0 ? (
        <AuditTable entries={entries} />
      ) : (
        <EmptyState Icon={ScrollText} title="No such change">
          Nothing in the log fits. Choose another kind of change, or another person.
        </EmptyState>
      )}
      <Pager
        what="changes"
        newestHref={cursor.before && address.href()}
        olderHref={next && address.href({ before: next })}
      />
    </>
  );
}
