// A process of its own, because the verbs that are called here keep the environment they meet first.
import { closeDatabase, openDatabase, useDatabase, type Database } from '@/lib/platform/database/client';
import { loadStartEnv } from '@/lib/platform/env/embedded-env';
import { growDatabase, makeKnownOrganizations, type KnownOrganization } from '@/lib/services/testing/grow-database';
import { step } from '../../prepare/say.mjs';
import { openStore } from '../../supervisor/store';
import { startWeb } from '../../web/testing/start-web';
import { startLoad } from '../api/children';
import { copyDatabase, runOn } from '../api/databases';
import type { BenchFigure } from '../figure';
import type { Sides } from './compare-sides';
import { measureCallsOf, type CallStage } from './measure-calls';
import { measurePagesOf, measureWholePagesOf } from './measure-pages';
import { measureQueue } from './measure-queue';

// The first organization fills its pages on both sides; the second has a hundred jobs on either.
const sizes = {
  small: { jobs: 1_000, organizations: 10, waiting: 10, busyTenths: 7, usualEvery: 10, days: 365 },
  large: { jobs: 1_000_000, organizations: 10_000, waiting: 1_000, busyTenths: 1, usualEvery: 10_000, days: 365 },
};

type Closers = (() => unknown)[];

interface GrowthStage extends CallStage {
  organizations: KnownOrganization[];
}

async function openGrowthStage(dataDir: string, closers: Closers): Promise<GrowthStage> {
  const limits = [
    'GENERATE_LIMIT_PER_MINUTE',
    'STATUS_LIMIT_PER_MINUTE',
    'STATUS_LIMIT_PER_JOB_PER_SECOND',
    'STATUS_BURST_PER_JOB',
  ];
  const given = { ...process.env, ...Object.fromEntries(limits.map((name) => [name, '1000000000'])) };
  const own = {
    DATABASE_URL: undefined,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    JOB_ENGINE: 'embedded',
    JOBS_PENDING_MAX: '100000',
  };
  const store = await openStore(loadStartEnv({ ...given, ...own }), () => undefined);
  closers.push(() => store.close());
  for (const [name, value] of Object.entries(store.source)) if (value !== undefined) process.env[name] = value;
  const url = store.source.DATABASE_URL ?? '';
  const organizations = await makeKnownOrganizations(sizes.small.organizations);
  await closeDatabase();
  const urls: Sides<string> = { small: await copyDatabase(url, 'small'), large: await copyDatabase(url, 'large') };
  await step('Writing 1,000,000 jobs of 10,000 organizations', () =>
    writeFast(url, async () => {
      await growDatabase(urls.small, sizes.small);
      await growDatabase(urls.large, sizes.large);
    }),
  );
  const open = (side: keyof typeof urls): Database => {
    const database = openDatabase(urls[side]);
    closers.push(() => database.close());
    return database;
  };
  const start = async (side: keyof typeof urls) => {
    const web = await startWeb({ env: { DATABASE_URL: urls[side] }, args: [] });
    closers.push(() => web.stop());
    return Number(new URL(web.url).port);
  };
  const load = startLoad();
  closers.push(() => load.stop());
  return {
    organizations,
    load,
    databases: { small: open('small'), large: open('large') },
    ports: { small: await start('small'), large: await start('large') },
  };
}

/** Nothing is lost with rows that are made up, so that the disk need not be waited for while they are written. */
const carefree = { fsync: 'off', full_page_writes: 'off', max_wal_size: '8GB' };

async function writeFast(url: string, work: () => Promise<void>): Promise<void> {
  const set = (change: (name: string) => string) =>
    runOn(url, async (client) => {
      for (const name of Object.keys(carefree)) await client.query(`alter system ${change(name)}`);
      await client.query('select pg_reload_conf()');
    });
  await set((name) => `set ${name} = '${carefree[name as keyof typeof carefree]}'`);
  await work();
  await set((name) => `reset ${name}`);
  await runOn(url, (client) => client.query('checkpoint'));
}

async function measure(stage: GrowthStage): Promise<BenchFigure[]> {
  const [busy, usual] = stage.organizations;
  const measured = [
    ['of an organization with 100,000 jobs', busy!],
    ['of an organization with 100 jobs', usual!],
  ] as const;
  const figures: BenchFigure[] = [];
  for (const [title, organization] of measured)
    figures.push(...(await step(`Whole pages ${title}`, () => measureWholePagesOf(title, organization, stage.ports))));
  for (const [title, organization] of measured)
    figures.push(...(await step(`Pages ${title}`, () => measurePagesOf(title, organization, stage.databases))));
  // What they accept would stand on the pages.
  for (const [title, organization] of measured)
    figures.push(...(await step(`Polls and requests ${title}`, () => measureCallsOf(title, organization, stage))));
  return [...figures, ...(await step('A long queue', () => measureQueue(stage.databases.large)))];
}

async function main(dataDir: string): Promise<void> {
  const closers: Closers = [];
  try {
    process.send?.(await measure(await openGrowthStage(dataDir, closers)));
  } finally {
    useDatabase(undefined);
    for (const close of closers.reverse()) await close();
  }
  process.disconnect();
}

await main(process.argv[2] ?? '');
