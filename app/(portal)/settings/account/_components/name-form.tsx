'use client';

import type { FormEvent } from 'react';
import { fieldError, formError, FormMessage } from '@/components/accounts/account-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { renameAction } from '../actions';
import { textOfForm, useChange } from './use-change';

export function NameForm({ name, email }: { name: string; email: string }) {
  const { error, busy, send } = useChange();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = textOfForm(event.currentTarget, 'name');
    send(
      () => renameAction({ name }),
      (saved) => `Your name is ${saved.name} now.`,
    );
  }

  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          defaultValue={name}
          autoComplete="name"
          dir="auto"
          maxLength={200}
          error={fieldError(error, 'name')}
          required
        />
        <TextField
          label="E-mail"
          value={email}
          readOnly
          hint="You sign in with it. It stays as it is."
          className="bg-surface text-muted"
        />
      </div>
      <FormMessage>{formError(error, ['name'])}</FormMessage>
      <Button type="submit" look="quiet" busy={busy} className="self-start">
        Save name
      </Button>
    </form>
  );
}
