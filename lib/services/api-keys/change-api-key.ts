import { validate } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { getPrisma } from '@/lib/platform/database/prisma';
import type { Call, Context, OperatorContext } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { insertApiKey, lockOrganization, type CreatedApiKey } from './create-api-key';
import { findLiveKey, noSuchKey, type LiveKey } from './find-live-key';
import { assertExpiryAhead, expirySchema, isLive, keyNameSchema, successorName } from './key-rules';
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

const renameSchema = z.strictObject({ apiKeyId: z.string(), name: keyNameSchema });

export type RenameApiKeyInput = z.input<typeof renameSchema>;

/** Gives a live key another name; whoever uses it notices nothing. */
export async function renameApiKey({
  ctx,
  input,
}: Call<Context, RenameApiKeyInput>): Promise<{ id: string; name: string }> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { apiKeyId, name } = parseInput(renameSchema, input);
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

const changeExpirySchema = z.strictObject({ apiKeyId: z.string(), expiresAt: expirySchema });

export type ChangeApiKeyExpiryInput = z.input<typeof changeExpirySchema>;

/** Ends a live key sooner or later than planned, or never; one that has ended stays so. */
export async function changeApiKeyExpiry({
  ctx,
  input,
}: Call<Context, ChangeApiKeyExpiryInput>): Promise<{ id: string; expiresAt: Date | null }> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { apiKeyId, expiresAt } = parseInput(changeExpirySchema, input);
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

const revokeSchema = z.strictObject({ apiKeyId: z.string() });

export type RevokeApiKeyInput = z.input<typeof revokeSchema>;

interface RevokedApiKey {
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
  const { apiKeyId } = parseInput(revokeSchema, input);
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
