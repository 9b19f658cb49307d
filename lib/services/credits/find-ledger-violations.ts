import { getPool } from '@/lib/platform/database/pool';
import { getEnv } from '@/lib/platform/env/env';
import type { Call, Context } from '../context';
import type { Sql } from '../sql';
import { findBrokenRules, type LedgerRule } from './ledger-rules';

export interface LedgerViolation {
  organizationId: string;
  /** Null where the pool as a whole is at fault. */
  jobId: string | null;
  rule: LedgerRule;
}

/**
 * Where an organization's ledger contradicts itself, the pool or the jobs; empty in a sound database,
 * also while jobs run, because one statement sees one moment.
 */
export async function findLedgerViolations({
  ctx,
  sql = getPool(),
}: Call<Context, Record<string, never>> & { sql?: Sql }): Promise<LedgerViolation[]> {
  const { organizationId } = ctx;
  const { CREDITS_PER_SLIDE, CREDITS_PER_VARIANT } = getEnv();
  const values = [organizationId, CREDITS_PER_SLIDE, CREDITS_PER_VARIANT];
  const { rows } = await sql.query<Omit<LedgerViolation, 'organizationId'>>(findBrokenRules, values);
  return rows.map((row) => ({ organizationId, ...row }));
}
