'use server';

import { redirect } from 'next/navigation';
import type { ActionError } from '@/lib/contracts/action-result';
import { currentSession } from '@/lib/http/portal/current-person';
import { homePath, signInPath } from '@/lib/http/portal/sign-in/return-path';
import { startSession } from '@/lib/http/portal/sign-in/session-cookie';
import { textOf, visitorAction } from '@/lib/http/portal/sign-in/visitor-action';
import { countSignUp } from '@/lib/services/limits/count-sign-up';
import { createOwnOrganization } from '@/lib/services/organizations/create-own-organization';
import { signUp } from '@/lib/services/users/sign-up';
import { signUpWithInvitation } from '@/lib/services/users/sign-up-with-invitation';

export async function signUpAction(_: ActionError | null, form: FormData): Promise<ActionError | null> {
  return visitorAction(async ({ address }) => {
    await countSignUp({ input: { address } });
    const person = { name: textOf(form, 'name'), password: textOf(form, 'password') };
    const token = textOf(form, 'invitation');
    const { userId } = token
      ? await signUpWithInvitation({ input: { ...person, token } })
      : await signUp({
          input: { ...person, email: textOf(form, 'email'), organizationName: textOf(form, 'organizationName') },
        });
    await startSession(userId);
    redirect(homePath);
  });
}

export async function createOrganizationAction(_: ActionError | null, form: FormData): Promise<ActionError | null> {
  return visitorAction(async ({ address }) => {
    const session = await currentSession();
    if (!session) redirect(signInPath());
    await countSignUp({ input: { address } });
    await createOwnOrganization({ userId: session.person.userId, input: { name: textOf(form, 'name') } });
    redirect(homePath);
  });
}
