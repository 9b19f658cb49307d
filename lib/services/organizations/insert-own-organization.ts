import type { Prisma } from '@/lib/platform/database/generated/client';
import { getEnv } from '@/lib/platform/env/env';
import { insertOrganization, type CreatedOrganization } from './create-organization';

/** An organization that somebody makes for themselves: on the Free plan, with the credits that one begins with. */
export function insertOwnOrganization(transaction: Prisma.TransactionClient, { name, founderId }: { name: string; founderId: string }): Promise<CreatedOrganization> {
  const organization = { name, plan: 'free', credits: getEnv().SIGN_UP_CREDITS } as const;
  return insertOrganization(transaction, organization, { type: 'user', userId: founderId, role: 'owner' });
}
