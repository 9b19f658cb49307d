'use client';

import { type FormEvent, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { DialogClose, DialogFooter } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import type { ActionError } from '@/lib/contracts/action-result';
import type { Role } from '@/lib/services/context';
import { errorWords } from '../../_components/error-words';
import { inviteAction } from '../actions';
import type { ShownInvitation } from './invitation-link';
import { RoleChoice } from './role-choice';

export interface InvitationFormProps {
  roles: readonly Role[];
  onMade: (invitation: ShownInvitation) => void;
}

export function InvitationForm({ roles, onMade }: InvitationFormProps) {
  const [error, setError] = useState<ActionError>();
  const [busy, start] = useTransition();

  // Not the form's `action`, after which React would empty the fields that are to be mended.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    start(async () => {
      const answer = await inviteAction({ email: String(fields.get('email')), role: fields.get('role') as Role });
      if (answer.ok) onMade(answer.value);
      else setError(answer.error);
    });
  }

  const errorOf = (...params: (string | undefined)[]) =>
    error && params.includes(error.param) ? errorWords(error) : undefined;
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        autoFocus
        dir="auto"
        hint="Only the person with this address can use the link."
        error={errorOf('email', undefined)}
      />
      <RoleChoice roles={roles} chosen="member" error={errorOf('role')} />
      <DialogFooter>
        <DialogClose asChild>
          <Button look="quiet">Cancel</Button>
        </DialogClose>
        <Button type="submit" busy={busy}>
          Make the link
        </Button>
      </DialogFooter>
    </form>
  );
}
