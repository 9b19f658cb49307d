import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ExactTime, RelativeTime } from '@/components/portal/reader-time';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { rowActionClass, Table, TableHead, Td, Th, Tr } from '@/components/ui/table';
import type { Role } from '@/lib/services/context';
import { ChangeRole, RemoveMember } from './member-dialogs';
import { roleWords } from './roles';

interface ShownMember {
  userId: string;
  name: string;
  email: string;
  role: Role;
  since: Date;
  lastSeenAt: Date | null;
}

interface Viewer {
  userId: string;
  organizationName: string;
  /** The roles that they may give and take; none for members. */
  managedRoles: readonly Role[];
  /** How many owners the organization has. */
  owners: number;
}

export interface MembersTableProps {
  members: readonly ShownMember[];
  viewer: Viewer;
  now: Date;
}

export function MembersTable({ members, viewer, now }: MembersTableProps) {
  return (
    <Table label="Members">
      <TableHead>
        <tr>
          <Th>Person</Th>
          <Th className="hidden sm:table-cell">Role</Th>
          <Th className="hidden xl:table-cell">Member since</Th>
          <Th className="hidden sm:table-cell">Last seen</Th>
          {viewer.managedRoles.length > 0 && (
            <Th>
              <span className="sr-only">Actions</span>
            </Th>
          )}
        </tr>
      </TableHead>
      <tbody>
        {members.map((member) => (
          <MemberRow key={member.userId} member={member} viewer={viewer} now={now} />
        ))}
      </tbody>
    </Table>
  );
}

function MemberRow({ member, viewer, now }: { member: ShownMember; viewer: Viewer; now: Date }) {
  const { userId, name, email, role, since, lastSeenAt } = member;
  const seen = lastSeenAt && <RelativeTime date={lastSeenAt} now={now} />;
  return (
    <Tr>
      <Td className="w-full max-w-0 min-w-36 sm:min-w-52">
        <span className="flex items-center gap-2">
          <bdi className="truncate font-medium" title={name}>
            {name}
          </bdi>
          {userId === viewer.userId && <Badge tone="accent">You</Badge>}
        </span>
        <bdi className="block truncate text-muted" title={email}>
          {email}
        </bdi>
        <span className="block text-muted sm:hidden">
          {roleWords[role].label} · {seen ? <>seen {seen}</> : 'not seen lately'}
        </span>
      </Td>
      <Td className="hidden sm:table-cell">{roleWords[role].label}</Td>
      <Td className="hidden whitespace-nowrap text-muted tabular-nums xl:table-cell">
        <ExactTime date={since} to="day" />
      </Td>
      <Td className="hidden whitespace-nowrap text-muted sm:table-cell">{seen ?? 'Not lately'}</Td>
      {viewer.managedRoles.length > 0 && (
        <Td>
          <MemberActions member={member} viewer={viewer} />
        </Td>
      )}
    </Tr>
  );
}

function MemberActions({ member: { userId, name, email, role }, viewer }: { member: ShownMember; viewer: Viewer }) {
  const { managedRoles, owners, organizationName } = viewer;
  const isYou = userId === viewer.userId;
  if (!managedRoles.includes(role)) return <p className="text-right whitespace-nowrap text-muted">For owners</p>;
  if (role === 'owner' && owners === 1)
    return <p className="text-right whitespace-nowrap text-muted">The only owner</p>;
  return (
    <div className="flex flex-col justify-end gap-2 sm:flex-row">
      <ChangeRole userId={userId} name={name} role={role} isYou={isYou} roles={managedRoles} />
      {isYou ? (
        <LinkButton variant="quiet" size="small" className={rowActionClass} href="/settings/organization#leave">
          Leave
        </LinkButton>
      ) : (
        <RemoveMember userId={userId} name={name} email={email} organizationName={organizationName} />
      )}
    </div>
  );
}

/** How many there are, with a way to the invitations, which may be far below. */
export function MembersSummary({ counts, invitations }: { counts: Record<Role, number>; invitations: number }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted">
      {describeCounts(counts)}
      {invitations > 0 && (
        <a href="#invitations" className="font-medium text-accent hover:underline">
          {invitations} {invitations === 1 ? 'invitation' : 'invitations'}
        </a>
      )}
    </p>
  );
}

const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** As "5 people: 1 owner, 4 members". */
function describeCounts({ owner, admin, member }: Record<Role, number>): string {
  const groups = [countOf(owner, 'owner'), countOf(admin, 'admin'), countOf(member, 'member')].filter(
    (group) => !group.startsWith('0 '),
  );
  return `${countOf(owner + admin + member, 'person', 'people')}: ${groups.join(', ')}`;
}

/** By name there is a first page and a next one, not newest and older. */
export function MembersPager({ firstHref, nextHref }: { firstHref?: string; nextHref?: string }) {
  if (!firstHref && !nextHref) return null;
  return (
    <nav aria-label="Pages of members" className="flex justify-between gap-3">
      {firstHref ? (
        <LinkButton href={firstHref} variant="quiet" size="small">
          <ChevronLeft aria-hidden /> First page
        </LinkButton>
      ) : (
        <span />
      )}
      {nextHref && (
        <LinkButton href={nextHref} variant="quiet" size="small">
          Next page <ChevronRight aria-hidden />
        </LinkButton>
      )}
    </nav>
  );
}
