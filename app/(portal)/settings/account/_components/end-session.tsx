'use client';

import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toaster';
import { endSessionAction } from '../actions';
import { useChange } from './use-change';

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
    <Button look="quiet" size="small" busy={busy} onClick={end} aria-label={`End session: ${device}`}>
      End
    </Button>
  );
}
