'use client';

import { type FormEvent, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { toast } from '@/components/ui/toaster';
import { errorWords, Problem, useConfirmed } from '../../_components/change-feedback';
import { leaveAction, renameOrganizationAction } from '../actions';

export function RenameForm({ name }: { name: string }) {
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();

  // Not the form's `action`, after which React would put the old name back.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const wanted = String(new FormData(event.currentTarget).get('name'));
    start(async () => {
      const answer = await renameOrganizationAction({ name: wanted });
      setProblem(answer.ok ? undefined : errorWords(answer.error));
      if (answer.ok) toast('The name is saved.');
    });
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3 sm:flex-row sm:items-start">
      <TextField
        label="Name"
        name="name"
        defaultValue={name}
        required
        maxLength={200}
        autoComplete="organization"
        dir="auto"
        hint="People see it; ids, keys and links stay as they are."
        error={problem}
        fieldClassName="flex-1"
      />
      <Button type="submit" variant="quiet" busy={busy} className="sm:mt-[1.625rem]">
        Save name
      </Button>
    </form>
  );
}

export function LeaveOrganization({ name }: { name: string }) {
  const { problem, ...confirmed } = useConfirmed(leaveAction, `You have left ${name}.`);
  return (
    <ConfirmDialog
      trigger={
        <Button variant="quiet" className="text-bad">
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
