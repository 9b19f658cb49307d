import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '@/lib/platform/database/client';
import { claimJob, dropEndedJobs, findEndedJobs, finishJob } from '@/lib/platform/queue/fair-queue';
import { holdLease } from '@/lib/platform/queue/lease';
import { watchWorkers } from '@/lib/platform/queue/live-workers';
import { dispatchOutbox } from '@/lib/platform/queue/outbox';
import { listManagedKeys } from './api-keys/list-managed-keys';
import { authenticateApiKey } from './api-keys/authenticate-api-key';
import { deleteExpiredFiles } from './artifacts/delete-expired-files';
import { operatorContext, systemContext, type Context } from './context';
import { listLedger } from './credits/list-ledger';
import { createJob } from './jobs/create-job';
import { createPortalJob } from './jobs/create-portal-job';
import { getJob } from './jobs/get-job';
import { getJobDetails } from './jobs/get-job-details';
import { getJobProgress } from './jobs/get-job-progress';
import { completeJob, failJob, failOverdueJobs, startJob } from './jobs/job-life';
import { listJobChanges, listJobs, listJobsKeys } from './jobs/list-jobs';
import type { JobListInput } from './jobs/list-jobs-query';
import { getFirstSteps } from './organizations/get-first-steps';
import { listRequests } from './requests/list-requests';
import { runSweeps } from './retention/run-sweeps';
import { findSession } from './sessions/find-session';
import { listRecentTemplates } from './templates/list-templates';
import { growDatabase, makeKnownOrganizations, type KnownOrganization } from './testing/grow-database';
import { deckRequest, deliverFile } from './testing/test-job';
import { openTestService, type TestService } from './testing/test-service';
import { findGrowingWork, openWatchedDatabase, type PlanLimits, type WatchedDatabase } from './testing/watch-plans';
import { inTransaction, sqlOf } from './transaction';
import { getUsage } from './usage/get-usage';
import { readUsagePeriod } from './usage/usage-period';

let service: TestService;
let database: WatchedDatabase;
/** One with a tenth of all jobs, and one with as many as most have. */
let busy: KnownOrganization;
let usual: KnownOrganization;

beforeAll(async () => {
  service = await openTestService();
  const organizations = await makeKnownOrganizations(2);
  [busy, usual] = [organizations[0]!, organizations[1]!];
  await growDatabase(service.database.url, {
    jobs: 60_000,
    organizations: 1_500,
    waiting: 500,
    busyTenths: 1,
    usualEvery: 1_000,
    days: 60,
  });
  database = await openWatchedDatabase(service.database.url);
  useDatabase(database);
}, 300_000);
afterAll(async () => {
  await database.close();
  await service.close();
});

/** PostgreSQL may plan a prepared statement once for all values from the sixth time on. */
const untilPlannedForGood = 7;

async function expectNoGrowingWork(work: () => Promise<unknown>, limits?: PlanLimits): Promise<void> {
  for (let time = 0; time < untilPlannedForGood; time += 1) {
    const plans = await database.plansOf(work);
    expect(plans).not.toEqual([]);
    expect(plans.flatMap((plan) => findGrowingWork(plan, limits))).toEqual([]);
  }
}

const personOf = ({ id, owner }: KnownOrganization): Context => ({
  organizationId: id,
  actor: { type: 'user', userId: owner.userId, role: 'owner' },
});
const apiOf = ({ id, keys }: KnownOrganization): Context => ({
  organizationId: id,
  actor: { type: 'api_key', apiKeyId: keys[0]!.id },
});

/** A job of the organization, and who may poll it. */
async function pollOf({ id: organizationId }: KnownOrganization, status: string) {
  const { rows } = await database.pool.query<{ jobId: string; apiKeyId: string }>(
    `select id as "jobId", api_key_id as "apiKeyId" from jobs
     where organization_id = $1 and status = $2 and api_key_id is not null order by id desc limit 1`,
    [organizationId, status],
  );
  const { jobId, apiKeyId } = rows[0]!;
  const ctx: Context = { organizationId, actor: { type: 'api_key', apiKeyId } };
  return { ctx, input: { jobId, baseUrl } };
}

const baseUrl = 'http://localhost';
const accept = (organization: KnownOrganization, idempotencyKey?: string) =>
  createJob({
    ctx: apiOf(organization),
    input: { request: deckRequest, sentBody: deckRequest, baseUrl, idempotencyKey },
  });

const organizations = [
  ['an organization with a tenth of all jobs', () => busy],
  ['an organization with few jobs', () => usual],
] as const;

describe.each(organizations)('of %s, nothing reads more the more there is:', (_, organization) => {
  it('a key is looked up', async () => {
    const { key } = organization().keys[0]!;
    await expectNoGrowingWork(() => authenticateApiKey({ input: { key } }));
  });

  it.each(['completed', 'pending'])('a %s job is polled', async (status) => {
    if (status === 'pending') await accept(organization());
    const { ctx, input } = await pollOf(organization(), status);
    // Of a waiting job, those are counted that wait, too: a row each, and no more than 500.
    const limits = { mostRows: 1_500 };
    await expectNoGrowingWork(() => getJob({ ctx, input }), limits);
    await expectNoGrowingWork(() => getJobProgress({ ctx: personOf(organization()), input }), limits);
    await expectNoGrowingWork(() => getJobDetails({ ctx: personOf(organization()), input }));
  });

  it('a job is accepted, with a key of its own, without, again, and at the form', async () => {
    await expectNoGrowingWork(() => accept(organization()));
    await expectNoGrowingWork(() => accept(organization(), randomUUID()));
    await accept(organization(), 'again');
    await expectNoGrowingWork(() => accept(organization(), 'again'));
    await expectNoGrowingWork(() =>
      createPortalJob({
        ctx: personOf(organization()),
        input: { submissionId: randomUUID().replaceAll('-', ''), request: deckRequest },
      }),
    );
  });

  it('a job begins, and ends', async () => {
    const ctx = systemContext(organization().id);
    await expectNoGrowingWork(async () => {
      const [done, failed] = [(await accept(organization())).body.job_id, (await accept(organization())).body.job_id];
      for (const jobId of [done, failed]) await startJob({ ctx, input: { jobId, largestCharge: 10 } });
      await completeJob({ ctx, input: { jobId: done, files: [await deliverFile(ctx, done)], charge: 8 } });
      await failJob({ ctx, input: { jobId: failed, code: 'generation_failed', message: 'No.' } });
    });
  });

  const lists: Record<string, JobListInput> = {
    'in full': {},
    failed: { status: 'failed' },
    waiting: { status: 'pending' },
    'running, of which there are none': { status: 'processing' },
    'of slides': { outputType: 'single_slide' },
    'of the portal': { source: 'portal' },
    'of two days': { from: new Date('2001-01-01'), to: new Date('2001-01-03') },
    'of jobs with a word of all': { text: 'review' },
    'of jobs with a word of a tenth': { text: 'quarterly' },
    'of jobs with a word of none': { text: 'xylophone' },
  };

  it.each(Object.entries(lists))('the jobs page is shown, %s', async (_, input) => {
    const ctx = personOf(organization());
    const { older } = await listJobs({ ctx, input });
    await expectNoGrowingWork(() => listJobs({ ctx, input }));
    if (older) await expectNoGrowingWork(() => listJobs({ ctx, input: { ...input, olderThan: older } }));
    await expectNoGrowingWork(() => listJobChanges({ ctx, input }));
  });

  it('and what stands around it', async () => {
    const ctx = personOf(organization());
    const { owner, keys } = organization();
    await expectNoGrowingWork(() => listJobs({ ctx, input: { source: keys[3]!.id } }));
    await expectNoGrowingWork(() => findSession({ input: owner }));
    await expectNoGrowingWork(() => listJobsKeys({ ctx, input: {} }));
    await expectNoGrowingWork(() => getFirstSteps({ ctx, input: {} }));
    await expectNoGrowingWork(() => listManagedKeys({ ctx, input: {} }));
    await expectNoGrowingWork(() => listRecentTemplates({ ctx, input: {} }));
  });

  it('the usage page is shown', async () => {
    const ctx = personOf(organization());
    const { from, to, days } = readUsagePeriod({ days: '30' }, new Date());
    // As many rows as days have sources and types.
    const most = days.length * (organization().keys.length + 1) * 2;
    await expectNoGrowingWork(() => getUsage({ ctx, input: { from, to } }), {
      mostRows: 3 * most,
      mostSorted: most,
    });
    const { entries } = await listLedger({ ctx, input: {} });
    await expectNoGrowingWork(() => listLedger({ ctx, input: { limit: 6 } }));
    await expectNoGrowingWork(() => listLedger({ ctx, input: { before: entries.at(-1)!.id } }));
    await expectNoGrowingWork(() => listRequests({ ctx, input: {} }));
  });
});

it.each(['zq', '会議', 'kestrel', 'review'])('a search for “%s” in few jobs reads no jobs of others', async (text) => {
  await expectNoGrowingWork(() => listJobs({ ctx: personOf(usual), input: { text } }));
});

describe('whoever works for all reads what there is to do alone:', () => {
  it('a worker, but for the queue itself, which a claim reads once', async () => {
    const worker = randomUUID();
    const queue = ['job_queue', 'queue_turns', 'organizations'];
    await expectNoGrowingWork(
      async () => {
        const job = await claimJob(database.pool, worker);
        await finishJob(database.pool, worker, job!.jobId);
      },
      { readWhole: queue, mostSorted: 500 },
    );
    await expectNoGrowingWork(() => findEndedJobs(database.pool, worker));
  });

  it('the guardian', async () => {
    const watch = watchWorkers();
    await expectNoGrowingWork(() => watch.findDead(database.pool));
    await expectNoGrowingWork(() => failOverdueJobs({ ctx: operatorContext, input: {} }));
    await expectNoGrowingWork(() => dropEndedJobs(database.pool));
    await expectNoGrowingWork(() => holdLease(database.pool, { name: 'plans', holder: randomUUID(), seconds: 1 }));
  });

  it('the sender of what Inngest has not heard of', async () => {
    await database.pool.query(`
      insert into outbox_events (id, name, event_id, data, sent_at, next_send_at)
      select gen_random_uuid(), 'deckwright/job.accepted', id::text, jsonb_build_object('jobId', id), now(), null
      from jobs limit 20000`);
    await database.pool.query('analyze outbox_events');
    await expectNoGrowingWork(() => dispatchOutbox(database.pool, async () => undefined));
  });

  it('the sweeps of what grows the most', async () => {
    await expectNoGrowingWork(() => deleteExpiredFiles(null));
    const step = { run: <T>(_: string, work: () => Promise<T>) => work() };
    // Those tables hold what is in use and little else, and are read once in ten minutes.
    const readWhole = ['rate_limits', 'sessions', 'outbox_events', '_private_jobs', 'knowledge_documents'];
    await expectNoGrowingWork(
      () => runSweeps({ ctx: operatorContext, input: { schedule: 'often', step, batches: 1 } }),
      { readWhole },
    );
  });
});

describe('the watch itself', () => {
  const undone = new Error('enough was seen');

  async function faultsWithout(index: string, work: (ctx: Context) => Promise<unknown>): Promise<string[]> {
    const plans = await database.plansOf(async () => {
      const over = inTransaction(personOf(busy), async (ctx) => {
        await sqlOf(ctx).query(`drop index ${index}`);
        await work(ctx);
        throw undone;
      });
      await expect(over).rejects.toBe(undone);
    });
    return plans.flatMap((plan) => findGrowingWork(plan));
  }

  it('sees rows that are read in vain where an index is gone', async () => {
    const faults = await faultsWithout('jobs_organization_id_prompt_trgm_idx', (ctx) =>
      listJobs({ ctx, input: { text: 'xylophone' } }),
    );
    expect(faults).toContainEqual(expect.stringMatching(/^reads \d+ rows: with page/));
  });

  it('sees a sort of all that there is, for a few rows of it', async () => {
    const plans = await database.plansOf(() =>
      database.pool.query('select id from jobs where organization_id = $1 order by finished_at limit 10', [busy.id]),
    );
    expect(plans.flatMap((plan) => findGrowingWork(plan))).toContainEqual(expect.stringMatching(/^sorts \d{4} rows: /));
  });

  it('sees a table that is read whole', async () => {
    const faults = await faultsWithout('artifacts_job_id_idx', (ctx) => listJobs({ ctx, input: {} }));
    expect(faults).toContainEqual(expect.stringMatching(/^reads all of artifacts: with page/));
  });
});
