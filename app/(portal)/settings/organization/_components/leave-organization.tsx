'use client';

import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import { Problem } from '../../_components/problem';
import { useConfirmed } from '../../_components/use-confirmed';
import { leaveAction } from '../actions';

export function LeaveOrganization({ name }: { name: string }) {
  const { problem, ...confirmed } = useConfirmed(leaveAction, `You have left ${name}.`);
  return (
    <ConfirmDialog
      trigger={
        <Button look="quiet" className="text-bad">
          Leave
        </Button>
      }
      title={
        <>
          Leave <bdi className="[overflow-wrap:anywhere]">{name}</bdi>?
        </>
      }
      confirm="Leave organization"
      {...confirmed}
    >
      <p>You no longer see its jobs, decks, usage and keys, in any browser. Only an invitation brings you back.</p>
      <p>
        Your jobs stay in its list, and API keys that you made go on working. Your account and your other organizations
        stay as they are.
      </p>
      <Problem>{problem}</Problem>
    </ConfirmDialog>
  );
}
