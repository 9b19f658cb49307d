'use client';

import { type FormEvent, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog, Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '@/components/ui/dialog';
import { rowActionClass } from '@/components/ui/table';
import { toast } from '@/components/ui/toaster';
import type { Role } from '@/lib/services/context';
import { Problem, useConfirmed } from '../../_components/change-feedback';
import { changeRoleAction, removeMemberAction } from '../actions';
import { RoleChoice, roleWords } from './roles';

export interface ChangeRoleProps {
  userId: string;
  name: string;
  role: Role;
  isYou: boolean;
  /** Those that the person who looks may give. */
  roles: readonly Role[];
}

export function ChangeRole({ userId, name, role, isYou, roles }: ChangeRoleProps) {
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const chosen = new FormData(event.currentTarget).get('role') as Role;
    start(async () => {
      const answer = await changeRoleAction({ userId, role: chosen });
      if (!answer.ok) return setProblem(answer.error.message);
      setOpen(false);
      if (chosen !== role) toast(`${answer.value.name} is now ${roleWords[chosen].label.toLowerCase()}.`);
    });
  }

  const toggle = (next: boolean) => (setProblem(undefined), setOpen(next));
  return (
    <Dialog open={open} onOpenChange={toggle}>
      <DialogTrigger asChild>
        <Button variant="quiet" size="small" className={rowActionClass} aria-label={`Change role of ${name}`}>
          Change role
        </Button>
      </DialogTrigger>
      <DialogContent
        title={
          <>
            Role of <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
          </>
        }
        description={
          isYou
            ? 'This is you: with a lesser role you can’t take it back yourself.'
            : 'It counts from their next click on.'
        }
      >
        <form onSubmit={submit} className="flex flex-col gap-5">
          <RoleChoice roles={roles} chosen={role} error={problem} />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="quiet">Cancel</Button>
            </DialogClose>
            <Button type="submit" busy={busy}>
              Save role
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

interface RemoveMemberProps {
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
        <Button variant="quiet" size="small" className={rowActionClass} aria-label={`Remove ${name}`}>
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
