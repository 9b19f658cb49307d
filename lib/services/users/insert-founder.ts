import type { Prisma } from '@/lib/platform/database/generated/client';
import { insertOwnOrganization } from '../organizations/insert-own-organization';
import { insertUser, type NewPerson } from './create-user';

interface Founding {
  founder: Omit<NewPerson, 'role'> & { id: string };
  organizationName: string;
}

/** A new person and the organization that they own, inside a transaction. */
export async function insertFounder(
  transaction: Prisma.TransactionClient,
  { founder, organizationName }: Founding,
): Promise<{ userId: string; organizationId: string }> {
  const { id: organizationId } = await insertOwnOrganization(transaction, {
    name: organizationName,
    founderId: founder.id,
  });
  const ctx = { organizationId, actor: { type: 'user', userId: founder.id, role: 'owner' } } as const;
  await insertUser(transaction, ctx, { ...founder, role: 'owner' });
  return { userId: founder.id, organizationId };
}
