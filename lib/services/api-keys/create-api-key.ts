import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { createApiKeyText, displayPrefixOf, hashApiKey } from '@/lib/platform/crypto/api-key-text';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { getPrisma } from '@/lib/platform/database/prisma';
import { getEnv } from '@/lib/platform/env/env';
import type { Call, Context } from '../context';
import { isEligibleForApi } from '../organizations/plans';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { assertExpiryAhead, expirySchema, isLive, keyNameSchema } from './key-rules';
import { writeKeyAudit } from './write-key-audit';

const inputSchema = z.strictObject({
  name: keyNameSchema,
  expiresAt: expirySchema.optional(),
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
  replacesId: string | null = null,
): Promise<CreatedApiKey> {
  const { name, expiresAt = null } = parseInput(inputSchema, input);
  assertExpiryAhead(ctx.actor, expiresAt);
  await lockOrganization(transaction, ctx.organizationId);
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
      replacesId,
    },
    select: { id: true, name: true, displayPrefix: true, organizationId: true, createdAt: true, expiresAt: true },
  });
  await writeKeyAudit(transaction, ctx.actor, {
    action: 'api_key.created',
    key: row,
    detail: replacesId ? { replacesId } : {},
  });
  return { ...row, key };
}

/** So that simultaneous requests can't pass a limit together. */
export async function lockOrganization(transaction: Prisma.TransactionClient, organizationId: string): Promise<void> {
  await transaction.$queryRaw`select from organizations where id = ${organizationId}::uuid for update`;
}

async function assertMayHaveAnotherKey(transaction: Prisma.TransactionClient, organizationId: string): Promise<void> {
  const organization = await transaction.organization.findUnique({ where: { id: organizationId } });
  if (!organization) throw new AppError({ code: 'not_found', message: 'There is no such organization.' });
  if (!isEligibleForApi(organization)) {
    throw new AppError({
      code: 'plan_not_eligible',
      message: 'API keys need a paid Business or Enterprise plan.',
    });
  }
  const limit = getEnv().API_KEYS_MAX_PER_ORGANIZATION;
  const live = await transaction.apiKey.count({ where: { organizationId, ...isLive() } });
  if (live < limit) return;
  throw new AppError({
    code: 'conflict',
    message: `An organization has at most ${limit} live keys; revoke one first.`,
  });
}
