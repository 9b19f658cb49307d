import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DeliveredFile } from '@/lib/generation/pipeline/generation-job';
import { tries } from '@/lib/testing/test-run';
import { completeJob, failJob, startJob } from '../jobs/job-life';
import { acceptJob } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { findLedgerViolations } from './check-ledger';
import { getBalance, grantCredits, holdCredits, releaseCredits, settleCredits } from './ledger';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
  crashOnRequest(service.database.pool);
});
afterAll(() => service.close());

/** Where the process of one operation dies: so many statements in, before the statement or when its answer is lost. */
interface Crash {
  statement: number;
  isAnswerLost: boolean;
}

class Crashed extends Error {}
const crashes = new AsyncLocalStorage<Crash>();

/** From its crash on, an operation's connection is dead, as when the process is: PostgreSQL undoes what was not committed. */
function crashOnRequest(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (done?: unknown) => Promise<pg.PoolClient>;
  vi.spyOn(pool, 'connect').mockImplementation((async (done?: unknown) => {
    const crash = crashes.getStore();
    // The pool's own statements ask with a callback.
    return crash && !done ? dyingClient(await connect(), crash) : connect(done);
  }) as never);
}

function dyingClient(client: pg.PoolClient, crash: Crash) {
  let statements = 0;
  return {
    async query(text: string, values?: unknown[]) {
      statements += 1;
      if (statements < crash.statement) return client.query(text, values);
      if (statements === crash.statement && crash.isAnswerLost) await client.query(text, values);
      throw new Crashed();
    },
    release: (broken?: Error) => client.release(broken),
  };
}

type Operation = {
  kind: 'start' | 'complete' | 'fail' | 'grant' | 'hold' | 'settle' | 'release';
  job: number;
  credits: number;
  crash: Crash | null;
};

/** So few that the same ones meet again and again. */
const jobCount = 3;

const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.constantFrom('start', 'start', 'complete', 'complete', 'fail', 'grant', 'hold', 'settle', 'release'),
  job: fc.nat(jobCount - 1),
  credits: fc.integer({ min: 1, max: 12 }),
  crash: fc.oneof(
    { arbitrary: fc.constant(null), weight: 2 },
    fc.record({ statement: fc.integer({ min: 1, max: 6 }), isAnswerLost: fc.boolean() }),
  ),
});

const fileOf = (jobId: string, slideCount: number): DeliveredFile => ({
  variant: null,
  slideCount,
  blobKey: `${jobId}/deck.pptx`,
  fileName: 'Deck.pptx',
  title: 'Deck',
  bytes: 1,
  sha256: 'a'.repeat(64),
  quality: {} as DeliveredFile['quality'],
});

interface World {
  tenant: TestTenant;
  /** Go through their life as the workers take them. */
  jobs: string[];
  /** The credits of these are moved without regard to their state. */
  bareJobs: string[];
}

function perform({ tenant, jobs, bareJobs }: World, { kind, job, credits }: Operation): Promise<unknown> {
  const ctx = tenant.system;
  const [jobId, bareJobId] = [jobs[job] ?? '', bareJobs[job] ?? ''];
  switch (kind) {
    case 'start':
      return startJob({ ctx, input: { jobId, largestCharge: credits } });
    case 'complete':
      return completeJob({ ctx, input: { jobId, files: [fileOf(jobId, credits)], charge: credits } });
    case 'fail':
      return failJob({ ctx, input: { jobId, code: 'generation_failed', message: 'No.' } });
    case 'grant':
      return grantCredits({ ctx, input: { credits } });
    case 'hold':
      return holdCredits({ ctx, input: { jobId: bareJobId, credits } });
    case 'settle':
      return settleCredits({ ctx, input: { jobId: bareJobId, credits } });
    case 'release':
      return releaseCredits({ ctx, input: { jobId: bareJobId } });
  }
}

/** What may be thrown: the crash that was asked for, and the refusal of a charge that no hold covers. */
async function performOrCrash(world: World, operation: Operation): Promise<void> {
  const work = () => perform(world, operation);
  await (operation.crash ? crashes.run(operation.crash, work) : work()).catch((error: Error) => {
    if (!(error instanceof Crashed) && !error.message.includes('does not cover')) throw error;
  });
}

async function createWorld(credits: number): Promise<World> {
  const tenant = await createTenant({ credits });
  const accept = () => Promise.all(Array.from({ length: jobCount }, () => acceptJob(tenant.api)));
  return { tenant, jobs: await accept(), bareJobs: await accept() };
}

async function expectSound({ tenant: { system }, bareJobs }: World): Promise<void> {
  const violations = await findLedgerViolations({ ctx: system, input: {} });
  expect(violations.filter(({ jobId }) => jobId === null || !bareJobs.includes(jobId))).toEqual([]);
}

describe('the ledger', () => {
  it(
    'stays sound whatever happens at the same time, to the same job, and wherever a process dies',
    { timeout: 180_000 },
    async () => {
      const rounds = fc.array(fc.array(operation, { minLength: 4, maxLength: 12 }), { minLength: 3, maxLength: 6 });
      const property = fc.asyncProperty(fc.integer({ min: 0, max: 40 }), rounds, async (credits, operations) => {
        const world = await createWorld(credits);
        for (const round of operations) {
          await Promise.all([...round.map((each) => performOrCrash(world, each)), expectSound(world)]);
          await expectSound(world);
        }
      });
      await fc.assert(property, { numRuns: tries(15, 100), endOnFailure: true });
    },
  );

  it('gives everything back when every job of a storm has failed', async () => {
    const world = await createWorld(30);
    const { tenant, jobs } = world;
    const storm = jobs.flatMap((_, job) =>
      Array.from({ length: 4 }, () => ({ kind: 'start' as const, job, credits: 9, crash: null })),
    );
    await Promise.all(storm.map((each) => performOrCrash(world, each)));
    await Promise.all(
      [...jobs, ...jobs].map((jobId) =>
        failJob({ ctx: tenant.system, input: { jobId, code: 'generation_failed', message: 'No.' } }),
      ),
    );
    expect(await getBalance({ ctx: tenant.system, input: {} })).toEqual({ balance: 30, held: 0 });
    await expectSound(world);
  });
});
