'use client';

import { exactTime } from '@/components/portal/format';
import { Button } from '@/components/ui/button';
import { CopyText } from '@/components/ui/copy-button';
import { DialogClose, DialogFooter } from '@/components/ui/dialog';
import { Field, inputClass } from '@/components/ui/field';
import type { Role } from '@/lib/services/context';
import { roleWords } from '../../_components/role-words';

export interface ShownInvitation {
  url: string;
  email: string;
  role: Role;
  expiresAt: Date;
}

/** The one place where an invitation's link is ever shown. */
export function InvitationLink({ url, email, role, expiresAt }: ShownInvitation) {
  return (
    <>
      <div className="flex flex-col gap-3">
        <Field label="Invitation link">
          {(control) => (
            <input
              {...control}
              readOnly
              autoFocus
              value={url}
              onFocus={(event) => event.currentTarget.select()}
              className={`${inputClass} h-10 truncate font-mono text-[13px]`}
            />
          )}
        </Field>
        <p className="break-words text-muted">
          For <bdi className="font-medium text-ink [overflow-wrap:anywhere]">{email}</bdi>, who joins as{' '}
          {roleWords[role].label.toLowerCase()}. It works once, until {exactTime(expiresAt)}. Lost it? Make a new link
          in the list of invitations; this one then stops working.
        </p>
      </div>
      <DialogFooter>
        <DialogClose asChild>
          <Button look="quiet">Done</Button>
        </DialogClose>
        <CopyText text={url} label="Copy link" look="primary" size="normal" />
      </DialogFooter>
    </>
  );
}
