'use client';

import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Problem } from '../../_components/problem';
import { useConfirmed } from '../../_components/use-confirmed';
import { revokeInvitationAction } from '../actions';

export function RevokeInvitation({ id, email, expired }: { id: string; email: string; expired: boolean }) {
  const { problem, ...confirmed } = useConfirmed(() => revokeInvitationAction({ invitationId: id }), `The invitation of ${email} is revoked.`);
  return (
    <ConfirmDialog
      trigger={
        <Button look="quiet" size="small" aria-label={`Revoke the invitation of ${email}`}>
          {expired ? 'Remove' : 'Revoke'}
        </Button>
      }
      title={<>Revoke the invitation of <bdi className="[overflow-wrap:anywhere]">{email}</bdi>?</>}
      confirm="Revoke invitation"
      {...confirmed}
    >
      <p>The link stops working at once. You can invite the same person again at any time.</p>
      <Problem>{problem}</Problem>
    </ConfirmDialog>
  );
}
