'use client';

import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import type { Role } from '@/lib/services/context';
import { InvitationForm } from './invitation-form';
import { InvitationLink, type ShownInvitation } from './invitation-link';

export function InvitePerson({ roles }: { roles: readonly Role[] }) {
  const [made, setMade] = useState<ShownInvitation>();
  return (
    <Dialog onOpenChange={(open) => open && setMade(undefined)}>
      <DialogTrigger asChild>
        <Button>
          <UserPlus aria-hidden /> Invite
        </Button>
      </DialogTrigger>
      {made ? (
        <DialogContent
          title="Send this link yourself"
          description="It is shown once, here. The service sends no e-mail."
        >
          <InvitationLink {...made} />
        </DialogContent>
      ) : (
        <DialogContent
          title="Invite somebody"
          description="You get a link that lets the person with this address join, once."
        >
          <InvitationForm roles={roles} onMade={setMade} />
        </DialogContent>
      )}
    </Dialog>
  );
}
