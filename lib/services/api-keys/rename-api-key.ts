import { z } from 'zod';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../require-role';
import { findLiveKey } from './find-live-key';
import { keyNameSchema } from './key-name';
import { writeKeyAudit } from './write-key-audit';

const inputSchema = z.strictObject({ apiKeyId: z.string(), name: keyNameSchema });

export type RenameApiKeyInput = z.input<typeof inputSchema>;

/** Gives a live key another name; whoever uses it notices nothing. */
export async function renameApiKey({
  ctx,
  input,
}: Call<Context, RenameApiKeyInput>): Promise<{ id: string; name: string }> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { apiKeyId, name } = parseInput(inputSchema, input);
  const { organizationId, actor } = ctx;
  return getPrisma().$transaction(async (transaction) => {
    const key = await findLiveKey(transaction, organizationId, apiKeyId);
    if (key.name === name) return { id: key.id, name };
    await transaction.apiKey.update({ where: { id: key.id, organizationId }, data: { name }, select: { id: true } });
    const detail = { previousName: key.name };
    await writeKeyAudit(transaction, actor, {
      action: 'api_key.renamed',
      key: { ...key, name, organizationId },
      detail,
    });
    return { id: key.id, name };
  });
}
