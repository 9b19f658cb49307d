import { validate } from 'uuid';
import { getPool } from '@/lib/platform/database/pool';
import type { Role } from '../context';
import type { Plan } from '../organizations/plans';

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

interface SessionRow {
  lastSeenAt: Date;
  activeOrganizationId: string | null;
  userId: string;
  name: string;
  email: string;
  memberships: SessionMembership[];
}

/** One statement, because every page asks it, and what it answers fits together even while the person is removed. */
const findLiveSession = `
  select session.last_seen_at as "lastSeenAt", session.active_organization_id as "activeOrganizationId",
    person.id as "userId", person.name, person.email, coalesce(belongs.memberships, '[]') as memberships
  from sessions session
  join users person on person.id = session.user_id
  left join lateral (
    select json_agg(json_build_object(
        'organizationId', organization.id, 'organizationName', organization.name, 'plan', organization.plan,
        'trial', organization.trial, 'role', membership.role
      ) order by membership.created_at, organization.id) as memberships
    from memberships membership
    join organizations organization on organization.id = membership.organization_id
    where membership.user_id = person.id
  ) belongs on true
  where session.id = $1 and session.revoked_at is null and session.expires_at > now()`;

/** The person behind a session that has neither expired nor been ended; null otherwise. */
export async function findSession({ input }: { input: { sessionId: string } }): Promise<SessionPerson | null> {
  if (!validate(input.sessionId)) return null;
  const { rows } = await getPool().query<SessionRow>({
    name: 'find-live-session',
    text: findLiveSession,
    values: [input.sessionId],
  });
  const row = rows[0];
  if (!row) return null;
  const { lastSeenAt, activeOrganizationId, memberships, ...person } = row;
  touchSession({ id: input.sessionId, lastSeenAt });
  // A choice counts for as long as the person belongs there.
  const active =
    memberships.find(({ organizationId }) => organizationId === activeOrganizationId) ?? memberships[0] ?? null;
  return { ...person, memberships, active };
}

const staleMs = 60_000;

const touch = `
  update sessions set last_seen_at = now()
  where id = $1 and last_seen_at < now() - make_interval(secs => $2)`;

/** Notes that a session is in use, at most once a minute. Nobody waits for it, and the next request makes a failure good. */
function touchSession({ id, lastSeenAt }: { id: string; lastSeenAt: Date }): void {
  if (Date.now() - lastSeenAt.getTime() < staleMs) return;
  void getPool()
    .query(touch, [id, staleMs / 1000])
    .catch(() => undefined);
}
