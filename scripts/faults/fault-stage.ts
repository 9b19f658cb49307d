import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { realpathSync } from 'node:fs';
import pg from 'pg';
import { openDatabase, useDatabase, type Database } from '@/lib/platform/database/client';
import { findFreePort } from '@/lib/platform/database/embedded/free-port';
import { migrate } from '@/lib/platform/database/migrate/migrate';
import { loadStartEnv } from '@/lib/platform/env/embedded-env';
import type { EnvSource } from '@/lib/platform/env/env-error';
import { keepProcess, type KeptProcess } from '../chaos/kept-process';
import { makePayingTenant, plainSettings, type Tenant } from '../chaos/stage';
import { bundleOf } from '../prepare/bundle.mjs';
import { PlainError, say } from '../prepare/say.mjs';
import { openStore } from '../supervisor/store';
import { openFaultProxy, type FaultProxy } from './fault-proxy';
import { serviceOf, type ServiceName } from './outside-services';
import { startStandIn, type StandIn } from './stand-ins';

/** A service of ours with all its processes, and a proxy in front of each outside service that it asks. */
export interface FaultStage {
  url: string;
  /** The callers'; and one that has nothing else under way. */
  tenants: { callers: Tenant; canary: Tenant };
  proxies: Partial<Record<ServiceName, FaultProxy>>;
  kept: readonly KeptProcess[];
  database: Database;
  stopProcesses: () => Promise<(number | null)[]>;
  close: () => Promise<void>;
}

/** The PostgreSQL that all stages have databases in. */
export interface FaultStore {
  source: EnvSource;
  close: () => Promise<void>;
}

/** Short enough for ten seconds to show what comes of them. */
const shortWaits = { MODEL_TIMEOUT_SECONDS: '6', DATABASE_QUERY_TIMEOUT_SECONDS: '4' };
const startMs = 60_000;

export async function openFaultStore(folder: string): Promise<FaultStore> {
  const dataDir = join(realpathSync(folder), 'data');
  const store = await openStore(loadStartEnv({ ...plainSettings(dataDir), ...shortWaits }), () => undefined);
  for (const [name, value] of Object.entries(store.source)) if (value !== undefined) process.env[name] = value;
  return { source: store.source, close: store.close };
}

interface OpenFaultStage {
  root: string;
  folder: string;
  name: string;
  store: FaultStore;
  services: readonly ServiceName[];
}

/** Its database is of its own. Services whose program is missing here are left out, and said so. */
export async function openFaultStage({ root, folder, name, store, services }: OpenFaultStage): Promise<FaultStage> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const directUrl = await createDatabase(store.source.DATABASE_URL!, `faults_${name}`);
    const env: Record<string, string | undefined> = { ...store.source, DATABASE_URL: directUrl };
    const proxies: FaultStage['proxies'] = {};
    const standIns: StandIn[] = [];
    for (const service of services) {
      const standIn = await (service === 'postgres' ? standInOf(directUrl) : startStandIn[service]());
      if (!standIn) {
        say(
          `${serviceOf(service).title}: left out, because there is no redis-server here (REDIS_SERVER_PATH names one)`,
        );
        continue;
      }
      closers.push(() => standIn.close());
      const proxy = await openFaultProxy(standIn.port, serviceOf(service).manner);
      closers.push(() => proxy.close());
      Object.assign(env, standIn.settings(proxy.port));
      proxies[service] = proxy;
      standIns.push(standIn);
    }
    const database = openDatabase(directUrl, { poolSize: 4 });
    closers.push(() => database.close());
    const tenants = await makeTenants(database);
    const { url, kept } = await startProcesses({ root, folder, name, env, hasInngest: services.includes('inngest') });
    const stopProcesses = () => Promise.all(kept.map((one) => one.stop()));
    closers.push(stopProcesses);
    await untilReady(kept);
    for (const standIn of standIns) await standIn.meet?.(url);
    return { url, tenants, proxies, kept, database, stopProcesses, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  const created = new URL(url);
  created.pathname = `/${name}`;
  await migrate(created.href);
  return created.href;
}

/** PostgreSQL stands for itself. */
function standInOf(directUrl: string): StandIn {
  return {
    port: Number(new URL(directUrl).port),
    settings(port) {
      const proxied = new URL(directUrl);
      Object.assign(proxied, { hostname: '127.0.0.1', port: String(port) });
      return { DATABASE_URL: proxied.href };
    },
    close: () => Promise.resolve(),
  };
}

async function makeTenants(database: Database): Promise<FaultStage['tenants']> {
  useDatabase(database);
  try {
    return { callers: await makePayingTenant(1), canary: await makePayingTenant(2) };
  } finally {
    useDatabase(undefined);
  }
}

interface StartProcesses {
  root: string;
  folder: string;
  name: string;
  env: Record<string, string | undefined>;
  hasInngest: boolean;
}

async function startProcesses({ root, folder, name, env, hasInngest }: StartProcesses) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { ...env, PORT: String(port), PUBLIC_BASE_URL: url, NEXTAUTH_URL: url, DECKWRIGHT_FAULTS: randomUUID() };
  const keep = (part: 'web' | 'worker', args: string[]) =>
    keepProcess({
      name: `${part} ${name}`,
      cwd: root,
      log: join(folder, `${part}-${name}.log`),
      args: [bundleOf(root, part), ...args],
      ready: `${part} ready`,
      env: own,
    });
  // Inngest calls upon the web process, at an address that is a page's.
  const kept = hasInngest ? [keep('web', [])] : [keep('web', ['--api-only']), keep('worker', [])];
  return { url, kept };
}

async function untilReady(kept: readonly KeptProcess[]): Promise<void> {
  const giveUpAt = Date.now() + startMs;
  while (!kept.every((one) => one.isReady())) {
    if (Date.now() > giveUpAt) throw new PlainError(`The processes were not ready after ${startMs / 1_000} seconds.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
