import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { writePersonAuditEntries } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireUser } from '../roles';
import { inTransaction, prismaOf } from '../transaction';
import { isProvider, providerNames, providers, type Provider, type ProviderIdentity } from './providers';

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
  await inTransaction({}, async (ctx) => {
    const prisma = await prismaOf(ctx);
    await prisma.$queryRaw`select id from users where id = ${userId}::uuid for update`;
    const [connected] = await prisma.account.findMany({ where: { provider, userId } });
    if (connected?.providerAccountId === providerAccountId) return;
    if (connected)
      throw new AppError({
        code: 'conflict',
        message: `Another ${name} account is connected already. Disconnect it first.`,
      });
    const { count } = await prisma.account.createMany({
      data: { provider, providerAccountId, userId },
      skipDuplicates: true,
    });
    if (count === 0)
      throw new AppError({
        code: 'conflict',
        message: `This ${name} account is connected to somebody else here. Sign in with ${name} to see whom.`,
      });
    await writePersonAuditEntries(ctx, 'person', {
      action: 'user.provider_connected',
      targetId: userId,
      detail: { provider },
    });
  });
}

const inputSchema = z.strictObject({ provider: z.enum(providers) });

/** Takes a way to sign in away from the person who asks, never the last one. */
export async function disconnectAccount({ ctx, input }: Call<Context, z.input<typeof inputSchema>>): Promise<void> {
  const userId = requireUser(ctx.actor);
  const { provider } = parseInput(inputSchema, input);
  await inTransaction(ctx, async (ctx) => {
    const prisma = await prismaOf(ctx);
    // Two providers disconnected at once wait for each other here.
    await prisma.$queryRaw`select id from users where id = ${userId}::uuid for update`;
    const user = await prisma.user.findUniqueOrThrow({
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
    await prisma.account.deleteMany({ where: { userId, provider } });
    await writePersonAuditEntries(ctx, 'person', {
      action: 'user.provider_disconnected',
      targetId: userId,
      detail: { provider },
    });
  });
}

/** The person whom an account with a provider belongs to; null where nobody connected it. */
export async function findAccount({
  input,
}: {
  input: Pick<ProviderIdentity, 'provider' | 'providerAccountId'>;
}): Promise<{ userId: string } | null> {
  const { provider, providerAccountId } = input;
  const { account } = await prismaOf({});
  return account.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId } },
    select: { userId: true },
  });
}

export interface SignInMethods {
  hasPassword: boolean;
  connected: { provider: Provider; since: Date }[];
}

/** The ways in which the person who asks can sign in. */
export async function getSignInMethods({ ctx }: Call<Context, Record<string, never>>): Promise<SignInMethods> {
  const prisma = await prismaOf(ctx);
  const user = await prisma.user.findUniqueOrThrow({
    where: { id: requireUser(ctx.actor) },
    select: {
      passwordHash: true,
      accounts: { orderBy: { createdAt: 'asc' }, select: { provider: true, createdAt: true } },
    },
  });
  const connected = user.accounts.flatMap(({ provider, createdAt }) =>
    isProvider(provider) ? [{ provider, since: createdAt }] : [],
  );
  return { hasPassword: user.passwordHash !== null, connected };
}
