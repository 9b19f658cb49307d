import { createHash } from 'node:crypto';
import { countPortalAttempt } from './count-portal-attempt';

/**
 * Counts an attempt to sign in, before anything is made of it, and whether or not there is such an account. A right
 * password counts like a wrong one and takes nothing back: else whoever knows one could guess at others without end.
 *
 * The address comes first: once it is used up, the accounts it tries are not locked as well.
 *
 * @param input.email as it was typed
 * @param input.address as `clientAddressOf` gives it
 */
export async function countSignIn({ input }: { input: { email: string; address: string } }): Promise<void> {
  await countPortalAttempt('signInFromAddress', input.address);
  await countPortalAttempt('signInOfAccount', accountKeyOf(input.email));
}

/** Of any length and any characters, so that no spelling of an address is counted apart or breaks the store. */
function accountKeyOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}
