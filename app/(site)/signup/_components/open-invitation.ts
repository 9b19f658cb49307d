import { currentRequest } from '@/lib/http/portal/sign-in/request-view';
import { clientAddress } from '@/lib/http/portal/sign-in/client-address';
import { findInvitation } from '@/lib/services/invitations/find-invitation';
import { countInvitationLookUp } from '@/lib/services/limits/count-invitation-look-up';

/** The invitation of a link that still works; undefined otherwise, also for somebody who opens too many of them. */
export async function openInvitation(
  token: string,
): Promise<{ token: string; email: string; organizationName: string } | undefined> {
  const isCounted = await countInvitationLookUp({ input: { address: clientAddress(await currentRequest()) } }).then(
    () => true,
    () => false,
  );
  const found = isCounted ? await findInvitation({ input: { token } }) : null;
  return found?.state === 'open' ? { token, email: found.email, organizationName: found.organizationName } : undefined;
}
