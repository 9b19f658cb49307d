import { z } from 'zod';
import type { Prisma } from '@/lib/platform/database/generated/client';
import type { Actor, Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { prismaOf } from '../transaction';

/** Stands for the operator's command in the filter, where a person or a key would stand with their id. */
export const systemActor = 'system';

const inputSchema = z.strictObject({
  limit: z.int().min(1).max(1_000).default(50),
  /** The last entry of the page before. */
  before: z.uuid().optional(),
  action: z.string().max(100).optional(),
  /** The id of a person or of a key, or "system". */
  actor: z.union([z.uuid(), z.literal(systemActor)]).optional(),
});

export type ListAuditInput = z.input<typeof inputSchema>;

export interface AuditRow {
  id: string;
  action: string;
  actor: NamedActor;
  targetId: string | null;
  detail: Prisma.JsonValue;
  createdAt: Date;
}

export interface AuditPage {
  entries: AuditRow[];
  /** What the next page comes before; undefined on the last one. */
  next?: string;
}

/** What was changed in the organization, newest first, for owners and admins. */
export async function listAuditEntries({ ctx, input }: Call<Context, ListAuditInput>): Promise<AuditPage> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { limit, before, action, actor } = parseInput(inputSchema, input);
  const { organizationId } = ctx;
  const prisma = await prismaOf(ctx);
  const rows = await prisma.auditEntry.findMany({
    where: { organizationId, action, ...whereActor(actor), ...(await olderThan(ctx, before)) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    omit: { organizationId: true },
  });
  const shown = rows.slice(0, limit);
  const nameOf = await nameActors(ctx, shown);
  const entries = shown.map(({ actorType, actorId, ...entry }) => ({
    ...entry,
    actor: nameOf({ actorType, actorId }),
  }));
  return { entries, next: rows.length > limit ? entries.at(-1)?.id : undefined };
}

function whereActor(actor: string | undefined) {
  return actor === systemActor ? { actorType: 'system' as const } : { actorId: actor };
}

/** Entries of one millisecond are told apart by their ids. */
async function olderThan(ctx: Context, before: string | undefined) {
  if (before === undefined) return {};
  const prisma = await prismaOf(ctx);
  const last = await prisma.auditEntry.findFirst({
    where: { id: before, organizationId: ctx.organizationId },
    select: { createdAt: true },
  });
  const createdAt = last?.createdAt ?? new Date(0);
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: before } }] };
}

const rowsAtOnce = 1_000;

/** The whole log, newest first, or as filtered; a long one is never in memory as one. */
export async function* readAuditEntries({
  ctx,
  input,
}: Call<Context, Omit<ListAuditInput, 'limit' | 'before'>>): AsyncGenerator<AuditRow> {
  let before: string | undefined;
  do {
    const page: AuditPage = await listAuditEntries({ ctx, input: { ...input, before, limit: rowsAtOnce } });
    yield* page.entries;
    before = page.next;
  } while (before);
}

const mostListed = 200;

/** Everybody who stands in the audit log, to choose from. */
export async function listAuditActors({ ctx }: Call<Context, Record<string, never>>): Promise<NamedActor[]> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { organizationId } = ctx;
  const prisma = await prismaOf(ctx);
  const actors = await prisma.auditEntry.groupBy({
    by: ['actorType', 'actorId'],
    where: { organizationId },
    orderBy: { actorId: 'asc' },
    take: mostListed,
  });
  const nameOf = await nameActors(ctx, actors);
  return actors.map(nameOf).sort((a, b) => (a.name ?? '').localeCompare(b.name ?? ''));
}

export interface NamedActor {
  type: Actor['type'];
  /** Null for the system. */
  id: string | null;
  /** Of the person or of the key; null for the system, and for those whose row is gone. */
  name: string | null;
  email: string | null;
}

interface ActorColumns {
  actorType: Actor['type'];
  actorId: string | null;
}

type NameOf = (actor: ActorColumns) => NamedActor;

/** Looks the actors of many entries up at once. Somebody who has left the organization keeps their name here. */
async function nameActors(ctx: Context, entries: readonly ActorColumns[]): Promise<NameOf> {
  const idsOf = (type: Actor['type']) => [
    ...new Set(entries.flatMap(({ actorType, actorId }) => (actorType === type && actorId ? [actorId] : []))),
  ];
  const prisma = await prismaOf(ctx);
  const [people, keys] = await Promise.all([
    prisma.user.findMany({ where: { id: { in: idsOf('user') } }, select: { id: true, name: true, email: true } }),
    prisma.apiKey.findMany({
      where: { organizationId: ctx.organizationId, id: { in: idsOf('api_key') } },
      select: { id: true, name: true },
    }),
  ]);
  const named = new Map<string, { name: string; email: string | null }>([
    ...people.map(({ id, name, email }) => [id, { name, email }] as const),
    ...keys.map(({ id, name }) => [id, { name, email: null }] as const),
  ]);
  return ({ actorType: type, actorId: id }) => {
    const found = id === null ? undefined : named.get(id);
    return { type, id, name: found?.name ?? null, email: found?.email ?? null };
  };
}
