import { formatDistanceStrict } from 'date-fns';
import { OnHoverTime } from '@/components/portal/reader-time';
import { Badge } from '@/components/ui/badge';
import { Table, TableHead, Td, Th, Tr } from '@/components/ui/table';
import type { Role } from '@/lib/services/context';
import { RenewInvitation, RevokeInvitation } from './invitation-dialogs';
import { KeepFocus } from './keep-focus';
import { roleWords } from './roles';

export interface InvitationsProps {
  invitations: readonly ShownInvitationRow[];
  managedRoles: readonly Role[];
  now: Date;
}

export function Invitations({ invitations, managedRoles, now }: InvitationsProps) {
  return (
    <section aria-labelledby="invitations" className="flex flex-col gap-3">
      <div className="flex flex-col gap-0.5">
        <h2 id="invitations" className="font-semibold">
          Open invitations
        </h2>
        <p className="text-sm text-muted">
          {invitations.length === 0
            ? 'Nobody is invited at the moment. An invitation is a link that you send yourself.'
            : 'A link works once and for one address. It can’t be shown again, but a new one can be made.'}
        </p>
      </div>
      <KeepFocus version={invitations.map(({ id }) => id).join()}>
        {invitations.length > 0 && <InvitationsTable invitations={invitations} managedRoles={managedRoles} now={now} />}
      </KeepFocus>
    </section>
  );
}

interface ShownInvitationRow {
  id: string;
  email: string;
  role: Role;
  invitedBy: { name: string } | null;
  expiresAt: Date;
  expired: boolean;
}

interface InvitationsTableProps {
  invitations: readonly ShownInvitationRow[];
  managedRoles: readonly Role[];
  now: Date;
}

function InvitationsTable({ invitations, managedRoles, now }: InvitationsTableProps) {
  return (
    <Table label="Invitations">
      <TableHead>
        <tr>
          <Th>Invited</Th>
          <Th className="hidden sm:table-cell">Role</Th>
          <Th className="hidden sm:table-cell">Expires</Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </tr>
      </TableHead>
      <tbody>
        {invitations.map((invitation) => (
          // By address, not by id: a new link for somebody is a new invitation, but the same row.
          <InvitationRow
            key={invitation.email}
            invitation={invitation}
            isManaged={managedRoles.includes(invitation.role)}
            now={now}
          />
        ))}
      </tbody>
    </Table>
  );
}

function InvitationRow({
  invitation,
  isManaged,
  now,
}: {
  invitation: ShownInvitationRow;
  isManaged: boolean;
  now: Date;
}) {
  const { id, email, role, invitedBy, expired, expiresAt } = invitation;
  const expires = <Expiry expiresAt={expiresAt} expired={expired} now={now} />;
  return (
    <Tr>
      <Td className="w-full max-w-0 min-w-44">
        <bdi className="block truncate font-medium" title={email}>
          {email}
        </bdi>
        <span className="block truncate text-muted">
          by <bdi>{invitedBy?.name ?? 'the operator'}</bdi>
        </span>
        <span className="block text-muted sm:hidden">
          {roleWords[role].label} · {expires}
        </span>
      </Td>
      <Td className="hidden sm:table-cell">{roleWords[role].label}</Td>
      <Td className="hidden whitespace-nowrap text-muted sm:table-cell">{expires}</Td>
      <Td>
        {isManaged ? (
          <div className="flex flex-col justify-end gap-2 sm:flex-row">
            <RenewInvitation email={email} role={role} />
            <RevokeInvitation id={id} email={email} expired={expired} />
          </div>
        ) : (
          <p className="text-right whitespace-nowrap text-muted">For owners</p>
        )}
      </Td>
    </Tr>
  );
}

function Expiry({ expiresAt, expired, now }: { expiresAt: Date; expired: boolean; now: Date }) {
  if (expired)
    return (
      <OnHoverTime date={expiresAt}>
        <Badge tone="warn">Expired</Badge>
      </OnHoverTime>
    );
  return <OnHoverTime date={expiresAt}>{formatDistanceStrict(expiresAt, now, { addSuffix: true })}</OnHoverTime>;
}
