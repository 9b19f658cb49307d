import { validate } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { writeAuditEntry } from '../audit/write-audit-entry';
import type { Call, Context, OperatorContext } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { inTransaction, prismaOf, type Within } from '../transaction';
import { insertApiKey, lockOrganization, type CreatedApiKey } from './create-api-key';
import { assertExpiryAhead, expirySchema, isLive, keyNameSchema, successorName } from './key-rules';

const renameSchema = z.strictObject({ apiKeyId: z.string(), name: keyNameSchema });

export type RenameApiKeyInput = z.input<typeof renameSchema>;

/** Gives a live key another name; whoever uses it notices nothing. */
export async function renameApiKey({
  ctx,
  input,
}: Call<Context, RenameApiKeyInput>): Promise<{ id: string; name: string }> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { apiKeyId, name } = parseInput(renameSchema, input);
  return inTransaction(ctx, async (ctx) => {
    const { id, name: previousName, displayPrefix } = await findLiveKey(ctx, apiKeyId);
    if (previousName === name) return { id, name };
    await updateKey(ctx, id, { name });
    await writeAuditEntry(ctx, {
      action: 'api_key.renamed',
      targetId: id,
      detail: { name, displayPrefix, previousName },
    });
    return { id, name };
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
  return inTransaction(ctx, async (ctx) => {
    const { id, name, displayPrefix, expiresAt: previous } = await findLiveKey(ctx, apiKeyId);
    await updateKey(ctx, id, { expiresAt });
    await writeAuditEntry(ctx, {
      action: 'api_key.expiry_changed',
      targetId: id,
      detail: {
        name,
        displayPrefix,
        expiresAt: expiresAt?.toISOString() ?? null,
        previousExpiresAt: previous?.toISOString() ?? null,
      },
    });
    return { id, expiresAt };
  });
}

const rotateSchema = z.strictObject({ apiKeyId: z.string() });

export type RotateApiKeyInput = z.input<typeof rotateSchema>;

/**
 * Makes a successor that lives as long as the key was made for. Both work until the old one is
 * revoked, so that whoever uses it can change over in their own time.
 */
export async function rotateApiKey({ ctx, input }: Call<Context, RotateApiKeyInput>): Promise<CreatedApiKey> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { apiKeyId } = parseInput(rotateSchema, input);
  return inTransaction(ctx, async (ctx) => {
    await lockOrganization(ctx);
    const key = await findLiveKey(ctx, apiKeyId);
    await assertNoLiveSuccessor(ctx, key);
    const successor = await insertApiKey(ctx, {
      name: successorName(key.name),
      expiresAt: sameLifetime(key),
      replacesId: key.id,
    });
    const { id, name, displayPrefix } = key;
    await writeAuditEntry(ctx, {
      action: 'api_key.rotated',
      targetId: id,
      detail: { name, displayPrefix, successorId: successor.id, successorName: successor.name },
    });
    return successor;
  });
}

/** The old expiry itself may be days away, which is why the key is being rotated. */
function sameLifetime({ createdAt, expiresAt }: LiveKey): Date | undefined {
  return expiresAt ? new Date(Date.now() + (expiresAt.getTime() - createdAt.getTime())) : undefined;
}

async function assertNoLiveSuccessor(ctx: Within<Context>, { id }: LiveKey): Promise<void> {
  const { apiKey } = await prismaOf(ctx);
  const successor = await apiKey.findFirst({
    where: { organizationId: ctx.organizationId, replacesId: id, ...isLive() },
    select: { name: true },
  });
  if (!successor) return;
  throw new AppError({
    code: 'conflict',
    message: `This key has a successor already, “${successor.name}”. Revoke one of the two first.`,
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

const revokedColumns = { id: true, name: true, displayPrefix: true, organizationId: true, revokedAt: true } as const;

/** Ends a key from its next request on, whatever the plan. Revoking it again changes nothing. */
export async function revokeApiKey({
  ctx,
  input,
}: Call<Context | OperatorContext, RevokeApiKeyInput>): Promise<RevokedApiKey> {
  requireRole(ctx.actor, ['owner', 'admin']);
  const { apiKeyId } = parseInput(revokeSchema, input);
  if (!validate(apiKeyId)) throw noSuchKey();
  const where = { id: apiKeyId, organizationId: ctx.organizationId ?? undefined };
  return inTransaction(ctx, async (ctx) => {
    const { apiKey } = await prismaOf(ctx);
    const { count } = await apiKey.updateMany({
      where: { ...where, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    const key = await apiKey.findFirst({ where, select: revokedColumns });
    if (!key?.revokedAt) throw noSuchKey();
    const { id, name, displayPrefix, organizationId, revokedAt } = key;
    if (count > 0) {
      const change = { action: 'api_key.revoked', targetId: id, detail: { name, displayPrefix } } as const;
      await writeAuditEntry({ ...ctx, organizationId }, change);
    }
    return { ...key, revokedAt };
  });
}

const liveColumns = {
  id: true,
  name: true,
  displayPrefix: true,
  createdAt: true,
  expiresAt: true,
  revokedAt: true,
} as const;

type LiveKey = Prisma.ApiKeyGetPayload<{ select: typeof liveColumns }>;

/** A key of the organization that still works, held until the end of the transaction. */
async function findLiveKey(ctx: Within<Context>, id: string): Promise<LiveKey> {
  if (!validate(id)) throw noSuchKey();
  const { organizationId } = ctx;
  const prisma = await prismaOf(ctx);
  await prisma.$queryRaw`select from api_keys where id = ${id}::uuid and organization_id = ${organizationId}::uuid for update`;
  const key = await prisma.apiKey.findFirst({ where: { id, organizationId }, select: liveColumns });
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

async function updateKey(ctx: Within<Context>, id: string, data: Prisma.ApiKeyUpdateInput): Promise<void> {
  const { apiKey } = await prismaOf(ctx);
  await apiKey.update({ where: { id, organizationId: ctx.organizationId }, data, select: { id: true } });
}

function noSuchKey(): AppError {
  return new AppError({ code: 'not_found', message: 'There is no such key.' });
}
