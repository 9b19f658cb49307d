import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { claimJob } from '@/lib/platform/queue/fair-queue';
import { registerWorker } from '@/lib/platform/queue/live-workers';
import { acceptJob } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { findPlaceOf } from './find-place';
import { getJob } from './get-job';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
beforeEach(() => service.database.pool.query('truncate job_queue, workers'));
afterAll(() => service.close());

const worker = () => registerWorker(service.database.pool, { id: randomUUID(), slots: 2 });
const placeOf = ({ system }: TestTenant, jobId: string) => findPlaceOf({ ctx: system, input: { jobId } });
const deck = { prompt: 'A plan', output_type: 'deck' } as const;
const slide = { prompt: 'A plan', output_type: 'single_slide' } as const;

it('counts what comes before a job in its own organization, single slides before decks', async () => {
  const [own, other] = [await createTenant(), await createTenant()];
  await worker();
  const first = await acceptJob(own.api, deck);
  const second = await acceptJob(own.api, deck);
  const urgent = await acceptJob(own.api, slide);
  const foreign = await acceptJob(other.api, deck);
  expect(await placeOf(own, first)).toMatchObject({ before: 1 });
  expect(await placeOf(own, second)).toMatchObject({ before: 2 });
  expect(await placeOf(own, urgent)).toEqual({ before: 0, seconds: 0 });
  expect(await placeOf(other, foreign)).toEqual({ before: 0, seconds: 0 });
  expect(await placeOf(other, first)).toBeNull();
});

it('is reached the later the more organizations share the places, however many jobs each has', async () => {
  const [own, ...others] = [await createTenant(), await createTenant(), await createTenant()];
  await worker();
  await acceptJob(own.api, deck);
  const second = await acceptJob(own.api, deck);
  expect(await placeOf(own, second)).toEqual({ before: 1, seconds: 2 });
  for (const { api } of others) await Promise.all([acceptJob(api, deck), acceptJob(api, deck), acceptJob(api, slide)]);
  expect(await placeOf(own, second)).toEqual({ before: 1, seconds: 5 });
});

it('has no time to tell where no worker lives, and no place for a job that runs', async () => {
  const own = await createTenant();
  const job = await acceptJob(own.api, deck);
  expect(await placeOf(own, job)).toEqual({ before: 0, seconds: null });
  await claimJob(service.database.pool, randomUUID());
  expect(await placeOf(own, job)).toBeNull();
});

it('advises those who poll to come back when its turn may have come', async () => {
  const own = await createTenant();
  await worker();
  const advice: (number | null)[] = [];
  for (let before = 0; before < 4; before += 1) {
    const jobId = await acceptJob(own.api, deck);
    const { retryAfterSeconds } = await getJob({ ctx: own.api, input: { jobId, baseUrl: 'http://localhost' } });
    advice.push(retryAfterSeconds);
  }
  // Two at a time, three seconds each: within the bounds of every advice, the time that the job page shows.
  expect(advice).toEqual([2, 2, 3, 5]);
});
