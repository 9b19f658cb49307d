import { z } from 'zod';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../require-role';
import { nameActors, type NamedActor } from './name-actors';

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
  const rows = await getPrisma().auditEntry.findMany({
    where: { organizationId, action, ...whereActor(actor), ...(await olderThan(ctx, before)) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    omit: { organizationId: true },
  });
  const shown = rows.slice(0, limit);
  const nameOf = await nameActors(organizationId, shown);
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
async function olderThan({ organizationId }: Context, before: string | undefined) {
  if (before === undefined) return {};
  const last = await getPrisma().auditEntry.findFirst({
    where: { id: before, organizationId },
    select: { createdAt: true },
  });
  const createdAt = last?.createdAt ?? new Date(0);
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: before } }] };
}
