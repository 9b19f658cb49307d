import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStepMemory } from '@/lib/platform/queue/step-memory';
import { findLedgerViolations } from '../credits/check-ledger';
import { getBalance } from '../credits/ledger';
import { tries } from '@/lib/testing/test-run';
import { acceptJob } from '../testing/test-job';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { runJob } from './run-job';

const credits = tries(20, 100);
const count = 5 * credits;

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

it(
  `completes exactly ${credits} of ${count} jobs at once on a pool that covers ${credits}`,
  { timeout: 300_000 },
  async () => {
    const { pool } = service.database;
    const { api, system: ctx, organizationId } = await createTenant({ credits });
    const jobs = await Promise.all(
      Array.from({ length: count }, () => acceptJob(api, { prompt: 'Revenue is $18.4M', output_type: 'single_slide' })),
    );

    await Promise.all(
      jobs.map(async (jobId) =>
        runJob({ ctx, input: { jobId, isLastAttempt: true, step: await openStepMemory(pool, jobId) } }),
      ),
    );

    const { rows } = await pool.query(
      'select status, error_code, count(*)::int from jobs where organization_id = $1 group by 1, 2 order by 1',
      [organizationId],
    );
    expect(rows).toEqual([
      { status: 'completed', error_code: null, count: credits },
      { status: 'failed', error_code: 'insufficient_credits', count: count - credits },
    ]);
    expect(await getBalance({ ctx, input: {} })).toEqual({ balance: 0, held: 0 });
    const { rows: sums } = await pool.query(
      'select sum(amount)::int as ledger from credit_entries where organization_id = $1',
      [organizationId],
    );
    expect(sums).toEqual([{ ledger: 0 }]);
    expect(await findLedgerViolations({ ctx, input: {} })).toEqual([]);
  },
);
