import { AppError } from '@/lib/contracts/app-error';
import { getPrisma } from '@/lib/platform/database/prisma';
import { auditPerson } from '../users/audit-person';
import { providerNames, type ProviderIdentity } from './provider';

/**
 * Lets a person sign in through a provider from now on. One account of each provider a person, and one person an
 * account; connecting the same one again changes nothing.
 *
 * @param userId of the session that asked for it
 */
export async function connectAccount({
  userId,
  input,
}: {
  userId: string;
  input: Pick<ProviderIdentity, 'provider' | 'providerAccountId'>;
}): Promise<void> {
  const { provider, providerAccountId } = input;
  const name = providerNames[provider];
  await getPrisma().$transaction(async (transaction) => {
    await transaction.$queryRaw`select id from users where id = ${userId}::uuid for update`;
    const [connected] = await transaction.account.findMany({ where: { provider, userId } });
    if (connected?.providerAccountId === providerAccountId) return;
    if (connected)
      throw new AppError({
        code: 'conflict',
        message: `Another ${name} account is connected already. Disconnect it first.`,
      });
    const { count } = await transaction.account.createMany({
      data: { provider, providerAccountId, userId },
      skipDuplicates: true,
    });
    if (count === 0)
      throw new AppError({
        code: 'conflict',
        message: `This ${name} account is connected to somebody else here. Sign in with ${name} to see whom.`,
      });
    await auditPerson(transaction, { userId, by: 'person', action: 'user.provider_connected', detail: { provider } });
  });
}
