'use client';

import { FormMessage, PasswordField, useFormAction } from '@/components/accounts/account-form';
import { useReturnPath } from '@/components/accounts/use-return-path';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { signInAction } from '../actions';

/** `next` is where to go afterwards: a path of this site. */
export function SignInForm({ next, email }: { next: string; email?: string }) {
  const { form, error, busy } = useFormAction(signInAction);
  return (
    <form {...form} className="flex flex-col gap-4">
      <input type="hidden" name="next" value={useReturnPath(next)} />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        defaultValue={email}
        autoComplete="username"
        maxLength={254}
        required
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      <FormMessage>{error?.message}</FormMessage>
      <Button type="submit" busy={busy} className="h-11 sm:h-10">
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
}
