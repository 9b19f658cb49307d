import { NIL } from 'uuid';
import { getPool } from '@/lib/platform/database/pool';
import { systemContext, type Call, type OperatorContext } from '../context';
import { findLedgerViolations, type LedgerViolation } from './find-ledger-violations';

export interface LedgerReport {
  violations: LedgerViolation[];
  /** How many were looked at. */
  organizations: number;
}

const organizationsPerPage = 500;

const findOrganizations = 'select id from organizations where id > $1 order by id limit $2';

/** Checks the ledger of every organization, one after the other, so that no statement takes long. */
export async function checkLedger({
  ctx: _operator,
}: Call<OperatorContext, Record<string, never>>): Promise<LedgerReport> {
  const report: LedgerReport = { violations: [], organizations: 0 };
  for (let last: string = NIL; ;) {
    const { rows } = await getPool().query<{ id: string }>(findOrganizations, [last, organizationsPerPage]);
    for (const { id } of rows) {
      report.violations.push(...(await findLedgerViolations({ ctx: systemContext(id), input: {} })));
      report.organizations += 1;
      last = id;
    }
    if (rows.length < organizationsPerPage) return report;
  }
}
