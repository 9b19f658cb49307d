import type { Prisma } from '@/lib/platform/database/generated/client';
import { signUpCredits } from '../users/sign-up-policy';
import { insertOrganization, type CreatedOrganization } from './create-organization';

/** An organization that somebody makes for themselves: on the Free plan, with the credits that one begins with. */
export function insertOwnOrganization(
  transaction: Prisma.TransactionClient,
  { name, founderId }: { name: string; founderId: string },
): Promise<CreatedOrganization> {
  const organization = { name, plan: 'free', credits: signUpCredits() } as const;
  return insertOrganization(transaction, organization, { type: 'user', userId: founderId, role: 'owner' });
}
