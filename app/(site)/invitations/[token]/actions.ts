'use server';

import { redirect } from 'next/navigation';
import type { ActionError } from '@/lib/contracts/app-error';
import { fieldText, visitorAction } from '@/lib/http/portal/actions';
import { currentSession } from '@/lib/http/portal/current-person';
import { homePath, signInPath } from '@/lib/http/portal/sign-in/return-path';
import { acceptInvitation } from '@/lib/services/invitations/accept-invitation';
import { invitationPath } from '@/lib/services/invitations/find-invitation';
import { countInvitationLookUp } from '@/lib/services/limits/count-calls';
import { chooseOrganization } from '@/lib/services/sessions/sessions';

/** Joins the organization, once, and goes there. */
export async function acceptAction(_: ActionError | null, form: FormData): Promise<ActionError | null> {
  return visitorAction(async ({ address }) => {
    const token = fieldText(form, 'token');
    await countInvitationLookUp({ input: { address } });
    const session = await currentSession();
    if (!session) redirect(signInPath(invitationPath(token)));
    const { sessionId, person } = session;
    const { organizationId } = await acceptInvitation({ userId: person.userId, input: { token } });
    await chooseOrganization({ input: { sessionId, organizationId } });
    redirect(homePath);
  });
}
