'use client';

import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toaster';
import { endOtherSessionsAction, endSessionAction, signOutEverywhereAction } from '../actions';
import { confirmChange, useChange } from './use-change';

const countOf = (count: number) => (count === 1 ? '1 other session has' : `${count} other sessions have`);

/** For somebody who has lost a device, or wonders who else is signed in. */
export function EndSessions({ hasOthers }: { hasOthers: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmDialog
        trigger={
          <Button variant="quiet" disabled={!hasOthers}>
            End all other sessions
          </Button>
        }
        title="End all other sessions?"
        confirm="End other sessions"
        onConfirm={() => confirmChange(endOtherSessionsAction, ({ ended }) => `${countOf(ended)} ended.`)}
      >
        Every other browser is signed out at its next step. This one stays signed in.
      </ConfirmDialog>
      <ConfirmDialog
        trigger={<Button variant="quiet">Sign out everywhere</Button>}
        title="Sign out everywhere?"
        confirm="Sign out everywhere"
        onConfirm={signOutEverywhere}
      >
        Every browser is signed out, this one too. You sign in again with your password or a connected provider. API
        keys go on working.
      </ConfirmDialog>
    </div>
  );
}

/** Leads away from the page; only a refusal comes back. */
async function signOutEverywhere(): Promise<boolean> {
  const error = await signOutEverywhereAction();
  if (error) toast.error(error.message);
  return false;
}

/** No question is asked: whoever is signed out by mistake signs in again. */
export function EndSession({ sessionId, device }: { sessionId: string; device: string }) {
  const { busy, send } = useChange();
  const end = () =>
    send(
      async () => {
        const result = await endSessionAction(sessionId);
        if (!result.ok) toast.error(result.error.message);
        return result;
      },
      () => `The session of ${device} has ended.`,
    );
  return (
    <Button variant="quiet" size="small" busy={busy} onClick={end} aria-label={`End session: ${device}`}>
      End
    </Button>
  );
}
