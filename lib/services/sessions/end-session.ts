import { getPrisma } from '@/lib/platform/database/prisma';

/** From the next request on the session's token is refused. Ending it twice changes nothing. */
export async function endSession({ input }: { input: { sessionId: string } }): Promise<void> {
  await getPrisma().session.updateMany({
    where: { id: input.sessionId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}
