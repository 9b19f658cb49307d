'use server';

import { redirect } from 'next/navigation';
import type { ActionError } from '@/lib/contracts/action-result';
import { currentSession } from '@/lib/http/portal/current-person';
import { homePath, signInPath } from '@/lib/http/portal/sign-in/return-path';
import { textOf, visitorAction } from '@/lib/http/portal/sign-in/visitor-action';
import { acceptInvitation } from '@/lib/services/invitations/accept-invitation';
import { invitationPath } from '@/lib/services/invitations/invitation-token';
import { countInvitationLookUp } from '@/lib/services/limits/count-invitation-look-up';
import { chooseOrganization } from '@/lib/services/sessions/choose-organization';

/** Joins the organization, once, and goes there. */
export async function acceptAction(_: ActionError | null, form: FormData): Promise<ActionError | null> {
  return visitorAction(async ({ address }) => {
    const token = textOf(form, 'token');
    await countInvitationLookUp({ input: { address } });
    const session = await currentSession();
    if (!session) redirect(signInPath(invitationPath(token)));
    const { sessionId, person } = session;
    const { organizationId } = await acceptInvitation({ userId: person.userId, input: { token } });
    await chooseOrganization({ input: { sessionId, organizationId } });
    redirect(homePath);
  });
}
