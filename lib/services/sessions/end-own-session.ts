import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import { requireUser } from '../users/require-user';

/** Ends one session of the person who asks. Ending it twice changes nothing. */
export async function endOwnSession({ ctx, input }: Call<Context, { sessionId: string }>): Promise<void> {
  const userId = requireUser(ctx.actor);
  const own =
    validate(input.sessionId) &&
    (await getPrisma().session.findFirst({ where: { id: input.sessionId, userId }, select: { id: true } }));
  if (!own)
    throw new AppError({
      code: 'not_found',
      message: 'This session has ended already. Reload the page to see those that are left.',
    });
  await getPrisma().session.updateMany({ where: { id: own.id, revokedAt: null }, data: { revokedAt: new Date() } });
}
