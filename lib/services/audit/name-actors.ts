import { getPrisma } from '@/lib/platform/database/prisma';
import type { Actor } from '../context';

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
export async function nameActors(organizationId: string, entries: readonly ActorColumns[]): Promise<NameOf> {
  const idsOf = (type: Actor['type']) => [
    ...new Set(entries.flatMap(({ actorType, actorId }) => (actorType === type && actorId ? [actorId] : []))),
  ];
  const [people, keys] = await Promise.all([
    getPrisma().user.findMany({ where: { id: { in: idsOf('user') } }, select: { id: true, name: true, email: true } }),
    getPrisma().apiKey.findMany({
      where: { organizationId, id: { in: idsOf('api_key') } },
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
