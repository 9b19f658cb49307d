'use client';

import { type FormEvent, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { toast } from '@/components/ui/toaster';
import { errorWords } from '../../_components/error-words';
import { renameAction } from '../actions';

export function RenameForm({ name }: { name: string }) {
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();

  // Not the form's `action`, after which React would put the old name back.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const wanted = String(new FormData(event.currentTarget).get('name'));
    start(async () => {
      const answer = await renameAction({ name: wanted });
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
      <Button type="submit" look="quiet" busy={busy} className="sm:mt-[1.625rem]">
        Save name
      </Button>
    </form>
  );
}
