import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import { requireUser } from '../users/require-user';
import { isProvider, type Provider } from './provider';

export interface SignInMethods {
  hasPassword: boolean;
  connected: { provider: Provider; since: Date }[];
}

/** The ways in which the person who asks can sign in. */
export async function getSignInMethods({ ctx }: Call<Context, Record<string, never>>): Promise<SignInMethods> {
  const user = await getPrisma().user.findUniqueOrThrow({
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
