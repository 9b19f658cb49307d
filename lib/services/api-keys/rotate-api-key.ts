import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../require-role';
import { insertApiKey, lockOrganization, type CreatedApiKey } from './create-api-key';
import { findLiveKey, isLive, type LiveKey } from './find-live-key';
import { successorName } from './key-name';
import { writeKeyAudit } from './write-key-audit';

const inputSchema = z.strictObject({ apiKeyId: z.string() });

export type RotateApiKeyInput = z.input<typeof inputSchema>;

/**
 * Makes a successor that lives as long as the key was made for. Both work until the old one is
 * revoked, so that whoever uses it can change over in their own time.
 */
export async function rotateApiKey({ ctx, input }: Call<Context, RotateApiKeyInput>): Promise<CreatedApiKey> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { apiKeyId } = parseInput(inputSchema, input);
  const { organizationId, actor } = ctx;
  return getPrisma().$transaction(async (transaction) => {
    await lockOrganization(transaction, organizationId);
    const key = await findLiveKey(transaction, organizationId, apiKeyId);
    await assertNoLiveSuccessor(transaction, organizationId, key);
    const successor = await insertApiKey(
      transaction,
      ctx,
      { name: successorName(key.name), expiresAt: sameLifetime(key) },
      key.id,
    );
    const detail = { successorId: successor.id, successorName: successor.name };
    await writeKeyAudit(transaction, actor, { action: 'api_key.rotated', key: { ...key, organizationId }, detail });
    return successor;
  });
}

/** The old expiry itself may be days away, which is why the key is being rotated. */
function sameLifetime({ createdAt, expiresAt }: LiveKey): Date | undefined {
  return expiresAt ? new Date(Date.now() + (expiresAt.getTime() - createdAt.getTime())) : undefined;
}

async function assertNoLiveSuccessor(
  transaction: Prisma.TransactionClient,
  organizationId: string,
  { id }: LiveKey,
): Promise<void> {
  const successor = await transaction.apiKey.findFirst({
    where: { organizationId, replacesId: id, ...isLive() },
    select: { name: true },
  });
  if (!successor) return;
  throw new AppError({
    code: 'conflict',
    message: `This key has a successor already, “${successor.name}”. Revoke one of the two first.`,
  });
}
