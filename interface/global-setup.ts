import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startWeb } from '@/scripts/web/testing/start-web';
import { startWorker } from '@/scripts/worker/testing/start-worker';
import { holdBackWaitingJobs } from './waiting-jobs';

declare module 'vitest' {
  export interface ProvidedContext {
    service: { url: string; environment: Record<string, string> };
  }
}

/** One service for the whole suite: a database, a web process and a worker, called over HTTP by every file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckwright-interface-'));
  const databaseUrl = await makeDatabase(project.getProvidedContext().templateDatabaseUrl);
  const environment = {
    ...(project.config.env as Record<string, string>),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    // Tests say in a header which address they call from, as behind a proxy.
    TRUSTED_PROXY_HOPS: '1',
  };
  const [web, worker] = await Promise.all([startWeb({ env: environment }), startWorker(environment)]);
  project.provide('service', { url: web.url, environment });
  return async () => {
    worker.child.kill('SIGTERM');
    await Promise.all([web.stop(), worker.ended]);
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function makeDatabase(templateUrl: string): Promise<string> {
  const url = await copyDatabase(templateUrl, 'interface');
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await holdBackWaitingJobs(pool).finally(() => pool.end());
  return url;
}

/** Beside the template, which test files copy theirs from while nobody is connected to it. */
async function copyDatabase(templateUrl: string, name: string): Promise<string> {
  const url = new URL(templateUrl);
  const template = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`).finally(() => client.end());
  url.pathname = `/${name}`;
  return url.href;
}
