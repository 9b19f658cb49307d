import { AppError } from '@/lib/contracts/app-error';
import { getPool } from '@/lib/platform/database/pool';
import type { Call, Context } from '../context';

export interface CreditBalance {
  /** What can still be spent: the sum of all ledger entries. */
  balance: number;
  /** What running jobs have set aside; already taken from the balance. */
  held: number;
}

export async function getBalance({ ctx }: Call<Context, Record<string, never>>): Promise<CreditBalance> {
  const { rows } = await getPool().query<CreditBalance>(
    'select balance, held from credit_pools where organization_id = $1',
    [ctx.organizationId],
  );
  const pool = rows[0];
  if (!pool) throw new AppError({ code: 'not_found', message: 'There is no such organization.' });
  return pool;
}
