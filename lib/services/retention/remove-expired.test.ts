import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Step } from '@/lib/generation/pipeline/generation-job';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { jobsPerBatch } from '../artifacts/delete-expired-files';
import { operatorContext } from '../context';
import { createJob } from '../jobs/create-job';
import { createSession } from '../sessions/create-session';
import { endSession } from '../sessions/end-session';
import { findSession } from '../sessions/find-session';
import { completeWithFiles, deckRequest, finishedDaysAgo, acceptJob } from '../testing/test-job';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { createUser } from '../users/create-user';
import { rowsPerBatch } from './delete-expired-rows';
import { removeExpired } from './remove-expired';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const sql = (text: string, values: unknown[] = []) => service.database.pool.query(text, values);

/** Runs it as the worker does, and tells the steps that were taken. */
async function sweep() {
  const steps: string[] = [];
  const step: Step = { run: (name, work) => (steps.push(name), work()) };
  return { removed: await removeExpired({ ctx: operatorContext, input: { step } }), steps };
}

describe('removeExpired', () => {
  it('finds nothing in a young installation', async () => {
    const { removed, steps } = await sweep();
    expect(removed).toEqual({ jobs: 0, failedJobs: 0, idempotencyRecords: 0, sessions: 0 });
    expect(steps).toEqual(['files-1', 'idempotencyRecords-1', 'sessions-1']);
  });

  it('goes on while a batch is full', async () => {
    const { organizationId } = await createTenant();
    const insert = `
      insert into jobs (id, organization_id, status, output_type, prompt, error_code, error_message, deadline_at, finished_at)
      select gen_random_uuid(), $1, 'failed', 'deck', 'x', 'generation_failed', 'x', now(), now() - interval '31 days' from generate_series(1, $2::int)`;
    await sql(insert, [organizationId, 2 * jobsPerBatch + 1]);
    const { removed, steps } = await sweep();
    expect(removed.jobs).toBe(2 * jobsPerBatch + 1);
    expect(steps.slice(0, 3)).toEqual(['files-1', 'files-2', 'files-3']);
    expect((await sweep()).removed.jobs).toBe(0);
  });

  it('takes away the files of old jobs', async () => {
    const { system, api } = await createTenant();
    const jobId = await acceptJob(api);
    const { blobKey } = await completeWithFiles(system, jobId);
    await finishedDaysAgo(service.database.pool, jobId, 31);
    expect((await sweep()).removed.jobs).toBe(1);
    expect(await getBlobStore().head(blobKey)).toBeNull();
  });

  it('forgets the Idempotency-Keys that have expired, and no others', async () => {
    const { api } = await createTenant();
    for (const idempotencyKey of ['old', 'young']) {
      await createJob({ ctx: api, input: { request: deckRequest, sentBody: deckRequest, idempotencyKey, baseUrl: 'http://localhost' } });
    }
    await sql(`update idempotency_records set expires_at = now() where key = 'old'`);
    expect((await sweep()).removed.idempotencyRecords).toBe(1);
    expect((await sql('select key from idempotency_records')).rows).toEqual([{ key: 'young' }]);
  });

  it('ends with the sessions that have expired or were ended', async () => {
    const { system } = await createTenant();
    const { id: userId } = await createUser({ ctx: system, input: { email: 'a@example.org', password: 'long enough, surely', role: 'owner' } });
    const [live, ended, expired] = await Promise.all([1, 2, 3].map(() => createSession({ input: { userId } })));
    await endSession({ input: { sessionId: ended!.id } });
    await sql('update sessions set expires_at = now() where id = $1', [expired!.id]);
    expect((await sweep()).removed.sessions).toBe(2);
    expect(await findSession({ input: { sessionId: live!.id } })).toMatchObject({ userId });
    expect((await sql('select id from sessions')).rows).toEqual([{ id: live!.id }]);
  });

  it('removes more rows than one statement does', async () => {
    const { system } = await createTenant();
    const { id: userId } = await createUser({ ctx: system, input: { email: 'b@example.org', password: 'long enough, surely', role: 'owner' } });
    const insert = `insert into sessions (id, user_id, expires_at) select gen_random_uuid(), $1, now() from generate_series(1, $2::int)`;
    await sql(insert, [userId, rowsPerBatch + 1]);
    expect((await sweep()).removed.sessions).toBe(rowsPerBatch + 1);
  });
});
