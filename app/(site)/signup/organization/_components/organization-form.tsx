'use client';

import { fieldError, formError } from '@/components/accounts/field-error';
import { FormMessage } from '@/components/accounts/form-message';
import { useFormAction } from '@/components/accounts/use-form-action';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { createOrganizationAction } from '../actions';

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
