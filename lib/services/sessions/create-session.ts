import { v7 as uuidv7 } from 'uuid';
import { getPrisma } from '@/lib/platform/database/prisma';

export const sessionLifetimeSeconds = 30 * 24 * 60 * 60;

/** The row that makes a signed-in person's token worth something. */
export async function createSession({ input }: { input: { userId: string } }): Promise<{ id: string }> {
  const expiresAt = new Date(Date.now() + sessionLifetimeSeconds * 1000);
  return getPrisma().session.create({ data: { id: uuidv7(), userId: input.userId, expiresAt }, select: { id: true } });
}
