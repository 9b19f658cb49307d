'use server';

import { redirect } from 'next/navigation';
import { type ActionError, AppError } from '@/lib/contracts/app-error';
import { fieldText, visitorAction } from '@/lib/http/portal/actions';
import { ownPath, safeReturnPath } from '@/lib/http/portal/sign-in/return-path';
import { endCurrentSession, startSession } from '@/lib/http/portal/sign-in/session-cookie';
import { signIn } from '@/lib/services/users/sign-in';

export async function signInAction(_: ActionError | null, form: FormData): Promise<ActionError | null> {
  return visitorAction(async ({ address, device }) => {
    const user = await signIn({
      input: { email: fieldText(form, 'email'), password: fieldText(form, 'password'), address, device },
    });
    if (!user)
      throw new AppError({
        code: 'unauthorized',
        message: 'This e-mail address and password don’t belong together. Check both and try again.',
      });
    await startSession(user.id);
    redirect(safeReturnPath(form.get('next')));
  });
}

/** Signs out and goes on to a page of this site. */
export async function signOutAction(form: FormData): Promise<never> {
  await endCurrentSession();
  redirect(ownPath(form.get('next')) ?? '/');
}
