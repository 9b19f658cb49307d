import { v7 as uuidv7 } from 'uuid';
import { getPrisma } from '@/lib/platform/database/prisma';

export const sessionLifetimeSeconds = 30 * 24 * 60 * 60;

/** Anybody can send a header of any length; browsers stay below this. */
const userAgentMaxCharacters = 400;

export interface NewSession {
  userId: string;
  /** As the browser calls itself. */
  userAgent?: string | null;
}

/** The row that makes a signed-in person's token worth something. */
export async function createSession({ input }: { input: NewSession }): Promise<{ id: string }> {
  const { userId, userAgent } = input;
  const expiresAt = new Date(Date.now() + sessionLifetimeSeconds * 1000);
  const data = { id: uuidv7(), userId, expiresAt, userAgent: cut(userAgent) };
  return getPrisma().session.create({ data, select: { id: true } });
}

/** PostgreSQL takes no zero characters in texts. */
function cut(userAgent: string | null | undefined): string | null {
  return userAgent?.replaceAll('\0', '').slice(0, userAgentMaxCharacters) || null;
}
