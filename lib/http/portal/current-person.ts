import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { Context, Role } from '@/lib/services/context';
import type { Plan } from '@/lib/services/organizations/plans';
import { findSession } from '@/lib/services/sessions/find-session';
import { currentRequest } from './sign-in/request-view';
import { signInPath, wantedPath } from './sign-in/return-path';
import { readSessionId } from './sign-in/session-cookie';

export interface CurrentPerson {
  ctx: Context;
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  role: Role;
  organization: { id: string; name: string; plan: Plan; trial: boolean };
  /** All that the person belongs to, for the switcher. */
  organizations: { id: string; name: string; role: Role }[];
}

/** Who is signed in, whether they belong to an organization or not; null for a visitor. Asked once a request. */
export const currentSession = cache(async () => {
  const sessionId = await readSessionId(await currentRequest());
  const person = sessionId === null ? null : await findSession({ input: { sessionId } });
  return sessionId === null || !person ? null : { sessionId, person };
});

/** The person whose browser asks, acting for the organization that they chose; null when there is none. */
export async function currentPerson(): Promise<CurrentPerson | null> {
  const session = await currentSession();
  if (!session?.person.active) return null;
  const { sessionId } = session;
  const { active, memberships, userId, name, email } = session.person;
  return {
    ctx: { organizationId: active.organizationId, actor: { type: 'user', userId, role: active.role } },
    sessionId,
    userId,
    name,
    email,
    role: active.role,
    organization: { id: active.organizationId, name: active.organizationName, plan: active.plan, trial: active.trial },
    organizations: memberships.map(({ organizationId, organizationName, role }) => ({
      id: organizationId,
      name: organizationName,
      role,
    })),
  };
}

/**
 * For pages and their layouts: the person who is signed in. Visitors are sent to the sign-in page, and back again
 * afterwards; people without any organization to a page where they can make one.
 */
export async function requirePerson(): Promise<CurrentPerson> {
  const person = await currentPerson();
  if (person) return person;
  if (await currentSession()) redirect('/signup/organization');
  redirect(signInPath(wantedPath(await currentRequest())));
}
