import { validate } from 'uuid';
import { z } from 'zod';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context, OperatorContext } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../require-role';
import { noSuchKey } from './find-live-key';
import { writeKeyAudit } from './write-key-audit';

const inputSchema = z.strictObject({ apiKeyId: z.string() });

export type RevokeApiKeyInput = z.input<typeof inputSchema>;

export interface RevokedApiKey {
  id: string;
  name: string;
  displayPrefix: string;
  organizationId: string;
  revokedAt: Date;
}

const shown = { id: true, name: true, displayPrefix: true, organizationId: true, revokedAt: true } as const;

/** Ends a key from its next request on, whatever the plan. Revoking it again changes nothing. */
export async function revokeApiKey({
  ctx,
  input,
}: Call<Context | OperatorContext, RevokeApiKeyInput>): Promise<RevokedApiKey> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { apiKeyId } = parseInput(inputSchema, input);
  if (!validate(apiKeyId)) throw noSuchKey();
  const where = { id: apiKeyId, organizationId: ctx.organizationId ?? undefined };
  return getPrisma().$transaction(async (transaction) => {
    const { count } = await transaction.apiKey.updateMany({
      where: { ...where, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    const key = await transaction.apiKey.findFirst({ where, select: shown });
    if (!key?.revokedAt) throw noSuchKey();
    if (count > 0) await writeKeyAudit(transaction, ctx.actor, { action: 'api_key.revoked', key });
    return { ...key, revokedAt: key.revokedAt };
  });
}
