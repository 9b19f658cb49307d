'use client';

import { FormMessage, useFormAction } from '@/components/accounts/account-form';
import { Button } from '@/components/ui/button';
import { acceptAction } from '../actions';

export function AcceptForm({ token, children }: { token: string; children: string }) {
  const { form, error, busy } = useFormAction(acceptAction);
  return (
    <form {...form} className="flex flex-col gap-4">
      <input type="hidden" name="token" value={token} />
      <FormMessage>{error?.message}</FormMessage>
      <Button type="submit" busy={busy} className="h-11 sm:h-10">
        {children}
      </Button>
    </form>
  );
}
