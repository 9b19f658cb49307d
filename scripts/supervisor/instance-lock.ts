import { join } from 'node:path';
import { tryLock, type HeldLock, type LockHolder } from '@/lib/platform/process-lock/process-lock.mjs';
import { PlainError } from '../prepare/say.mjs';

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
