import type { Role } from '@/lib/services/context';
import { KeepFocus } from '../../_components/keep-focus';
import { InvitationsTable, type ShownInvitationRow } from './invitations-table';

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
