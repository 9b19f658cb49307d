import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { operatorContext } from '@/lib/services/context';
import { findLedgerViolations } from '@/lib/services/credits/check-ledger';
import { sendOutbox } from '@/lib/services/jobs/job-engine';
import { addDocument } from '@/lib/services/knowledge/add-document';
import { getDocument } from '@/lib/services/knowledge/documents';
import { acceptJob } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { startSmallInngest } from './testing/small-inngest';

const signingKey = '0123456789abcdef';

let inngestServer: Awaited<ReturnType<typeof startSmallInngest>>;
let service: TestService;
let tenant: TestTenant;
// The environment is read once a process, so what the tests need is set before anything reads it.
beforeAll(async () => {
  inngestServer = await startSmallInngest(signingKey);
  vi.stubEnv('JOB_ENGINE', 'inngest');
  vi.stubEnv('INNGEST_EVENT_KEY', 'event-key');
  vi.stubEnv('INNGEST_SIGNING_KEY', signingKey);
  vi.stubEnv('INNGEST_BASE_URL', inngestServer.url);
  service = await openTestService();
  tenant = await createTenant({ credits: 1_000 });
  // The SDK reads its settings when it is loaded.
  const { whenConfigured } = await import('./serve');
  await inngestServer.register(whenConfigured);
});
afterAll(async () => {
  await inngestServer.close();
  await service.close();
});

const request = { prompt: '# Plan\n\n- Revenue is $18.4M\n', output_type: 'deck' as const };
const statuses = async () =>
  (await service.database.pool.query<{ status: string }>('select status from jobs')).rows.map(({ status }) => status);
const sendDue = async () => {
  await service.database.pool.query('update outbox_events set next_send_at = now() where next_send_at is not null');
  return sendOutbox({ ctx: operatorContext, input: {} });
};

it('runs jobs and documents that an Inngest took and forgot, and each once', async () => {
  inngestServer.stopWorking();
  const jobIds: string[] = [];
  for (let count = 0; count < 10; count += 1) jobIds.push(await acceptJob(tenant.api, request));
  const bytes = new TextEncoder().encode('Read in spite of all.');
  const { id: documentId } = await addDocument({ ctx: tenant.system, input: { name: 'a.txt', bytes } });
  await sendDue();
  expect(inngestServer.started).toEqual([]);
  expect(await statuses()).toEqual(Array.from({ length: 10 }, () => 'pending'));

  inngestServer.restart();
  expect(await sendDue()).toEqual({ sent: 11, failed: 0 });
  // It remembers these.
  expect(await sendDue()).toEqual({ sent: 11, failed: 0 });
  await inngestServer.settle();

  expect(await statuses()).toEqual(Array.from({ length: 10 }, () => 'completed'));
  expect(await getDocument({ ctx: tenant.system, input: { documentId } })).toMatchObject({ state: 'ready' });
  expect(inngestServer.started.filter((id) => jobIds.includes(id)).sort()).toEqual([...jobIds].sort());
  expect(inngestServer.started).toHaveLength(11);
  expect(await findLedgerViolations({ ctx: tenant.system, input: {} })).toEqual([]);
  expect(await sendDue()).toEqual({ sent: 0, failed: 0 });
});
