'use client';

import { Link2 } from 'lucide-react';
import { useRef, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toaster';
import type { Role } from '@/lib/services/context';
import { rowActionClass } from '../../_components/row-action-class';
import { inviteAction } from '../actions';
import { InvitationLink, type ShownInvitation } from './invitation-link';

/** The old link can't be shown again, so a new one takes its place. */
export function RenewInvitation({ email, role }: { email: string; role: Role }) {
  const button = useRef<HTMLButtonElement>(null);
  const [made, setMade] = useState<ShownInvitation>();
  const [busy, start] = useTransition();

  const renew = () =>
    start(async () => {
      const answer = await inviteAction({ email, role });
      if (answer.ok) setMade(answer.value);
      else toast.error(answer.error.message);
    });

  return (
    <>
      <Button
        ref={button}
        look="quiet"
        size="small"
        className={rowActionClass}
        busy={busy}
        onClick={renew}
        aria-label={`New link for ${email}`}
      >
        <Link2 aria-hidden /> New link
      </Button>
      <Dialog open={made !== undefined} onOpenChange={() => setMade(undefined)}>
        {made && (
          <DialogContent
            title="Send this link yourself"
            description="The link before it no longer works. This one is shown once, here."
            onCloseAutoFocus={() => button.current?.focus()}
          >
            <InvitationLink {...made} />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}
