import { exactDate, exactTime, RelativeTime } from '@/components/portal/format';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { Td, Tr } from '@/components/ui/table';
import type { Role } from '@/lib/services/context';
import { roleWords } from '../../_components/role-words';
import { rowActionClass } from '../../_components/row-action-class';
import { ChangeRole } from './change-role';
import { RemoveMember } from './remove-member';

export interface ShownMember {
  userId: string;
  name: string;
  email: string;
  role: Role;
  since: Date;
  lastSeenAt: Date | null;
}

export interface Viewer {
  userId: string;
  organizationName: string;
  /** The roles that they may give and take; none for members. */
  managedRoles: readonly Role[];
  /** How many owners the organization has. */
  owners: number;
}

export function MemberRow({ member, viewer, now }: { member: ShownMember; viewer: Viewer; now: Date }) {
  const { userId, name, email, role, since, lastSeenAt } = member;
  const seen = lastSeenAt && <RelativeTime date={lastSeenAt} now={now} />;
  return (
    <Tr>
      <Td className="w-full max-w-0 min-w-52">
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
        <time dateTime={since.toISOString()} title={exactTime(since)}>
          {exactDate(since)}
        </time>
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
        <LinkButton look="quiet" size="small" className={rowActionClass} href="/settings/organization#leave">
          Leave
        </LinkButton>
      ) : (
        <RemoveMember userId={userId} name={name} email={email} organizationName={organizationName} />
      )}
    </div>
  );
}
