import { z } from 'zod';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../require-role';
import { assertExpiryAhead, expirySchema } from './expiry';
import { findLiveKey } from './find-live-key';
import { writeKeyAudit } from './write-key-audit';

const inputSchema = z.strictObject({ apiKeyId: z.string(), expiresAt: expirySchema });

export type ChangeApiKeyExpiryInput = z.input<typeof inputSchema>;

/** Ends a live key sooner or later than planned, or never; one that has ended stays so. */
export async function changeApiKeyExpiry({
  ctx,
  input,
}: Call<Context, ChangeApiKeyExpiryInput>): Promise<{ id: string; expiresAt: Date | null }> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { apiKeyId, expiresAt } = parseInput(inputSchema, input);
  assertExpiryAhead(ctx.actor, expiresAt);
  const { organizationId, actor } = ctx;
  return getPrisma().$transaction(async (transaction) => {
    const key = await findLiveKey(transaction, organizationId, apiKeyId);
    await transaction.apiKey.update({
      where: { id: key.id, organizationId },
      data: { expiresAt },
      select: { id: true },
    });
    const detail = {
      expiresAt: expiresAt?.toISOString() ?? null,
      previousExpiresAt: key.expiresAt?.toISOString() ?? null,
    };
    await writeKeyAudit(transaction, actor, {
      action: 'api_key.expiry_changed',
      key: { ...key, organizationId },
      detail,
    });
    return { id: key.id, expiresAt };
  });
}
