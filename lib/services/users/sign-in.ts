import { countSignIn } from '../limits/count-sign-in';
import { verifyPassword, type VerifiedUser } from './verify-password';

export interface SignInInput {
  email: string;
  password: string;
  /** Where the attempt comes from, as `clientAddressOf` gives it. */
  address: string;
}

/**
 * The person who signs in with a password; null when address and password don't belong together. Attempts are counted
 * before any work is done for them.
 */
export async function signIn({ input }: { input: SignInInput }): Promise<VerifiedUser | null> {
  const { email, password, address } = input;
  await countSignIn({ input: { email, address } });
  return verifyPassword({ input: { email, password } });
}
