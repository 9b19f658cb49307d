'use client';

import Link from 'next/link';
import { fieldError, formError, FormMessage, PasswordField, useFormAction } from '@/components/accounts/account-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { createOrganizationAction, signUpAction } from '../actions';

export interface SignUpFormProps {
  passwordMinCharacters: number;
  /** Of the link that brought the person here: it decides the address and the organization. */
  invitation?: { token: string; email: string };
}

const fields = ['name', 'email', 'organizationName', 'password'];

export function SignUpForm({ passwordMinCharacters, invitation }: SignUpFormProps) {
  const { form, error, busy } = useFormAction(signUpAction);
  return (
    <form {...form} className="flex flex-col gap-4">
      {invitation && <input type="hidden" name="invitation" value={invitation.token} />}
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        dir="auto"
        maxLength={200}
        error={fieldError(error, 'name')}
        required
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        defaultValue={invitation?.email}
        readOnly={invitation !== undefined}
        hint={invitation && 'The invitation is for this address.'}
        error={fieldError(error, 'email')}
        className="read-only:bg-surface read-only:text-muted"
        required
      />
      {!invitation && (
        <TextField
          label="Organization"
          name="organizationName"
          autoComplete="organization"
          dir="auto"
          maxLength={200}
          hint="Your company or team. You can change it later."
          error={fieldError(error, 'organizationName')}
          required
        />
      )}
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        minLength={passwordMinCharacters}
        hint={`At least ${passwordMinCharacters} characters. A sentence is good.`}
        error={fieldError(error, 'password')}
        required
      />
      <FormMessage>{formError(error, fields)}</FormMessage>
      {error?.code === 'conflict' && error.param === 'email' && (
        <Link
          href={invitation ? `/signin?${new URLSearchParams({ next: `/invitations/${invitation.token}` })}` : '/signin'}
          className="text-sm font-medium text-accent hover:underline"
        >
          Sign in instead
        </Link>
      )}
      <Button type="submit" busy={busy} className="h-11 sm:h-10">
        {busy ? 'Creating your account…' : 'Create account'}
      </Button>
    </form>
  );
}

export function OrganizationForm() {
  const { form, error, busy } = useFormAction(createOrganizationAction);
  return (
    <form {...form} className="flex flex-col gap-4">
      <TextField
        label="Organization"
        name="name"
        autoComplete="organization"
        dir="auto"
        maxLength={200}
        hint="Your company or team. You can change it later."
        error={fieldError(error, 'name')}
        required
      />
      <FormMessage>{formError(error, ['name'])}</FormMessage>
      <Button type="submit" busy={busy} className="h-11 sm:h-10">
        Create organization
      </Button>
    </form>
  );
}
