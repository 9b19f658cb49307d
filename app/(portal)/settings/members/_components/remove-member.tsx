'use client';

import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import { Problem } from '../../_components/problem';
import { rowActionClass } from '../../_components/row-action-class';
import { useConfirmed } from '../../_components/use-confirmed';
import { removeMemberAction } from '../actions';

export interface RemoveMemberProps {
  userId: string;
  name: string;
  email: string;
  organizationName: string;
}

export function RemoveMember({ userId, name, email, organizationName }: RemoveMemberProps) {
  const { problem, ...confirmed } = useConfirmed(
    () => removeMemberAction({ userId }),
    `${name} is no longer a member.`,
  );
  return (
    <ConfirmDialog
      trigger={
        <Button look="quiet" size="small" className={rowActionClass} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      }
      title={
        <>
          Remove <bdi className="[overflow-wrap:anywhere]">{name}</bdi>?
        </>
      }
      confirm="Remove member"
      {...confirmed}
    >
      <p className="[overflow-wrap:anywhere]">
        <bdi>{email}</bdi> loses access to <bdi>{organizationName}</bdi> at once, in every browser they are signed in
        with. Their account and their other organizations stay.
      </p>
      <p>
        API keys that they made go on working, and their jobs stay. Revoke their keys under Developer if you want those
        to stop too.
      </p>
      <Problem>{problem}</Problem>
    </ConfirmDialog>
  );
}
