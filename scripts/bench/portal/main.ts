// A process of its own, because the verbs that are called here keep the environment they meet first.
import { join } from 'node:path';
import type { Response } from '@playwright/test';
import { createClient } from '@/lib/client';
import { closeDatabase } from '@/lib/platform/database/client';
import { findFreePort } from '@/lib/platform/database/embedded/free-port';
import { getPool } from '@/lib/platform/database/pool';
import { systemContext } from '@/lib/services/context';
import { listJobs } from '@/lib/services/jobs/list-jobs';
import type { JobListInput } from '@/lib/services/jobs/list-jobs-query';
import { say, step } from '../../prepare/say.mjs';
import { showErrors } from '../../supervisor/service-output';
import { startService, type RunningService } from '../../supervisor/start-service';
import { type BenchFigure, roundTo, percentile } from '../figure';
import { twelveSlides } from '../twelve-slides';
import { makeJobsTenant, type JobsTenant, words } from './jobs-database';
import { measureVitals } from './measure-vitals';
import { openPortalBrowser, type PortalBrowser } from './portal-browser';

const limit = 50;
const rounds = 40;
const warmUpRounds = 3;
const deepPosition = 90_000;
const dayMs = 86_400_000;

/** What a statement of the list costs by itself: the same rows by the same index. */
const bareQuery = `select id, status, prompt from jobs where organization_id = $1 order by id desc limit ${limit}`;

/** The list of jobs of an organization that has many, in all the ways in which people ask for it. */
async function measureList(tenant: JobsTenant, jobCount: number): Promise<BenchFigure[]> {
  const pool = getPool();
  const ctx = systemContext(tenant.organizationId);
  const cases = Object.entries(await casesOf(tenant)).map(([name, input]) => ({
    name,
    run: (): Promise<unknown> => listJobs({ ctx, input: { limit, ...input } }),
  }));
  const all = [{ name: bareName, run: () => pool.query(bareQuery, [tenant.organizationId]) }, ...cases];
  const samples = new Map(all.map(({ name }) => [name, [] as number[]]));
  // They take turns, because machines are noisy and drift.
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const { name, run } of all) {
      const start = performance.now();
      await run();
      if (round >= 0) samples.get(name)?.push(performance.now() - start);
    }
  }
  return [...samples].map(([name, times]) => ({
    name: `list of ${jobCount.toLocaleString('en')} jobs, ${name}, p50`,
    value: roundTo(percentile(times, 0.5)),
    unit: 'ms',
  }));
}

const bareName = `bare select … limit ${limit}`;

async function casesOf({ organizationId, keys }: JobsTenant): Promise<Record<string, JobListInput>> {
  const { rows } = await getPool().query<{ id: string }>(
    'select id from jobs where organization_id = $1 order by id desc offset $2 limit 1',
    [organizationId, deepPosition],
  );
  const source = keys[0]?.id;
  const day = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return {
    'first page': {},
    'page after the 90,000th': { olderThan: rows[0]?.id },
    failed: { status: 'failed' },
    'unfinished, of which there are none': { status: 'pending' },
    'single slides': { outputType: 'single_slide' },
    'of one key': { source },
    'from the portal': { source: 'portal' },
    'of two days': { from: new Date(day(61)), to: new Date(day(59)) },
    'a word of all': { text: words.everywhere },
    'a word of a tenth': { text: words.tenth },
    'a word of a thousandth': { text: words.thousandth },
    'a word of one old job': { text: words.once },
    'a word of none': { text: 'xylophone' },
    'two words, failed, of one key': { text: `${words.tenth} ${words.everywhere}`, status: 'failed', source },
  };
}

const kilobyte = 1000;
const settleMs = 2000;
/** Below that nothing is compressed, because it would hardly get smaller. */
const compressedFrom = 1024;

/** How much JavaScript each page makes a browser fetch that has seen nothing yet, as it is sent. */
async function measureScripts(
  browser: PortalBrowser,
  pages: Readonly<Record<string, { path: string; aim?: number }>>,
): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = [];
  for (const [name, { path, aim }] of Object.entries(pages)) {
    figures.push({
      name: `JavaScript of ${name}, compressed`,
      value: roundTo((await scriptBytes(browser, path)) / kilobyte),
      unit: 'kB',
      aim,
    });
  }
  return figures;
}

async function scriptBytes(browser: PortalBrowser, path: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const scripts: Response[] = [];
    page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response));
    const answer = await page.goto(path);
    // What a page fetches for later comes after it.
    await page.waitForTimeout(settleMs);
    if (answer?.status() !== 200 || new URL(page.url()).pathname !== path)
      throw new Error(`${path} was answered with ${answer?.status()} at ${page.url()}.`);
    let bytes = 0;
    for (const script of scripts) bytes += await sentBytes(script);
    return bytes;
  } finally {
    await context.close();
  }
}

/** @throws for a script that isn't compressed, or that the next page would fetch again */
async function sentBytes(script: Response): Promise<number> {
  const headers = await script.allHeaders();
  const { responseBodySize } = await script.request().sizes();
  if (!headers['content-encoding'] && responseBodySize >= compressedFrom)
    throw new Error(`${script.url()} isn’t compressed.`);
  if (!headers['cache-control']?.includes('immutable')) throw new Error(`${script.url()} isn’t kept by the browser.`);
  return responseBodySize;
}

const jobCount = 100_000;
const scriptsAimKb = 200;

/** The production service with a data folder of its own; this process reads the same environment. */
async function start(dataDir: string): Promise<RunningService> {
  const port = String(await findFreePort());
  const given = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: undefined,
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_BASE_URL: `http://127.0.0.1:${port}`,
    NEXTAUTH_URL: undefined,
    LOG_LEVEL: 'warn',
    JOB_ENGINE: 'embedded',
    MODEL: undefined,
  };
  const service = await startService({
    root: join(import.meta.dirname, '../../..'),
    given,
    mode: 'production',
    output: (env) => showErrors(say, env.DATA_DIR),
  });
  const { KEY_PEPPER, NEXTAUTH_SECRET, DOWNLOAD_SIGNING_KEYS, PUBLIC_BASE_URL } = service.env;
  Object.assign(process.env, {
    DATABASE_URL: service.databaseUrl,
    DATA_DIR: dataDir,
    KEY_PEPPER,
    NEXTAUTH_SECRET,
    DOWNLOAD_SIGNING_KEYS,
    PUBLIC_BASE_URL,
  });
  return service;
}

async function measure({ url, databaseUrl }: RunningService): Promise<BenchFigure[]> {
  const tenant = await step(`Writing ${jobCount.toLocaleString('en')} jobs of an organization`, () =>
    makeJobsTenant(databaseUrl, jobCount),
  );
  const list = await step('Asking for the list of jobs', () => measureList(tenant, jobCount));
  return [...list, ...(await step('Looking at the pages in Chromium', () => measurePages(url, tenant)))];
}

async function measurePages(url: string, { keys, owner }: JobsTenant): Promise<BenchFigure[]> {
  const client = createClient({ baseUrl: url, apiKey: keys[0]?.key ?? '' });
  const job = await client.generateAndWait({ prompt: twelveSlides, output_type: 'deck' });
  const browser = await openPortalBrowser(url, owner);
  try {
    const pages = {
      '/jobs': { path: '/jobs', aim: scriptsAimKb },
      'a job': { path: `/jobs/${job.job_id}` },
      '/new': { path: '/new' },
      '/usage': { path: '/usage' },
      '/settings/developer': { path: '/settings/developer' },
    };
    return [...(await measureScripts(browser, pages)), ...(await measureVitals(browser))];
  } finally {
    await browser.close();
  }
}

async function main(dataDir: string): Promise<void> {
  const service = await start(dataDir);
  try {
    process.send?.(await measure(service));
  } finally {
    await closeDatabase();
    await service.stop();
  }
  process.disconnect();
}

await main(process.argv[2] ?? '');
