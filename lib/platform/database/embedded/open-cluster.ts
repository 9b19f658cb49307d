import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { waitForLock } from '../../process-lock/process-lock.mjs';
import { findBinaries, type PostgresBinaries } from './binaries';
import {
  clusterFiles,
  giveTo,
  joinUsers,
  leaveUsers,
  makeRoot,
  newSettings,
  readSettings,
  writeSettings,
  type ClusterFiles,
  type ClusterSettings,
} from './cluster-files';
import { EmbeddedPostgresError } from './embedded-error';
import { findFreePort, isPortFree } from './free-port';
import { chooseLauncher, launch, type Launcher } from './launch';
import { checkDataVersion, serverVersion } from './data-version';
import { clusterUrl, findRunningPostmaster, startPostmaster, stopPostmaster, waitUntilReady } from './postmaster';

const DATABASE = 'deckwright';
const throwawayFlags = ['fsync=off', 'full_page_writes=off', 'max_connections=300'].flatMap((flag) => ['-c', flag]);

export interface OpenCluster {
  url: string;
  pid: number;
  port: number;
  /** `attached` when the server was already running: another process's, or an orphan of one that was killed. */
  how: 'created' | 'started' | 'attached';
  /** Stops the server when this was the last use of it. */
  close: () => Promise<void>;
}

export interface OpenClusterOptions {
  /** For tests: quick, and lost in a crash of the machine. */
  isThrowaway?: boolean;
  onProgress?: (line: string) => void;
}

/**
 * The embedded PostgreSQL below `dataDir`, made and started as needed:
 *
 *   lock ──▶ running on our folder? ──yes──▶ attach
 *              └─no─▶ no data folder? ─▶ initdb ─▶ start ─▶ database
 */
export async function openCluster(dataDir: string, options: OpenClusterOptions = {}): Promise<OpenCluster> {
  const files = prepareFiles(dataDir);
  const lock = await waitForLock(files.lock, { timeoutMs: 120_000 });
  try {
    const opened = (await attach(files)) ?? (await start(files, options));
    const mark = joinUsers(files.users);
    return { ...opened, close: () => closeCluster(files, mark) };
  } finally {
    lock.release();
  }
}

type Opened = Omit<OpenCluster, 'close'>;

function prepareFiles(dataDir: string): ClusterFiles {
  const files = clusterFiles(dataDir);
  makeRoot(files);
  return clusterFiles(realpathSync(files.root));
}

async function attach(files: ClusterFiles): Promise<Opened | undefined> {
  const running = findRunningPostmaster(files.data);
  if (!running) return undefined;
  const remembered = readSettings(files);
  if (!remembered)
    throw new EmbeddedPostgresError(
      `PostgreSQL (process ${running.pid}) runs on ${files.data}, but ${files.settings} with its password is gone. Put that file back, or end the process and move the data folder away.`,
    );
  const settings = { ...remembered, port: running.port };
  await waitUntilReady(files, settings, () => {
    if (!findRunningPostmaster(files.data))
      throw new EmbeddedPostgresError(`PostgreSQL (process ${running.pid}) ended while we waited for it. Start again.`);
  });
  return { url: clusterUrl(settings, DATABASE), pid: running.pid, port: running.port, how: 'attached' };
}

async function start(files: ClusterFiles, options: OpenClusterOptions): Promise<Opened> {
  const binaries = findBinaries();
  const launcher = chooseLauncher([binaries.postgres, files.data]);
  const isNew = !existsSync(join(files.data, 'PG_VERSION'));
  const settings = settingsFor(files, isNew);
  if (!isNew) checkDataVersion(files.data, serverVersion(binaries));
  if (isNew) {
    options.onProgress?.(`Making a PostgreSQL data folder in ${files.data}`);
    await initCluster(files, binaries, launcher, settings, options.isThrowaway ? ['--no-sync'] : []);
  }
  giveTo(files.data, launcher.owner);
  settings.port = await choosePort(settings.port);
  writeSettings(files, settings);
  // Whatever process this file names is not PostgreSQL on our folder; with a reused pid PostgreSQL itself would refuse to start.
  rmSync(join(files.data, 'postmaster.pid'), { force: true });
  const pid = await startPostmaster(files, binaries, launcher, settings, options.isThrowaway ? throwawayFlags : []);
  await ensureDatabase(settings);
  return { url: clusterUrl(settings, DATABASE), pid, port: settings.port, how: isNew ? 'created' : 'started' };
}

function settingsFor(files: ClusterFiles, isNew: boolean): ClusterSettings {
  const remembered = readSettings(files);
  if (remembered) return remembered;
  if (!isNew)
    throw new EmbeddedPostgresError(
      `${files.data} holds a database, but ${files.settings} with its password is gone. Put that file back, or move the data folder away to begin anew.`,
    );
  const settings = newSettings();
  writeSettings(files, settings);
  return settings;
}

/** Makes the data folder. It appears under its name only when it is whole, so an interrupted first start leaves none. */
async function initCluster(
  files: ClusterFiles,
  binaries: PostgresBinaries,
  launcher: Launcher,
  settings: ClusterSettings,
  extraFlags: string[],
): Promise<void> {
  const draft = `${files.data}.new`;
  const passwordFile = `${files.data}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveTo(draft, launcher.owner);
  writeFileSync(passwordFile, `${settings.password}\n`, { mode: 0o600 });
  giveTo(passwordFile, launcher.owner);
  try {
    await runToEnd(launcher, binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${settings.user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-locale',
      '--no-instructions',
      ...extraFlags,
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, files.data);
}

function runToEnd(launcher: Launcher, program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = launch(launcher, program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(initFailure(errors))));
  });
}

function initFailure(errors: string): EmbeddedPostgresError {
  if (/No space left on device/i.test(errors))
    return new EmbeddedPostgresError(
      'The disk is full: PostgreSQL needs about 100 MB for its data folder. Free some space, or set DATA_DIR to another disk.',
    );
  return new EmbeddedPostgresError(
    `PostgreSQL could not make its data folder: ${errors.trim().split('\n').slice(-4).join(' ')}`,
  );
}

async function choosePort(remembered: number): Promise<number> {
  return remembered > 0 && (await isPortFree(remembered)) ? remembered : findFreePort();
}

async function ensureDatabase(settings: ClusterSettings): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl(settings, 'postgres') });
  // A server that dies between two statements would end the process that is starting it again.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function closeCluster(files: ClusterFiles, mark: string): Promise<void> {
  const lock = await waitForLock(files.lock, { timeoutMs: 60_000 });
  try {
    if (leaveUsers(files.users, mark)) await stopRunning(files);
  } finally {
    lock.release();
  }
}

/** Stops the PostgreSQL below `dataDir` whoever uses it. */
export async function stopCluster(dataDir: string): Promise<void> {
  await stopRunning(prepareFiles(dataDir));
}

async function stopRunning(files: ClusterFiles): Promise<void> {
  const running = findRunningPostmaster(files.data);
  if (running) await stopPostmaster(running.pid);
}
