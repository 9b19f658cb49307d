import Bowser from 'bowser';
import { v7 as uuidv7, validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { getPrisma } from '@/lib/platform/database/prisma';
import { cutText } from '@/lib/text/cut/cut-text';
import type { Call, Context } from '../context';
import { requireUser } from '../roles';
import { prismaOf, type Scope } from '../transaction';

export const sessionLifetimeSeconds = 30 * 24 * 60 * 60;

/** Anybody can send a header of any length; browsers stay below this. */
const userAgentMaxCharacters = 400;

export interface NewSession {
  userId: string;
  /** As the browser calls itself. */
  userAgent?: string | null;
}

/** The row that makes a signed-in person's token worth something, and the address of that person. */
export async function createSession({ input }: { input: NewSession }): Promise<{ id: string; email: string }> {
  const { userId, userAgent } = input;
  const expiresAt = new Date(Date.now() + sessionLifetimeSeconds * 1000);
  const data = { id: uuidv7(), userId, expiresAt, userAgent: cut(userAgent) };
  const { id, user } = await getPrisma().session.create({
    data,
    select: { id: true, user: { select: { email: true } } },
  });
  return { id, email: user.email };
}

function cut(userAgent: string | null | undefined): string | null {
  return cutText(userAgent ?? '', userAgentMaxCharacters) || null;
}

/** Makes an organization the one that the session looks at. Only one that the session's person belongs to. */
export async function chooseOrganization({
  input,
}: {
  input: { sessionId: string; organizationId: string };
}): Promise<void> {
  const { sessionId: id, organizationId } = input;
  const { count } = validate(organizationId)
    ? await getPrisma().session.updateMany({
        where: { id, revokedAt: null, user: { memberships: { some: { organizationId } } } },
        data: { activeOrganizationId: organizationId },
      })
    : { count: 0 };
  if (count === 0) throw new AppError({ code: 'not_found', message: 'You are not a member of such an organization.' });
}

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
  const prisma = await prismaOf(ctx);
  const rows = await prisma.session.findMany({
    where: { userId: requireUser(ctx.actor), revokedAt: null, expiresAt: { gt: new Date() } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: mostShown,
    select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
  });
  return rows.map(({ userAgent, ...row }) => ({ ...row, device: describeDevice(userAgent) }));
}

/** "Chrome on Linux", for people to tell their sessions apart. Browsers can call themselves anything: it proves nothing. */
export function describeDevice(userAgent: string | null): string {
  const { browser, os } = Bowser.parse(userAgent || ' ');
  const name = browser.name || 'Unknown browser';
  return os.name ? `${name} on ${os.name}` : name;
}

/** Signs the person out everywhere, or everywhere except in one session, and tells how many sessions that ended. */
export async function endSessions({
  ctx,
  input,
}: Call<Context, { exceptSessionId?: string }>): Promise<{ ended: number }> {
  return { ended: await endSessionsOf(ctx, requireUser(ctx.actor), input.exceptSessionId) };
}

/** The same for whoever is known to have them. */
export async function endSessionsOf(ctx: Scope, userId: string, exceptSessionId?: string): Promise<number> {
  const { session } = await prismaOf(ctx);
  const { count } = await session.updateMany({
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

/** From the next request on the session's token is refused. Ending it twice changes nothing. */
export async function endSession({ input }: { input: { sessionId: string } }): Promise<void> {
  await getPrisma().session.updateMany({
    where: { id: input.sessionId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}

/** Ends one session of the person who asks. Ending it twice changes nothing. */
export async function endOwnSession({ ctx, input }: Call<Context, { sessionId: string }>): Promise<void> {
  const userId = requireUser(ctx.actor);
  const prisma = await prismaOf(ctx);
  const own =
    validate(input.sessionId) &&
    (await prisma.session.findFirst({ where: { id: input.sessionId, userId }, select: { id: true } }));
  if (!own)
    throw new AppError({
      code: 'not_found',
      message: 'This session has ended already. Reload the page to see those that are left.',
    });
  await prisma.session.updateMany({ where: { id: own.id, revokedAt: null }, data: { revokedAt: new Date() } });
}
