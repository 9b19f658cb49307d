import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { getPool } from '@/lib/platform/database/pool';
import { actorIdOf, type Call, type Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../require-role';
import { creditAmountSchema } from './amount';
import type { CreditBalance } from './get-balance';

const inputSchema = z.strictObject({ credits: creditAmountSchema });

const grant = `
  with pool as (
    update credit_pools set balance = balance + $2 where organization_id = $1 returning balance, held
  ), entry as (
    insert into credit_entries (id, organization_id, kind, amount) select $3, $1, 'grant', $2 from pool
  ), audit as (
    insert into audit_entries (id, organization_id, actor_type, actor_id, action, target_id, detail)
    select $4, $1, $5::actor_type, $6, 'credits.granted', $1, jsonb_build_object('credits', $2::int) from pool
  )
  select balance, held from pool`;

/** Adds credits to the organization's pool. */
export async function grantCredits({ ctx, input }: Call<Context, z.input<typeof inputSchema>>): Promise<CreditBalance> {
  requireRole(ctx.actor, []);
  const { credits } = parseInput(inputSchema, input);
  const { rows } = await getPool().query<CreditBalance>(grant, [
    ctx.organizationId,
    credits,
    uuidv7(),
    uuidv7(),
    ctx.actor.type,
    actorIdOf(ctx.actor),
  ]);
  const pool = rows[0];
  if (!pool) throw new AppError({ code: 'not_found', message: 'There is no such organization.' });
  return pool;
}
