// A process of its own, because the verbs that are called here keep the environment they meet first.
import { join } from 'node:path';
import { createClient } from '@/lib/client';
import { closeDatabase } from '@/lib/platform/database/client';
import { findFreePort } from '@/lib/platform/database/embedded/free-port';
import { say, step } from '../../prepare/say.mjs';
import { showErrors } from '../../supervisor/service-output';
import { startService, type RunningService } from '../../supervisor/start-service';
import type { Figure } from '../figure';
import { twelveSlides } from '../twelve-slides';
import { makeJobsTenant, type JobsTenant } from './jobs-database';
import { measureList } from './measure-list';
import { measureScripts } from './measure-scripts';
import { measureVitals } from './measure-vitals';
import { openPortalBrowser } from './portal-browser';

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

async function measure({ url, databaseUrl }: RunningService): Promise<Figure[]> {
  const tenant = await step(`Writing ${jobCount.toLocaleString('en')} jobs of an organization`, () =>
    makeJobsTenant(databaseUrl, jobCount),
  );
  const list = await step('Asking for the list of jobs', () => measureList(tenant, jobCount));
  return [...list, ...(await step('Looking at the pages in Chromium', () => measurePages(url, tenant)))];
}

async function measurePages(url: string, { keys, owner }: JobsTenant): Promise<Figure[]> {
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
