import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { auditPerson } from '../users/audit-person';
import { requireUser } from '../users/require-user';
import { providerNames, providers } from './provider';

const inputSchema = z.strictObject({ provider: z.enum(providers) });

/** Takes a way to sign in away from the person who asks, never the last one. */
export async function disconnectAccount({ ctx, input }: Call<Context, z.input<typeof inputSchema>>): Promise<void> {
  const userId = requireUser(ctx.actor);
  const { provider } = parseInput(inputSchema, input);
  await getPrisma().$transaction(async (transaction) => {
    // Two providers disconnected at once wait for each other here.
    await transaction.$queryRaw`select id from users where id = ${userId}::uuid for update`;
    const user = await transaction.user.findUniqueOrThrow({
      where: { id: userId },
      select: { passwordHash: true, accounts: { select: { provider: true } } },
    });
    const isConnected = user.accounts.some((account) => account.provider === provider);
    if (!isConnected) return;
    if (!user.passwordHash && user.accounts.length === 1) {
      throw new AppError({
        code: 'conflict',
        message: `${providerNames[provider]} is your only way to sign in. Set a password first.`,
      });
    }
    await transaction.account.deleteMany({ where: { userId, provider } });
    await auditPerson(transaction, {
      userId,
      by: 'person',
      action: 'user.provider_disconnected',
      detail: { provider },
    });
  });
}
