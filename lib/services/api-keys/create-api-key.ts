import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { createApiKeyText, displayPrefixOf, hashApiKey } from '@/lib/platform/crypto/api-key-text';
import { getEnv } from '@/lib/platform/env/env';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context } from '../context';
import { isEligibleForApi } from '../organizations/plans';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { inTransaction, prismaOf, type Within } from '../transaction';
import { assertExpiryAhead, expirySchema, isLive, keyNameSchema } from './key-rules';

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
  const key = parseInput(inputSchema, input);
  return inTransaction(ctx, (ctx) => insertApiKey(ctx, key));
}

interface NewApiKey {
  name: string;
  expiresAt?: Date | null;
  /** The key that it is to succeed. */
  replacesId?: string;
}

/** The same inside a transaction that does more. */
export async function insertApiKey(
  ctx: Within<Context>,
  { name, expiresAt = null, replacesId }: NewApiKey,
): Promise<CreatedApiKey> {
  const { organizationId, actor } = ctx;
  assertExpiryAhead(actor, expiresAt);
  await lockOrganization(ctx);
  await assertMayHaveAnotherKey(ctx);
  const key = createApiKeyText();
  const { apiKey } = await prismaOf(ctx);
  const row = await apiKey.create({
    data: {
      id: uuidv7(),
      organizationId,
      name,
      hash: hashApiKey(key, getEnv().KEY_PEPPER),
      displayPrefix: displayPrefixOf(key),
      createdById: actor.type === 'user' ? actor.userId : null,
      expiresAt,
      replacesId,
    },
    select: { id: true, name: true, displayPrefix: true, organizationId: true, createdAt: true, expiresAt: true },
  });
  const { id, displayPrefix } = row;
  await writeAuditEntry(ctx, {
    action: 'api_key.created',
    targetId: id,
    detail: { name, displayPrefix, ...(replacesId ? { replacesId } : {}) },
  });
  return { ...row, key };
}

/** So that simultaneous requests can't pass a limit together. */
export async function lockOrganization(ctx: Within<Context>): Promise<void> {
  const prisma = await prismaOf(ctx);
  await prisma.$queryRaw`select from organizations where id = ${ctx.organizationId}::uuid for update`;
}

async function assertMayHaveAnotherKey(ctx: Within<Context>): Promise<void> {
  const { organizationId } = ctx;
  const prisma = await prismaOf(ctx);
  const organization = await prisma.organization.findUnique({ where: { id: organizationId } });
  if (!organization) throw new AppError({ code: 'not_found', message: 'There is no such organization.' });
  if (!isEligibleForApi(organization)) {
    throw new AppError({
      code: 'plan_not_eligible',
      message: 'API keys need a paid Business or Enterprise plan.',
    });
  }
  const limit = getEnv().API_KEYS_MAX_PER_ORGANIZATION;
  const live = await prisma.apiKey.count({ where: { organizationId, ...isLive() } });
  if (live < limit) return;
  throw new AppError({
    code: 'conflict',
    message: `An organization has at most ${limit} live keys; revoke one first.`,
  });
}
