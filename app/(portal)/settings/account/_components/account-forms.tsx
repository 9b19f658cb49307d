'use client';

import type { FormEvent } from 'react';
import { fieldError, formError, FormMessage, PasswordField } from '@/components/accounts/account-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { changePasswordAction, renameUserAction } from '../actions';
import { textOfForm, useChange } from './use-change';

export function NameForm({ name, email }: { name: string; email: string }) {
  const { error, busy, send } = useChange();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = textOfForm(event.currentTarget, 'name');
    send(
      () => renameUserAction({ name }),
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
      <Button type="submit" variant="quiet" busy={busy} className="self-start">
        Save name
      </Button>
    </form>
  );
}

interface PasswordFormProps {
  /** For password managers, which keep a password with its account. */
  email: string;
  hasPassword: boolean;
  minCharacters: number;
}

const fields = ['currentPassword', 'newPassword'];

export function PasswordForm({ email, hasPassword, minCharacters }: PasswordFormProps) {
  const { error, busy, send } = useChange();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const input = {
      currentPassword: textOfForm(form, 'currentPassword'),
      newPassword: textOfForm(form, 'newPassword'),
    };
    send(
      () => changePasswordAction(input),
      ({ endedSessions }) => {
        form.reset();
        return endedSessions === 0
          ? 'Your password is changed.'
          : 'Your password is changed. Your other sessions have ended.';
      },
    );
  }

  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-4">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {hasPassword && (
          <PasswordField
            label="Current password"
            name="currentPassword"
            autoComplete="current-password"
            error={fieldError(error, 'currentPassword')}
            required
          />
        )}
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          minLength={minCharacters}
          hint={`At least ${minCharacters} characters.`}
          error={fieldError(error, 'newPassword')}
          required
        />
      </div>
      <FormMessage>{formError(error, fields)}</FormMessage>
      <Button type="submit" variant="quiet" busy={busy} className="self-start">
        {hasPassword ? 'Change password' : 'Set password'}
      </Button>
    </form>
  );
}
