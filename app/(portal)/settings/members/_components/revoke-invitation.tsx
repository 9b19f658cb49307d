'use client';

import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import { Problem } from '../../_components/problem';
import { rowActionClass } from '../../_components/row-action-class';
import { useConfirmed } from '../../_components/use-confirmed';
import { revokeInvitationAction } from '../actions';

const words = {
  open: { does: 'Revoke', advice: 'The link stops working at once. You can invite the same person again at any time.' },
  expired: { does: 'Remove', advice: 'Its link has expired already; this takes it off the list.' },
} as const;

export function RevokeInvitation({ id, email, expired }: { id: string; email: string; expired: boolean }) {
  const { does, advice } = words[expired ? 'expired' : 'open'];
  const { problem, ...confirmed } = useConfirmed(
    () => revokeInvitationAction({ invitationId: id }),
    `The invitation of ${email} is gone.`,
  );
  return (
    <ConfirmDialog
      trigger={
        <Button look="quiet" size="small" className={rowActionClass} aria-label={`${does} the invitation of ${email}`}>
          {does}
        </Button>
      }
      title={
        <>
          {does} the invitation of <bdi className="[overflow-wrap:anywhere]">{email}</bdi>?
        </>
      }
      confirm={`${does} invitation`}
      {...confirmed}
    >
      <p>{advice}</p>
      <Problem>{problem}</Problem>
    </ConfirmDialog>
  );
}
