import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';

export interface ListedApiKey {
  id: string;
  name: string;
  displayPrefix: string;
  /** Null where the operator's command made the key. */
  createdBy: { id: string; name: string } | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
}

/** The organization's keys, newest first; their text is nowhere to be had. */
export async function listApiKeys({ ctx }: Call<Context, Record<string, never>>): Promise<ListedApiKey[]> {
  return getPrisma().apiKey.findMany({
    where: { organizationId: ctx.organizationId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      name: true,
      displayPrefix: true,
      createdBy: { select: { id: true, name: true } },
      createdAt: true,
      lastUsedAt: true,
      expiresAt: true,
      revokedAt: true,
    },
  });
}
