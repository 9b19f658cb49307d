import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import { requireUser } from '../users/require-user';
import { describeDevice } from './describe-device';

export interface SessionSummary {
  id: string;
  /** Such as "Chrome on Linux". */
  device: string;
  createdAt: Date;
  /** At most a minute behind. */
  lastSeenAt: Date;
}

/** More than anybody reads; who has more ends all others at once. */
const mostShown = 50;

/** The sessions in which the person is signed in now, the one used last first. */
export async function listSessions({ ctx }: Call<Context, Record<string, never>>): Promise<SessionSummary[]> {
  const rows = await getPrisma().session.findMany({
    where: { userId: requireUser(ctx.actor), revokedAt: null, expiresAt: { gt: new Date() } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: mostShown,
    select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
  });
  return rows.map(({ userAgent, ...row }) => ({ ...row, device: describeDevice(userAgent) }));
}
