import { InngestTestEngine } from '@inngest/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { rowsPerBatch } from '@/lib/services/retention/run-sweeps';
import { acceptJob, completeWithFiles, finishedDaysAgo } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService } from '@/lib/services/testing/test-service';
import { sweepJobs, sweepNightly, sweepOften } from './sweeps';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

describe('the sweeps', () => {
  it('remove the files of old jobs, batch by batch', async () => {
    const tenant = await createTenant();
    const jobId = await acceptJob(tenant.api);
    const { blobKey } = await completeWithFiles(tenant.system, jobId);
    await finishedDaysAgo(service.database.pool, jobId, 31);
    const { result, error } = await new InngestTestEngine({ function: sweepNightly }).execute();
    expect(error).toBeUndefined();
    expect(result).toMatchObject({ files: { removed: 1, failed: 0, isFinished: true } });
    expect(await getBlobStore().head(blobKey)).toBeNull();
  });

  it('look through the files batch by batch, each as a step of its own', async () => {
    const { result } = await new InngestTestEngine({ function: sweepNightly }).executeStep('files-1');
    expect(result).toEqual({ ok: true, value: { removed: 0, failed: 0, next: null } });
  });

  it('go on in a further step where many rows have expired', async () => {
    const expired = 8 * rowsPerBatch + 1;
    await service.database.pool.query(
      `insert into rate_limits (key, points, expire) select 'old ' || n, 1, 1 from generate_series(1, $1::int) n`,
      [expired],
    );
    const { ctx, error } = await new InngestTestEngine({ function: sweepOften }).execute();
    expect(error).toBeUndefined();
    expect(stepsRun(ctx)).toEqual(['sweep-1', 'sweep-2']);
    const { rows } = await service.database.pool.query(
      'select count(*)::int as left from rate_limits where expire = 1',
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  it('run by the clock, and never twice at a time', () => {
    expect(sweeps.map(({ opts }) => opts)).toMatchObject([
      { id: 'sweep-jobs', concurrency: 1 },
      { id: 'sweep-often', concurrency: 1 },
      { id: 'sweep-nightly', concurrency: 1 },
    ]);
  });

  it('leave of the 50,000 executions a month of a small plan four fifths to the jobs when there is nothing to do', async () => {
    let executions = 0;
    for (const sweep of sweeps) {
      const { ctx, error } = await new InngestTestEngine({ function: sweep }).execute();
      expect(error).toBeUndefined();
      executions += runsAMonth(cronOf(sweep)) * (1 + stepsRun(ctx).length);
    }
    expect(executions).toBeGreaterThan(0);
    expect(executions).toBeLessThanOrEqual(10_000);
  });
});

const sweeps = [sweepJobs, sweepOften, sweepNightly];

/** Each once: the engine of the tests calls a function anew for each of its steps, as Inngest does. */
function stepsRun(ctx: { step: { run: unknown } }): string[] {
  return [...new Set(vi.mocked(ctx.step.run as (id: string) => void).mock.calls.map(([id]) => id))];
}

function cronOf({ opts }: (typeof sweeps)[number]): string {
  const [trigger] = opts.triggers as { cron: string }[];
  return trigger?.cron ?? '';
}

/** Minutes of 31 days at which a cron of numbers, `*` and `*\/n` for minutes and hours runs. */
function runsAMonth(cron: string): number {
  const [minute = '', hour = '', ...days] = cron.split(' ');
  expect(days).toEqual(['*', '*', '*']);
  return 31 * matching(minute, 60) * matching(hour, 24);
}

function matching(field: string, range: number): number {
  expect(field).toMatch(/^(?:\*(?:\/\d+)?|\d+)$/);
  const [, every = '1'] = field.split('/');
  return field.startsWith('*') ? Math.ceil(range / Number(every)) : 1;
}
