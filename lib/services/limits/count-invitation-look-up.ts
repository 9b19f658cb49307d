import { countPortalAttempt } from './count-portal-attempt';

/** Counts the opening of an invitation link from a client address. */
export function countInvitationLookUp({ input }: { input: { address: string } }): Promise<void> {
  return countPortalAttempt('invitationLookUp', input.address);
}
