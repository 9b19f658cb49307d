'use client';

import { Link2, UserPlus } from 'lucide-react';
import { type FormEvent, useRef, useState, useTransition } from 'react';
import { ExactTime } from '@/components/portal/reader-time';
import { Button } from '@/components/ui/button';
import { CopyText } from '@/components/ui/copy-text';
import { ConfirmDialog, Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '@/components/ui/dialog';
import { Field, TextField } from '@/components/ui/field';
import { inputClass } from '@/components/ui/control-class';
import { rowActionClass } from '@/components/ui/table';
import { toast } from '@/components/ui/toaster';
import type { ActionError } from '@/lib/contracts/app-error';
import type { Role } from '@/lib/services/context';
import { errorWords, Problem, useConfirmed } from '../../_components/change-feedback';
import { inviteAction, revokeInvitationAction } from '../actions';
import { RoleChoice, roleWords } from './roles';

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

interface InvitationFormProps {
  roles: readonly Role[];
  onMade: (invitation: ShownInvitation) => void;
}

function InvitationForm({ roles, onMade }: InvitationFormProps) {
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
          <Button variant="quiet">Cancel</Button>
        </DialogClose>
        <Button type="submit" busy={busy}>
          Make the link
        </Button>
      </DialogFooter>
    </form>
  );
}

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
        variant="quiet"
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
        <Button
          variant="quiet"
          size="small"
          className={rowActionClass}
          aria-label={`${does} the invitation of ${email}`}
        >
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

interface ShownInvitation {
  url: string;
  email: string;
  role: Role;
  expiresAt: Date;
}

/** The one place where an invitation's link is ever shown. */
function InvitationLink({ url, email, role, expiresAt }: ShownInvitation) {
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
          {roleWords[role].label.toLowerCase()}. It works once, until <ExactTime date={expiresAt} />. Lost it? Make a
          new link in the list of invitations; this one then stops working.
        </p>
      </div>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="quiet">Done</Button>
        </DialogClose>
        <CopyText text={url} label="Copy link" variant="primary" size="normal" />
      </DialogFooter>
    </>
  );
}
