'use server';

import { redirect } from 'next/navigation';
import type { ActionError } from '@/lib/contracts/action-result';
import { currentSession } from '@/lib/http/portal/current-person';
import { homePath, signInPath } from '@/lib/http/portal/sign-in/return-path';
import { textOf, visitorAction } from '@/lib/http/portal/sign-in/visitor-action';
import { countSignUp } from '@/lib/services/limits/count-sign-up';
import { createOwnOrganization } from '@/lib/services/organizations/create-own-organization';

export async function createOrganizationAction(_: ActionError | null, form: FormData): Promise<ActionError | null> {
  return visitorAction(async ({ address }) => {
    const session = await currentSession();
    if (!session) redirect(signInPath());
    await countSignUp({ input: { address } });
    await createOwnOrganization({ userId: session.person.userId, input: { name: textOf(form, 'name') } });
    redirect(homePath);
  });
}
