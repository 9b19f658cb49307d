import { z } from 'zod';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { getEnv } from '@/lib/platform/env/env';
import { cutText } from '@/lib/text/cut/cut-text';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { prismaOf } from '../transaction';
import { isLive } from './key-rules';

/** Ended keys are kept for ever; the page shows the latest. */
const mostEnded = 50;

const inputSchema = z.strictObject({
  /** Part of a name, or the beginning of a key. */
  search: z.string().max(100).optional(),
});

const shown = {
  id: true,
  name: true,
  displayPrefix: true,
  createdBy: { select: { name: true } },
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
  revokedAt: true,
  replacesId: true,
} as const;

export type ManagedKey = Prisma.ApiKeyGetPayload<{ select: typeof shown }>;

/** Two live keys of which one was made to succeed the other. */
export interface Rotation {
  old: ManagedKey;
  successor: ManagedKey;
  /** Whether the old one was used, or may have been, since there is a new one. */
  isOldInUse: boolean;
}

export interface ManagedKeys {
  /** Newest first, but a key that is being replaced directly after its successor. */
  live: ManagedKey[];
  /** How many there are, found or not. */
  liveCount: number;
  /** Revoked and expired ones, newest first; the latest of them. */
  ended: ManagedKey[];
  endedCount: number;
  rotations: Rotation[];
}

/** The organization's keys as those who manage them look at them; their text is nowhere to be had. */
export async function listManagedKeys({
  ctx,
  input,
}: Call<Context, z.input<typeof inputSchema>>): Promise<ManagedKeys> {
  const search = parseInput(inputSchema, input).search?.trim() ?? '';
  const { organizationId } = ctx;
  const orderBy: Prisma.ApiKeyOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'desc' }];
  const whereEnded: Prisma.ApiKeyWhereInput = { AND: [{ organizationId, NOT: isLive() }, isLike(search)] };
  const prisma = await prismaOf(ctx);
  const { apiKey } = prisma;
  const [live, ended, endedCount] = await Promise.all([
    apiKey.findMany({ where: { organizationId, ...isLive() }, orderBy, select: shown }),
    apiKey.findMany({ where: whereEnded, orderBy, take: mostEnded, select: shown }),
    apiKey.count({ where: whereEnded }),
  ]);
  const rotations = findRotations(live);
  const inOrder = pairUp(live, rotations);
  return { live: inOrder.filter((key) => isFound(key, search)), liveCount: live.length, ended, endedCount, rotations };
}

function isLike(search: string): Prisma.ApiKeyWhereInput {
  if (!search) return {};
  return {
    OR: [{ name: { contains: search, mode: 'insensitive' } }, { displayPrefix: { startsWith: cutText(search, 8) } }],
  };
}

function isFound({ name, displayPrefix }: ManagedKey, search: string): boolean {
  // Whoever has the whole key at hand may paste it.
  return name.toLowerCase().includes(search.toLowerCase()) || displayPrefix.startsWith(cutText(search, 8));
}

function findRotations(live: readonly ManagedKey[]): Rotation[] {
  return live.flatMap((successor) => {
    const old = live.find(({ id }) => id === successor.replacesId);
    return old ? [{ old, successor, isOldInUse: isUsedSince(old, successor.createdAt) }] : [];
  });
}

/** The time of last use may be as stale as the setting says: what is not known to be unused counts as used. */
function isUsedSince({ lastUsedAt }: ManagedKey, time: Date): boolean {
  return (
    lastUsedAt !== null && lastUsedAt.getTime() + getEnv().API_KEY_LAST_USED_STALE_SECONDS * 1_000 >= time.getTime()
  );
}

function pairUp(live: readonly ManagedKey[], rotations: readonly Rotation[]): ManagedKey[] {
  const replaced = new Set(rotations.map(({ old }) => old.id));
  const withOld = (key: ManagedKey): ManagedKey[] => {
    const pair = rotations.find(({ successor }) => successor.id === key.id);
    return pair ? [key, ...withOld(pair.old)] : [key];
  };
  return live.filter(({ id }) => !replaced.has(id)).flatMap(withOld);
}

const most = 5;

/** Whom to ask for a key: names of owners, then of admins; the first few. */
export async function listKeyManagers({ ctx }: Call<Context, Record<string, never>>): Promise<string[]> {
  const prisma = await prismaOf(ctx);
  const memberships = await prisma.membership.findMany({
    where: { organizationId: ctx.organizationId, role: { in: ['owner', 'admin'] } },
    orderBy: [{ role: 'asc' }, { createdAt: 'asc' }],
    take: most,
    select: { user: { select: { name: true } } },
  });
  return memberships.map(({ user }) => user.name);
}
