'use server';

import { redirect } from 'next/navigation';
import { ownPath } from '@/lib/http/portal/sign-in/return-path';
import { endCurrentSession } from '@/lib/http/portal/sign-in/session-cookie';

/** Signs out and goes on to a page of this site. */
export async function signOutAction(form: FormData): Promise<never> {
  await endCurrentSession();
  redirect(ownPath(form.get('next')) ?? '/');
}
