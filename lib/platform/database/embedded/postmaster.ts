import { execFileSync } from 'node:child_process';
import { openSync, closeSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isProcessAlive } from '../../process-lock/process-lock.mjs';
import type { PostgresBinaries } from './binaries';
import { giveTo, logTail, type ClusterFiles, type ClusterSettings } from './cluster-files';
import { EmbeddedPostgresError } from './embedded-error';
import { launch, type Launcher } from './launch';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;

const fixedFlags = [
  '-c',
  'listen_addresses=127.0.0.1',
  '-c',
  'unix_socket_directories=',
  '-c',
  'max_connections=100',
  '-c',
  'timezone=UTC',
  '-c',
  'log_timezone=UTC',
  '-c',
  'jit=off',
];

/** The address of `database` in the cluster. */
export function clusterUrl(settings: ClusterSettings, database: string): string {
  return `postgresql://${settings.user}:${settings.password}@127.0.0.1:${settings.port}/${database}`;
}

/** Starts the server and waits until it answers; returns its pid. */
export async function startPostmaster(
  files: ClusterFiles,
  binaries: PostgresBinaries,
  launcher: Launcher,
  settings: ClusterSettings,
  extraFlags: string[],
): Promise<number> {
  const log = openSync(files.log, 'a', 0o640);
  giveTo(files.log, launcher.owner);
  const child = launch(
    launcher,
    binaries.postgres,
    ['-D', files.data, '-p', String(settings.port), ...fixedFlags, ...extraFlags],
    { stdio: ['ignore', log, log] },
  );
  closeSync(log);
  let ended = false;
  let failure: Error | undefined;
  child.once('exit', () => (ended = true));
  child.once('error', (error) => (failure = error));
  child.unref();
  await waitUntilReady(files, settings, () => {
    if (failure) throw new EmbeddedPostgresError(`PostgreSQL could not be started: ${failure.message}`);
    if (ended) throw startFailure(files);
  });
  return child.pid ?? 0;
}

/** Waits until the server on the cluster's port lets us in, calling `check` between attempts. */
export async function waitUntilReady(files: ClusterFiles, settings: ClusterSettings, check: () => void): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    check();
    if (findRunningPostmaster(files.data)?.isReady && (await servesFolder(settings, files.data))) return;
    if (Date.now() > deadline)
      throw new EmbeddedPostgresError(
        `PostgreSQL did not answer within ${START_TIMEOUT_MS / 1000} seconds. Its log, ${files.log}, ends with: ${logTail(files)}`,
      );
    await sleep(20);
  }
}

/** True when the server behind `settings` takes our password and works on `dataFolder`. */
async function servesFolder(settings: ClusterSettings, dataFolder: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: clusterUrl(settings, 'postgres'), connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0]?.data_directory === dataFolder;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Fast shutdown, and an immediate one when that takes too long; the write-ahead log makes both safe. */
export async function stopPostmaster(pid: number): Promise<void> {
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGQUIT', 'SIGKILL'];
  for (const signal of signals) {
    if (!isProcessAlive(pid)) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    while (isProcessAlive(pid) && Date.now() < deadline) await sleep(20);
  }
}

function startFailure(files: ClusterFiles): EmbeddedPostgresError {
  const tail = logTail(files);
  if (/No space left on device/i.test(tail))
    return new EmbeddedPostgresError(
      `The disk is full: PostgreSQL can't write to ${files.root}. Free some space and start again.`,
    );
  return new EmbeddedPostgresError(`PostgreSQL ended at its start. Its log, ${files.log}, ends with: ${tail}`);
}

/** What PostgreSQL writes down about itself in its data folder (src/include/utils/pidfile.h). */
export interface PostmasterPid {
  pid: number;
  dataFolder: string;
  port: number;
  isReady: boolean;
}

export function parsePostmasterPid(text: string): PostmasterPid | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0 || !lines[1]) return undefined;
  return { pid, dataFolder: lines[1], port: Number.isInteger(port) ? port : 0, isReady: lines[7] === 'ready' };
}

/** The PostgreSQL that is running on `dataFolder`; undefined when there is none, or its file was left behind. */
export function findRunningPostmaster(dataFolder: string): PostmasterPid | undefined {
  let found: PostmasterPid | undefined;
  try {
    found = parsePostmasterPid(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8'));
  } catch {
    return undefined;
  }
  return found && isProcessAlive(found.pid) && isPostgresOn(found.pid, dataFolder) ? found : undefined;
}

/** A pid is soon someone else's: the command line must be a PostgreSQL started on this very folder. */
function isPostgresOn(pid: number, dataFolder: string): boolean {
  const command = commandLine(pid);
  return command.includes('postgres') && command.includes(dataFolder);
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return commandLineByPs(pid);
  }
}

function commandLineByPs(pid: number): string {
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
