import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import type { Prisma } from '@/lib/platform/database/generated/client';

const shown = { id: true, name: true, displayPrefix: true, createdAt: true, expiresAt: true, revokedAt: true } as const;

export type LiveKey = Prisma.ApiKeyGetPayload<{ select: typeof shown }>;

/** A key of the organization that still works, held until the end of the transaction. */
export async function findLiveKey(
  transaction: Prisma.TransactionClient,
  organizationId: string,
  apiKeyId: string,
): Promise<LiveKey> {
  if (!validate(apiKeyId)) throw noSuchKey();
  await transaction.$queryRaw`select from api_keys where id = ${apiKeyId}::uuid and organization_id = ${organizationId}::uuid for update`;
  const key = await transaction.apiKey.findFirst({ where: { id: apiKeyId, organizationId }, select: shown });
  if (!key) throw noSuchKey();
  if (key.revokedAt)
    throw new AppError({
      code: 'conflict',
      message: 'This key is revoked, and that can’t be undone. Create a new key instead.',
    });
  if (key.expiresAt && key.expiresAt <= new Date())
    throw new AppError({ code: 'conflict', message: 'This key has expired. Create a new key instead.' });
  return key;
}

export function noSuchKey(): AppError {
  return new AppError({ code: 'not_found', message: 'There is no such key.' });
}
