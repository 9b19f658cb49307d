import { getServerSession } from 'next-auth';
import type { Context } from '@/lib/services/context';
import { findSession } from '@/lib/services/sessions/find-session';
import { authOptions } from './auth-options';

export interface CurrentPerson {
  ctx: Context;
  name: string;
  email: string;
  organizationName: string;
}

/** The person whose browser asks, acting for their first organization; null when nobody is signed in. */
export async function currentPerson(): Promise<CurrentPerson | null> {
  const session: { sessionId?: unknown } | null = await getServerSession(authOptions);
  if (typeof session?.sessionId !== 'string') return null;
  const person = await findSession({ input: { sessionId: session.sessionId } });
  const membership = person?.memberships[0];
  if (!person || !membership) return null;
  return {
    ctx: {
      organizationId: membership.organizationId,
      actor: { type: 'user', userId: person.userId, role: membership.role },
    },
    name: person.name,
    email: person.email,
    organizationName: membership.organizationName,
  };
}
