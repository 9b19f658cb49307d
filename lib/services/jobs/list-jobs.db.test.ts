import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revokeApiKey } from '../api-keys/change-api-key';
import { createApiKey } from '../api-keys/create-api-key';
import type { Context } from '../context';
import { acceptJob, completeWithFiles } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { createUser } from '../users/create-user';
import { failJob } from './job-life';
import { listJobChanges, listJobs, listJobsKeys } from './list-jobs';
import type { JobListInput } from './list-jobs-query';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const deck = (prompt: string) => ({ prompt, output_type: 'deck' as const });
const list = (ctx: Context, input: JobListInput = {}) => listJobs({ ctx, input });
const idsOf = async (ctx: Context, input: JobListInput = {}) => (await list(ctx, input)).jobs.map(({ id }) => id);

async function person({ system, organizationId }: TestTenant, name: string): Promise<Context> {
  const { id: userId } = await createUser({
    ctx: system,
    input: { email: `${name}-${organizationId}@example.com`, password: 'long enough', name, role: 'member' },
  });
  return { organizationId, actor: { type: 'user', userId, role: 'member' } };
}

/** Writes jobs as they would be had they been accepted at these times. */
async function writeJobs(
  { organizationId, key }: TestTenant,
  times: readonly Date[],
  prompt = 'A plan',
): Promise<string[]> {
  const ids = times.map((time, index) => uuidv7({ msecs: time.getTime(), seq: index }));
  await service.database.pool.query(
    `insert into jobs (id, organization_id, api_key_id, status, output_type, prompt, created_at, finished_at, deadline_at)
     select id, $2, $3, 'completed', 'deck', $5, at, at, at from unnest($1::uuid[], $4::timestamptz[]) as job (id, at)`,
    [ids, organizationId, key.id, times, prompt],
  );
  return ids;
}

/** Every page from the first to the last, by what each says of the next. */
async function pageThrough(ctx: Context, input: JobListInput): Promise<string[][]> {
  const pages: string[][] = [];
  for (let older: string | null | undefined; older !== null;) {
    const page = await list(ctx, { ...input, olderThan: older });
    pages.push(page.jobs.map(({ id }) => id));
    older = page.older;
  }
  return pages;
}

describe('the list of jobs', () => {
  it('shows the organization’s own alone, newest first, with what became of each', async () => {
    const tenant = await createTenant();
    const stranger = await createTenant();
    await acceptJob(stranger.api);
    const bruno = await person(tenant, 'Bruno');
    const made = await acceptJob(tenant.api, deck('# Kick-off\n\nTen slides'));
    await completeWithFiles(tenant.system, made);
    const failed = await acceptJob(bruno, { prompt: 'One slide', output_type: 'single_slide', variant_count: 3 });
    await failJob({ ctx: tenant.system, input: { jobId: failed, code: 'insufficient_credits', message: 'Too few.' } });
    const { jobs, older, newer } = await list(tenant.system);
    expect(jobs).toMatchObject([
      {
        id: failed,
        status: 'failed',
        outputType: 'single_slide',
        variantCount: 3,
        errorCode: 'insufficient_credits',
        title: 'One slide',
        by: { type: 'person', name: 'Bruno' },
        fileCount: 0,
        firstFileId: null,
      },
      {
        id: made,
        status: 'completed',
        outputType: 'deck',
        errorCode: null,
        title: 'Größe & plan',
        by: { type: 'key', name: 'Key' },
        fileCount: 1,
        slideCount: 8,
        firstFileId: expect.any(String),
      },
    ]);
    expect([older, newer]).toEqual([null, null]);
  });

  it('knows how large a file was that is gone, and shows no picture of it', async () => {
    const tenant = await createTenant();
    const jobId = await acceptJob(tenant.api);
    await completeWithFiles(tenant.system, jobId);
    await service.database.pool.query('update artifacts set deleted_at = now() where job_id = $1', [jobId]);
    expect((await list(tenant.system)).jobs).toMatchObject([{ slideCount: 8, firstFileId: null }]);
  });

  it('takes one place to begin at, and has bounds', async () => {
    const { system } = await createTenant();
    for (const input of [
      { limit: 0 },
      { limit: 101 },
      { olderThan: uuidv7(), newerThan: uuidv7() },
      { source: 'x' },
      { from: new Date('2026-02-30T') },
      { text: 'x'.repeat(201) },
      { organizationId: uuidv7() } as JobListInput,
    ]) {
      await expect(list(system, input)).rejects.toMatchObject({ code: 'invalid_request' });
    }
  });
});

describe('the filters of the list', () => {
  let tenant: TestTenant;
  let other: string;
  let jobs: { waiting: string; made: string; slide: string; portal: string };
  beforeAll(async () => {
    tenant = await createTenant();
    const second = await createApiKey({ ctx: tenant.system, input: { name: 'Other' } });
    other = second.id;
    const made = await acceptJob(tenant.api, deck('The Alder plan'));
    await completeWithFiles(tenant.system, made);
    const slide = await acceptJob(
      { ...tenant.api, actor: { type: 'api_key', apiKeyId: other } },
      { prompt: 'alder in one slide', output_type: 'single_slide' },
    );
    const portal = await acceptJob(await person(tenant, 'Carla'), deck('Birch plan'));
    const waiting = await acceptJob(tenant.api, deck('Birch and alder'));
    jobs = { waiting, made, slide, portal };
  });

  it.each([
    ['state', { status: 'completed' }, ['made']],
    ['states that none is in', { status: 'failed' }, []],
    ['type', { outputType: 'single_slide' }, ['slide']],
    ['the portal', { source: 'portal' }, ['portal']],
    ['text, in any case', { text: 'ALDER' }, ['waiting', 'slide', 'made']],
    ['words in any order', { text: ' alder  birch ' }, ['waiting']],
    ['text of no job', { text: 'cedar' }, []],
    ['state, type and text', { status: 'pending', outputType: 'deck', text: 'plan' }, ['portal']],
    ['the portal and text', { source: 'portal', text: 'alder' }, []],
  ] as const)('narrow it by %s', async (_name, input, names) => {
    expect(await idsOf(tenant.system, input)).toEqual(names.map((name) => jobs[name]));
  });

  it('narrow it by key, but never to those of others', async () => {
    expect(await idsOf(tenant.system, { source: other })).toEqual([jobs.slide]);
    expect(await idsOf(tenant.system, { source: other, status: 'pending', text: 'slide' })).toEqual([jobs.slide]);
    const stranger = await createTenant();
    expect(await idsOf(stranger.system, { source: other })).toEqual([]);
    expect(await idsOf(stranger.system, { text: jobs.made })).toEqual([]);
  });

  it('find a job by its id', async () => {
    expect(await idsOf(tenant.system, { text: jobs.made.toUpperCase() })).toEqual([jobs.made]);
  });
});

describe('the time of the list', () => {
  it('has its beginning and not its end', async () => {
    const tenant = await createTenant();
    const times = [
      '2026-02-27T23:59:59.999Z',
      '2026-02-28T00:00:00.000Z',
      '2026-02-28T23:59:59.999Z',
      '2026-03-01T00:00:00.000Z',
    ];
    const ids = await writeJobs(
      tenant,
      times.map((time) => new Date(time)),
    );
    const newestFirst = [...ids].reverse();
    const [from, to] = [new Date('2026-02-28'), new Date('2026-03-01')];
    expect(await idsOf(tenant.system, { from, to })).toEqual([ids[2], ids[1]]);
    expect(await idsOf(tenant.system, { from })).toEqual(newestFirst.slice(0, 3));
    expect(await idsOf(tenant.system, { to })).toEqual(newestFirst.slice(1));
    expect(await idsOf(tenant.system, { from: to, to: from })).toEqual([]);
    const ever = { from: new Date('0001-01-01'), to: new Date('9999-12-31') };
    expect(await idsOf(tenant.system, { ...ever, text: 'plan' })).toEqual(newestFirst);
  });
});

describe('text to search for', () => {
  it('stands for itself, whatever SQL makes of its signs', async () => {
    const tenant = await createTenant();
    const prompts = [
      'Grow 100% faster',
      'Use snake_case',
      'Path C:\\plans',
      'The board\'s "plan"',
      'Grow 1000 faster',
      'Use snakeXcase',
      '예산 계획',
    ];
    const ids = new Map<string, string>();
    for (const prompt of prompts) ids.set(prompt, await acceptJob(tenant.api, deck(prompt)));
    const found = async (text: string) =>
      (await idsOf(tenant.system, { text })).map((id) => prompts.find((prompt) => ids.get(prompt) === id));
    expect(await found('100%')).toEqual(['Grow 100% faster']);
    expect(await found('_')).toEqual(['Use snake_case']);
    expect(await found('\\')).toEqual(['Path C:\\plans']);
    expect(await found('C:\\plans')).toEqual(['Path C:\\plans']);
    expect(await found("board's")).toEqual(['The board\'s "plan"']);
    expect(await found('"plan"')).toEqual(['The board\'s "plan"']);
    expect(await found("'; drop table jobs; --")).toEqual([]);
    expect(await found('계획')).toEqual(['예산 계획']);
    expect(await found('\u0000grow')).toEqual(['Grow 1000 faster', 'Grow 100% faster']);
    expect(await found(' \n ')).toHaveLength(prompts.length);
  });

  it('is looked for at the beginning of the prompt alone', async () => {
    const tenant = await createTenant();
    await acceptJob(tenant.api, deck(`${'a '.repeat(150)}late`));
    expect(await idsOf(tenant.system, { text: 'late' })).toEqual([]);
  });
});

describe('the pages of the list', () => {
  it('hold each of 2,000 jobs once, also when many were accepted in the same millisecond', async () => {
    const tenant = await createTenant();
    const start = Date.UTC(2026, 2, 1);
    const ids = await writeJobs(
      tenant,
      Array.from({ length: 2000 }, (_, index) => new Date(start + Math.floor(index / 120))),
    );
    const pages = await pageThrough(tenant.system, { limit: 30, text: 'plan', status: 'completed' });
    expect(pages.flat()).toEqual([...ids].reverse());
    expect(pages.map((page) => page.length)).toEqual([...Array<number>(66).fill(30), 20]);
  });

  it('can be gone back through; the way back ends with the first page, in full', async () => {
    const tenant = await createTenant();
    const ids = (
      await writeJobs(
        tenant,
        Array.from({ length: 10 }, (_, index) => new Date(Date.UTC(2026, 2, 1) + index)),
      )
    ).reverse();
    const [first, second, third] = await pageThrough(tenant.system, { limit: 4 });
    const back = await list(tenant.system, { limit: 4, newerThan: third?.[0] });
    expect(back.jobs.map(({ id }) => id)).toEqual(second);
    expect([back.newer, back.older]).toEqual([second?.[0], second?.[3]]);
    const [arrived] = await writeJobs(tenant, [new Date(Date.UTC(2026, 2, 2))]);
    const again = await list(tenant.system, { limit: 4, newerThan: second?.[0] });
    expect(again.jobs.map(({ id }) => id)).toEqual(first);
    const newest = await list(tenant.system, { limit: 4, newerThan: first?.[0] });
    expect(newest.jobs.map(({ id }) => id)).toEqual([arrived, ...ids.slice(0, 3)]);
    expect([newest.newer, newest.older]).toEqual([null, ids[2]]);
  });
});

describe('the changes of the list', () => {
  it('are another token, the same for all who see the same page', async () => {
    const tenant = await createTenant();
    const token = async (input: JobListInput = {}) => {
      const { token: changes } = await listJobChanges({ ctx: tenant.system, input });
      expect(changes).toBe((await list(tenant.system, input)).token);
      return changes;
    };
    const seen = [await token()];
    const jobId = await acceptJob(tenant.api);
    seen.push(await token());
    expect(await token()).toBe(seen[1]);
    const failed = await token({ status: 'failed' });
    await failJob({ ctx: tenant.system, input: { jobId, code: 'generation_failed', message: 'It broke off.' } });
    seen.push(await token());
    expect(new Set(seen).size).toBe(seen.length);
    expect(await token({ status: 'failed' })).not.toBe(failed);
    const older = await token({ olderThan: jobId });
    await acceptJob(tenant.api);
    expect(await token({ olderThan: jobId })).toBe(older);
  });

  it('of others change nothing', async () => {
    const [tenant, stranger] = [await createTenant(), await createTenant()];
    const before = await listJobChanges({ ctx: tenant.system, input: {} });
    await acceptJob(stranger.api);
    expect(await listJobChanges({ ctx: tenant.system, input: {} })).toEqual(before);
  });
});

describe('the keys of the list', () => {
  it('are the organization’s own, those in use first', async () => {
    const tenant = await createTenant();
    await createTenant();
    const amber = await createApiKey({ ctx: tenant.system, input: { name: 'amber' } });
    await createApiKey({ ctx: tenant.system, input: { name: 'Zoo' } });
    await revokeApiKey({ ctx: tenant.system, input: { apiKeyId: amber.id } });
    const keys = await listJobsKeys({ ctx: tenant.system, input: {} });
    expect(keys.map(({ name, isRevoked }) => [name, isRevoked])).toEqual([
      ['Key', false],
      ['Zoo', false],
      ['amber', true],
    ]);
  });
});
