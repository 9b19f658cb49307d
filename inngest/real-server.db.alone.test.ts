import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { serve } from 'inngest/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getEventSender } from '@/lib/platform/queue/get-job-queue';
import { operatorContext } from '@/lib/services/context';
import { cancelRuns, engineLimits, sendOutbox } from '@/lib/services/jobs/job-engine';
import { failJob } from '@/lib/services/jobs/job-life';
import { acceptJob } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService } from '@/lib/services/testing/test-service';
import { inngest, jobAccepted } from './client';
import { createGenerateDeck } from './generate-deck';

const {
  INNGEST_TEST_URL: baseUrl,
  INNGEST_TEST_EVENT_KEY: eventKey = 'test',
  INNGEST_TEST_SIGNING_KEY: signingKey = '0123456789abcdef',
} = process.env;

const about =
  'a self-hosted Inngest server on this machine (skipped where INNGEST_TEST_URL does not name one, with INNGEST_TEST_EVENT_KEY and INNGEST_TEST_SIGNING_KEY)';

describe.skipIf(!baseUrl)(about, { timeout: 300_000 }, () => {
  let service: TestService;
  let app: Server;
  let calls = 0;
  beforeAll(async () => {
    vi.stubEnv('JOB_ENGINE', 'inngest');
    vi.stubEnv('INNGEST_BASE_URL', baseUrl);
    vi.stubEnv('INNGEST_EVENT_KEY', eventKey);
    vi.stubEnv('INNGEST_SIGNING_KEY', signingKey);
    inngest.setEnvVars(process.env);
    service = await openTestService();
    app = createServer((request, response) => {
      calls += 1;
      void handle(request, response);
    });
    await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
    const serveOrigin = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
    const handle = serve({ client: inngest, functions: [createGenerateDeck(engineLimits())], serveOrigin });
    expect((await fetch(`${serveOrigin}/api/inngest`, { method: 'PUT' })).status).toBe(200);
  });
  afterAll(async () => {
    await new Promise((resolve) => (app.close(resolve), app.closeAllConnections()));
    await service.close();
  });

  const statusOf = async (id: string) =>
    (await service.database.pool.query('select status from jobs where id = $1', [id])).rows[0]?.status as string;

  it('takes an accepted job to its file, once, although its event is sent again', async () => {
    const tenant = await createTenant();
    const jobId = await acceptJob(tenant.api);
    await expect.poll(() => statusOf(jobId), { timeout: 120_000 }).toBe('completed');
    const before = calls;
    const data = { jobId, organizationId: tenant.organizationId, priority: 0 };
    await getEventSender()([{ id: jobId, name: jobAccepted.name, data }]);
    await setTimeout(10_000);
    expect(calls).toBe(before);
  });

  it('ends the runs of jobs that were cancelled', async () => {
    const tenant = await createTenant();
    const jobId = await acceptJob(tenant.api);
    await failJob({ ctx: tenant.system, input: { jobId, code: 'generation_failed', message: 'Ended by the test.' } });
    await cancelRuns({ ctx: {}, input: { jobIds: [jobId] } });
    expect(await sendOutbox({ ctx: operatorContext, input: {} })).toEqual({ sent: 1, failed: 0 });
    expect(await statusOf(jobId)).toBe('failed');
  });
});
