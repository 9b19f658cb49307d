import { getPrisma } from '@/lib/platform/database/prisma';
import type { Role } from '../context';

export interface SessionPerson {
  userId: string;
  name: string;
  email: string;
  memberships: { organizationId: string; organizationName: string; role: Role }[];
}

/** The person behind a session that has neither expired nor been ended; null otherwise. */
export async function findSession({ input }: { input: { sessionId: string } }): Promise<SessionPerson | null> {
  const session = await getPrisma().session.findFirst({
    where: { id: input.sessionId, revokedAt: null, expiresAt: { gt: new Date() } },
    select: {
      user: {
        select: {
          id: true,
          name: true,
          email: true,
          memberships: {
            orderBy: { createdAt: 'asc' },
            select: { role: true, organizationId: true, organization: { select: { name: true } } },
          },
        },
      },
    },
  });
  if (!session) return null;
  const { id, name, email, memberships } = session.user;
  return {
    userId: id,
    name,
    email,
    memberships: memberships.map(({ organizationId, organization, role }) => ({
      organizationId,
      organizationName: organization.name,
      role,
    })),
  };
}
