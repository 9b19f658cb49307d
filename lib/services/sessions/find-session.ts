import { validate } from 'uuid';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Role } from '../context';
import type { Plan } from '../organizations/plans';
import { touchSession } from './touch-session';

export interface SessionMembership {
  organizationId: string;
  organizationName: string;
  plan: Plan;
  trial: boolean;
  role: Role;
}

export interface SessionPerson {
  userId: string;
  name: string;
  email: string;
  /** In the order in which the person joined. */
  memberships: SessionMembership[];
  /** The one that the person looks at: what they chose, or their first; null for a person without any. */
  active: SessionMembership | null;
}

/** The person behind a session that has neither expired nor been ended; null otherwise. */
export async function findSession({ input }: { input: { sessionId: string } }): Promise<SessionPerson | null> {
  if (!validate(input.sessionId)) return null;
  const session = await getPrisma().session.findFirst({
    where: { id: input.sessionId, revokedAt: null, expiresAt: { gt: new Date() } },
    select: {
      id: true,
      lastSeenAt: true,
      activeOrganizationId: true,
      user: {
        select: {
          id: true,
          name: true,
          email: true,
          memberships: {
            orderBy: { createdAt: 'asc' },
            select: { role: true, organizationId: true, organization: { select: { name: true, plan: true, trial: true } } },
          },
        },
      },
    },
  });
  if (!session) return null;
  touchSession(session);
  const { id, name, email } = session.user;
  const memberships = session.user.memberships.map(({ organizationId, organization: { name: organizationName, plan, trial }, role }) => ({ organizationId, organizationName, plan, trial, role }));
  // A choice counts for as long as the person belongs there.
  const active = memberships.find(({ organizationId }) => organizationId === session.activeOrganizationId) ?? memberships[0] ?? null;
  return { userId: id, name, email, memberships, active };
}
