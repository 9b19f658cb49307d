import { UserSearch } from 'lucide-react';
import type { Metadata } from 'next';
import type { SearchParams } from '@/components/portal/list-address';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/messages';
import { requirePerson } from '@/lib/http/portal/current-person';
import { listInvitations } from '@/lib/services/invitations/find-invitation';
import { countMembers, listMembers } from '@/lib/services/members/list-members';
import { rolesManagedBy } from '@/lib/services/roles';
import { ReadOnlyNotice } from '../_components/read-only-notice';
import { SettingsHeader } from '../_components/settings-header';
import { InvitePerson } from './_components/invitation-dialogs';
import { Invitations } from './_components/invitations';
import { KeepFocus } from './_components/keep-focus';
import { membersAddress, MembersSearch } from './_components/members-search';
import { MembersPager, MembersSummary, MembersTable } from './_components/members-table';

export const metadata: Metadata = { title: 'Members' };

const searchedFrom = 11;

export default async function MembersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { ctx, userId, organization } = await requirePerson();
  const address = membersAddress.read(await searchParams);
  const { filters, cursor } = address;
  const managedRoles = rolesManagedBy(ctx.actor);
  const canManage = managedRoles.length > 0;
  const [{ members, next }, counts, invitations, owners] = await Promise.all([
    listMembers({ ctx, input: { search: filters.q, role: filters.role, ...cursor } }),
    countMembers({ ctx, input: {} }),
    canManage ? listInvitations({ ctx, input: {} }) : [],
    canManage ? [] : listMembers({ ctx, input: { role: 'owner', limit: 3 } }).then((list) => list.members),
  ]);
  const total = counts.owner + counts.admin + counts.member;
  const now = new Date();
  const viewer = { userId, managedRoles, owners: counts.owner, organizationName: organization.name };
  return (
    <>
      <SettingsHeader
        title="Members"
        purpose="Who works in this organization, and what each of them may do."
        action={canManage && <InvitePerson roles={managedRoles} />}
      />
      {!canManage && <ReadOnlyNotice owners={owners.map(({ name }) => name)} what="invite people and change roles" />}
      {(total >= searchedFrom || address.isFiltered) && <MembersSearch address={address} />}
      <KeepFocus version={members.map((member) => `${member.userId} ${member.role}`).join()}>
        <MembersSummary counts={counts} invitations={invitations.length} />
        {members.length > 0 ? (
          <MembersTable members={members} viewer={viewer} now={now} />
        ) : (
          <EmptyState
            Icon={UserSearch}
            title="Nobody found"
            action={
              <LinkButton variant="quiet" href="/settings/members">
                Show everybody
              </LinkButton>
            }
          >
            Nobody in this organization fits. Try a part of the name or of the e-mail address.
          </EmptyState>
        )}
        <MembersPager firstHref={cursor.after && address.href()} nextHref={next && address.href({ after: next })} />
      </KeepFocus>
      {canManage && <Invitations invitations={invitations} managedRoles={managedRoles} now={now} />}
    </>
  );
}
