import { getPrisma } from '@/lib/platform/database/prisma';
import type { ProviderIdentity } from './provider';

/** The person whom an account with a provider belongs to; null where nobody connected it. */
export async function findAccount({
  input,
}: {
  input: Pick<ProviderIdentity, 'provider' | 'providerAccountId'>;
}): Promise<{ userId: string } | null> {
  const { provider, providerAccountId } = input;
  return getPrisma().account.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId } },
    select: { userId: true },
  });
}
