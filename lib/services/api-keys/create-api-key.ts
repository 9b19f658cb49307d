import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { createApiKeyText, displayPrefixOf, hashApiKey } from '@/lib/platform/crypto/api-key-text';
import { getPrisma } from '@/lib/platform/database/prisma';
import { getEnv } from '@/lib/platform/env/env';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { actorIdOf, type Call, type Context } from '../context';
import { isEligibleForApi } from '../organizations/plans';
import { parseInput } from '../parse-input';
import { requireRole } from '../require-role';

const inputSchema = z.strictObject({
  name: z.string().trim().min(1).max(100),
  expiresAt: z.date().optional(),
});

export type CreateApiKeyInput = z.input<typeof inputSchema>;

export interface CreatedApiKey {
  id: string;
  /** The plaintext: shown now and never again. */
  key: string;
  name: string;
  displayPrefix: string;
  organizationId: string;
  createdAt: Date;
  expiresAt: Date | null;
}

/**
 * Creates a key, for owners and admins of an organization on an eligible plan that has fewer
 * live keys than the limit.
 */
export async function createApiKey({ ctx, input }: Call<Context, CreateApiKeyInput>): Promise<CreatedApiKey> {
  requireRole(ctx.actor, ['owner', 'admin']);
  return getPrisma().$transaction((transaction) => insertApiKey(transaction, ctx, input));
}

/** The same inside a transaction that does more. */
export async function insertApiKey(
  transaction: Prisma.TransactionClient,
  ctx: Context,
  input: CreateApiKeyInput,
): Promise<CreatedApiKey> {
  const { name, expiresAt = null } = parseInput(inputSchema, input);
  await assertMayHaveAnotherKey(transaction, ctx.organizationId);
  const key = createApiKeyText();
  const row = await transaction.apiKey.create({
    data: {
      id: uuidv7(),
      organizationId: ctx.organizationId,
      name,
      hash: hashApiKey(key, getEnv().KEY_PEPPER),
      displayPrefix: displayPrefixOf(key),
      createdById: ctx.actor.type === 'user' ? ctx.actor.userId : null,
      expiresAt,
    },
    select: { id: true, name: true, displayPrefix: true, organizationId: true, createdAt: true, expiresAt: true },
  });
  await transaction.auditEntry.create({
    data: {
      id: uuidv7(),
      organizationId: ctx.organizationId,
      actorType: ctx.actor.type,
      actorId: actorIdOf(ctx.actor),
      action: 'api_key.created',
      targetId: row.id,
      detail: { name, displayPrefix: row.displayPrefix },
    },
  });
  return { ...row, key };
}

/** Locks the organization's row, so that simultaneous requests can't pass the limit together. */
async function assertMayHaveAnotherKey(transaction: Prisma.TransactionClient, organizationId: string): Promise<void> {
  await transaction.$queryRaw`select from organizations where id = ${organizationId}::uuid for update`;
  const organization = await transaction.organization.findUnique({ where: { id: organizationId } });
  if (!organization) throw new AppError({ code: 'not_found', message: 'There is no such organization.' });
  if (!isEligibleForApi(organization)) {
    throw new AppError({
      code: 'plan_not_eligible',
      message: 'API keys need a paid Business or Enterprise plan.',
    });
  }
  const limit = getEnv().API_KEYS_MAX_PER_ORGANIZATION;
  const live = await transaction.apiKey.count({
    where: { organizationId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] },
  });
  if (live < limit) return;
  throw new AppError({ code: 'conflict', message: `An organization has at most ${limit} live keys; revoke one first.` });
}
