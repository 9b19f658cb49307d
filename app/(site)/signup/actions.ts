'use server';

import { redirect } from 'next/navigation';
import type { ActionError } from '@/lib/contracts/app-error';
import { fieldText, visitorAction } from '@/lib/http/portal/actions';
import { currentSession } from '@/lib/http/portal/current-person';
import { homePath, signInPath } from '@/lib/http/portal/sign-in/return-path';
import { startSession } from '@/lib/http/portal/sign-in/session-cookie';
import { countSignUp } from '@/lib/services/limits/count-calls';
import { createOwnOrganization } from '@/lib/services/organizations/create-organization';
import { signUp, signUpWithInvitation } from '@/lib/services/users/sign-up';

export async function signUpAction(_: ActionError | null, form: FormData): Promise<ActionError | null> {
  return visitorAction(async ({ address }) => {
    await countSignUp({ input: { address } });
    const person = { name: fieldText(form, 'name'), password: fieldText(form, 'password') };
    const token = fieldText(form, 'invitation');
    const { userId } = token
      ? await signUpWithInvitation({ input: { ...person, token } })
      : await signUp({
          input: { ...person, email: fieldText(form, 'email'), organizationName: fieldText(form, 'organizationName') },
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
    await createOwnOrganization({ userId: session.person.userId, input: { name: fieldText(form, 'name') } });
    redirect(homePath);
  });
}
