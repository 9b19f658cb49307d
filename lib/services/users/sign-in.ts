import { hashPassword, isPasswordOf } from '@/lib/platform/crypto/password';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Role } from '../context';
import { countSignIn, type KnownDevice } from '../limits/count-calls';
import { emailSchema, passwordMaxCharacters } from './person-fields';

export interface SignInInput {
  email: string;
  password: string;
  /** Where the attempt comes from, as `clientAddressOf` gives it. */
  address: string;
  /** The browser, if somebody has signed in with it before. */
  device?: KnownDevice;
}

/**
 * The person who signs in with a password; null when address and password don't belong together. Attempts are counted
 * before any work is done for them.
 */
export async function signIn({ input }: { input: SignInInput }): Promise<VerifiedUser | null> {
  const { email, password, address, device } = input;
  await countSignIn({ input: { email, address, device } });
  return verifyPassword({ input: { email, password } });
}

interface VerifiedUser {
  id: string;
  email: string;
  name: string;
  memberships: { organizationId: string; role: Role }[];
}

let decoyHash: Promise<string> | undefined;

/** The person whom this address and password belong to; null for any mismatch, told after the same work. */
export async function verifyPassword({
  input,
}: {
  input: { email: string; password: string };
}): Promise<VerifiedUser | null> {
  const email = emailSchema.safeParse(input.email).data;
  const user = email
    ? await getPrisma().user.findUnique({
        where: { email },
        include: { memberships: { select: { organizationId: true, role: true } } },
      })
    : null;
  decoyHash ??= hashPassword('nobody has this password');
  // Nobody's password is longer; the work is the same.
  // eslint-disable-next-line project/cut-text -- never kept or shown; a character longer than any password it stays
  const password = input.password.slice(0, passwordMaxCharacters + 1);
  const matches = await isPasswordOf(password, user?.passwordHash ?? (await decoyHash));
  // Somebody who signs in through a provider has no password: the decoy's must not open their account.
  if (!user?.passwordHash || !matches) return null;
  return { id: user.id, email: user.email, name: user.name, memberships: user.memberships };
}
