import { z } from 'zod';
import type { Call, Context, Role } from '../context';
import { parseInput } from '../parse-input';
import { requireRole, roles } from '../roles';
import { prismaOf, sqlOf } from '../transaction';

const inputSchema = z.strictObject({
  /** A part of the name or of the e-mail address. */
  search: z.string().trim().max(200).optional(),
  role: z.enum(roles).optional(),
  limit: z.int().min(1).max(200).default(50),
  /** The last person of the page before. */
  after: z.uuid().optional(),
});

export interface ListedMember {
  userId: string;
  name: string;
  email: string;
  role: Role;
  /** When they joined. */
  since: Date;
  /** When one of their sessions was last used; null where none is left. */
  lastSeenAt: Date | null;
}

export interface MemberList {
  members: ListedMember[];
  /** What the next page comes after; undefined on the last one. */
  next?: string;
}

// The last person's place is found by their user row, which stays when they leave in the meantime.
const list = `
  select u.id as "userId", u.name, u.email, m.role, m.created_at as since, s.seen as "lastSeenAt"
  from memberships m join users u on u.id = m.user_id
    left join lateral (select max(last_seen_at) as seen from sessions where user_id = u.id) s on true
  where m.organization_id = $1
    and ($2::text is null or position(lower($2) in lower(u.name)) > 0 or position(lower($2) in u.email) > 0)
    and ($3::role is null or m.role = $3::role)
    and ($4::uuid is null or (lower(u.name), u.id) > (select lower(name), id from users where id = $4))
  order by lower(u.name), u.id
  limit $5`;

/** The organization's people by name. */
export async function listMembers({ ctx, input }: Call<Context, z.input<typeof inputSchema>>): Promise<MemberList> {
  requireRole(ctx.actor, roles);
  const { search, role, limit, after } = parseInput(inputSchema, input);
  const values = [ctx.organizationId, search || null, role ?? null, after ?? null, limit + 1];
  const { rows } = await sqlOf(ctx).query<ListedMember>(list, values);
  const members = rows.slice(0, limit);
  return { members, next: rows.length > limit ? members.at(-1)?.userId : undefined };
}

/** How many people hold each role. */
export async function countMembers({ ctx }: Call<Context, Record<string, never>>): Promise<Record<Role, number>> {
  requireRole(ctx.actor, roles);
  const prisma = await prismaOf(ctx);
  const groups = await prisma.membership.groupBy({
    by: ['role'],
    where: { organizationId: ctx.organizationId },
    _count: true,
  });
  const countOf = (role: Role) => groups.find((group) => group.role === role)?._count ?? 0;
  return { owner: countOf('owner'), admin: countOf('admin'), member: countOf('member') };
}
