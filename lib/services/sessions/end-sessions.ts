import type { Prisma } from '@/lib/platform/database/generated/client';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import { requireUser } from '../users/require-user';

/** Signs the person out everywhere, or everywhere except in one session, and tells how many sessions that ended. */
export async function endSessions({
  ctx,
  input,
}: Call<Context, { exceptSessionId?: string }>): Promise<{ ended: number }> {
  return { ended: await endSessionsOf(getPrisma(), requireUser(ctx.actor), input.exceptSessionId) };
}

/** The same inside a transaction that does more. */
export async function endSessionsOf(
  database: Pick<Prisma.TransactionClient, 'session'>,
  userId: string,
  exceptSessionId?: string,
): Promise<number> {
  const { count } = await database.session.updateMany({
    where: {
      userId,
      revokedAt: null,
      expiresAt: { gt: new Date() },
      id: exceptSessionId === undefined ? undefined : { not: exceptSessionId },
    },
    data: { revokedAt: new Date() },
  });
  return count;
}
