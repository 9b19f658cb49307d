import { randomUUID } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareBlobStore } from '@/lib/platform/blob-store/prepare-blob-store';
import { clusterFiles } from '@/lib/platform/database/embedded/cluster-files';
import { findFreePort } from '@/lib/platform/database/embedded/free-port';
import { findRunningPostmaster } from '@/lib/platform/database/embedded/postmaster';
import { closeDatabase, getDatabase, openDatabase, useDatabase } from '@/lib/platform/database/client';
import type { Queryable } from '@/lib/platform/queue/queryable';
import { loadStartEnv } from '@/lib/platform/env/embedded-env';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { operatorContext, systemContext } from '@/lib/services/context';
import { createOrganization } from '@/lib/services/organizations/create-organization';
import { bundleOf } from '../prepare/bundle.mjs';
import { keepDatabaseUp, openStore } from '../supervisor/store';
import { keepProcess, type KeptProcess } from './kept-process';

export interface MachineProcesses {
  url: string;
  web: KeptProcess;
  worker: KeptProcess;
  /** By which its row among the workers is told from the other's. */
  slots: number;
}

export interface Tenant {
  organizationId: string;
  key: string;
}

/** The service on two machines that share a database and a folder for files. */
export interface ChaosStage {
  machines: readonly [MachineProcesses, MachineProcesses];
  tenants: readonly Tenant[];
  database: Queryable;
  blobsDir: string;
  /** In the environment of every process that this run starts, their own ones too. */
  mark: string;
  postgresPid: () => number | undefined;
  /** Exit codes of processes that were asked to end. */
  stopProcesses: () => Promise<(number | null)[]>;
  close: () => Promise<void>;
}

const tenantCredits = 1_000_000;
/** Processor seconds of a part of a job; parts of small decks take a fraction of one. */
const processorSeconds = 4;

export const markName = 'DECKWRIGHT_CHAOS';

/** Everything of it is below `folder`. */
export async function openChaosStage(
  { root, folder, tenants }: { root: string; folder: string; tenants: number },
  note: (line: string) => void,
): Promise<ChaosStage> {
  const dataDir = join(realpathSync(folder), 'data');
  const store = await openStore(loadStartEnv(settingsFor(dataDir)), () => undefined);
  const endWatch = keepDatabaseUp(store.cluster!, dataDir, note);
  const closeStore = async () => {
    await endWatch();
    await closeDatabase();
    await store.close();
  };
  try {
    for (const [name, value] of Object.entries(store.source)) if (value !== undefined) process.env[name] = value;
    useDatabase(openDatabase(store.source.DATABASE_URL!, { poolSize: 6 }));
    await prepareBlobStore();
    const made: Tenant[] = [];
    for (let number = 1; number <= tenants; number += 1) made.push(await makePayingTenant(number));
    const mark = randomUUID();
    const env = { ...store.source, [markName]: mark };
    const machines = [
      await startMachine({ root, folder, env, name: 'A', slots: 2 }),
      await startMachine({ root, folder, env, name: 'B', slots: 1 }),
    ] as const;
    return {
      machines,
      tenants: made,
      database: getDatabase().pool,
      blobsDir: join(dataDir, 'blobs'),
      mark,
      postgresPid: () => findRunningPostmaster(clusterFiles(dataDir).data)?.pid,
      stopProcesses: () => Promise.all(machines.flatMap(({ web, worker }) => [web.stop(), worker.stop()])),
      close: closeStore,
    };
  } catch (error) {
    await closeStore();
    throw error;
  }
}

function settingsFor(dataDir: string): Record<string, string | undefined> {
  return { ...plainSettings(dataDir), RENDER_PROCESSOR_SECONDS: String(processorSeconds) };
}

/** Of a service on this machine alone, without limits. The caller's own settings stay outside: the run is the same everywhere. */
export function plainSettings(dataDir: string): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  const unlimited = [
    'GENERATE_LIMIT_PER_MINUTE',
    'GENERATE_RETRY_LIMIT_PER_MINUTE',
    'STATUS_LIMIT_PER_MINUTE',
    'STATUS_LIMIT_PER_JOB_PER_SECOND',
    'STATUS_BURST_PER_JOB',
    'TEMPLATES_LIMIT_PER_MINUTE',
  ];
  return {
    PATH,
    HOME,
    TMPDIR,
    LANG,
    ...Object.fromEntries(unlimited.map((name) => [name, '1000000000'])),
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DEMO: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    DATABASE_POOL_SIZE: '8',
    STATUS_RETRY_AFTER_MIN_SECONDS: '1',
    STATUS_RETRY_AFTER_MAX_SECONDS: '2',
  };
}

export async function makePayingTenant(number: number): Promise<Tenant> {
  const { id } = await createOrganization({
    ctx: operatorContext,
    input: { name: `Tenant ${number}`, plan: 'business', credits: tenantCredits },
  });
  const { key } = await createApiKey({ ctx: systemContext(id), input: { name: 'Caller' } });
  return { organizationId: id, key };
}

interface StartMachine {
  root: string;
  folder: string;
  env: Record<string, string | undefined>;
  name: string;
  slots: number;
}

async function startMachine({ root, folder, env, name, slots }: StartMachine): Promise<MachineProcesses> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const preload = (file: string) => `--import ${pathToFileURL(join(root, file)).href}`;
  const shared = { ...env, PORT: String(port), PUBLIC_BASE_URL: url, NEXTAUTH_URL: url };
  const keep = (part: string, own: { args: string[]; ready: string; env: Record<string, string> }) =>
    keepProcess({
      name: `${part} ${name}`,
      cwd: root,
      log: join(folder, `${part}-${name}.log`),
      ...own,
      env: { ...shared, ...own.env },
    });
  return {
    url,
    slots,
    web: keep('web', {
      args: [bundleOf(root, 'web'), '--api-only'],
      ready: 'web ready',
      env: { NODE_OPTIONS: preload('scripts/chaos/die-before-answering.mjs') },
    }),
    worker: keep('worker', {
      args: [bundleOf(root, 'worker')],
      ready: 'worker ready',
      env: { NODE_OPTIONS: preload('scripts/worker/testing/poison.mjs'), WORKER_CONCURRENCY: String(slots) },
    }),
  };
}
