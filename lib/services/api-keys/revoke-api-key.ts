import { v7 as uuidv7, validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { getPrisma } from '@/lib/platform/database/prisma';
import { actorIdOf, type Call, type Context, type OperatorContext } from '../context';
import { requireRole } from '../require-role';

export interface RevokedApiKey {
  id: string;
  name: string;
  displayPrefix: string;
  organizationId: string;
  revokedAt: Date;
}

const shown = { id: true, name: true, displayPrefix: true, organizationId: true, revokedAt: true } as const;

/** Ends a key from its next request on. Revoking it again changes nothing. */
export async function revokeApiKey({
  ctx,
  input,
}: Call<Context | OperatorContext, { apiKeyId: string }>): Promise<RevokedApiKey> {
  requireRole(ctx.actor, ['owner', 'admin']);
  if (!validate(input.apiKeyId)) throw noSuchKey();
  const where = { id: input.apiKeyId, organizationId: ctx.organizationId ?? undefined };
  return getPrisma().$transaction(async (transaction) => {
    const { count } = await transaction.apiKey.updateMany({
      where: { ...where, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    const key = await transaction.apiKey.findFirst({ where, select: shown });
    if (!key?.revokedAt) throw noSuchKey();
    if (count > 0) {
      await transaction.auditEntry.create({
        data: {
          id: uuidv7(),
          organizationId: key.organizationId,
          actorType: ctx.actor.type,
          actorId: actorIdOf(ctx.actor),
          action: 'api_key.revoked',
          targetId: key.id,
          detail: { name: key.name, displayPrefix: key.displayPrefix },
        },
      });
    }
    return { ...key, revokedAt: key.revokedAt };
  });
}

function noSuchKey(): AppError {
  return new AppError({ code: 'not_found', message: 'There is no such key.' });
}
