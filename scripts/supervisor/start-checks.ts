import { mkdirSync, statfsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPortFree } from '@/lib/platform/database/embedded/free-port';
import { tryLock, type HeldLock, type LockHolder } from '@/lib/platform/process-lock/process-lock.mjs';
import { PlainError } from '../prepare/say.mjs';
import { localAddress } from './wait-for-web';

const PORTS_TO_TRY = 50;
/** The web process of a supervisor that was killed takes a moment to notice. */
const LEAVING_MS = 2_000;
/** Of a machine that asks itself. */
const ANSWER_MS = 1_000;
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/** Throws a line that offers another port when something listens on this one. */
export async function checkPort(port: number, host: string): Promise<void> {
  const deadline = performance.now() + LEAVING_MS;
  do {
    if ((await isPortFree(port, host)) && !(await isAnswered(port, host))) return;
    await sleep(100);
  } while (performance.now() < deadline);
  const other = await findNextFreePort(port, host);
  throw new PlainError(
    `Port ${port} of ${host} is in use, or this user may not open it. Stop what listens there, or choose another port: PORT=${other} npm start`,
  );
}

/** Some systems let two listen on one port, one on every interface and the other on one; callers reach only one of them. */
function isAnswered(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: localAddress(host), timeout: ANSWER_MS });
    const end = (isThere: boolean) => () => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
}

async function findNextFreePort(port: number, host: string): Promise<number> {
  for (let next = Math.max(port, 1024) + 1; next <= Math.min(port + PORTS_TO_TRY, 65_535); next += 1) {
    if (await isPortFree(next, host)) return next;
  }
  return 8080;
}

/** A full disk is told before PostgreSQL runs into it. */
export function checkDisk(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < LEAST_FREE_BYTES)
    throw new PlainError(
      `The disk that holds ${dataDir} is full (${Math.round((bavail * bsize) / 1024 / 1024)} MB left). Free some space, or set DATA_DIR to a folder on another disk.`,
    );
}

const lockFile = (dataDir: string) => join(dataDir, 'service.lock');

/** One service a data directory: throws a line that names the other one. */
export function lockInstance(dataDir: string, notes: { url: string; port: number }): HeldLock {
  const lock = tryLock(lockFile(dataDir), notes);
  if (lock.release) return lock;
  throw new PlainError(
    `Deckwright already runs on ${dataDir} (process ${lock.holder.pid}, ${describeUrl(lock.holder)}). Stop that one first, or set DATA_DIR to another folder and PORT to another port.`,
  );
}

function describeUrl(holder: LockHolder): string {
  return typeof holder.url === 'string' ? holder.url : 'address unknown';
}
