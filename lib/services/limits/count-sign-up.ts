import { countPortalAttempt } from './count-portal-attempt';

/** Counts an attempt to create an account from a client address. */
export function countSignUp({ input }: { input: { address: string } }): Promise<void> {
  return countPortalAttempt('signUp', input.address);
}
