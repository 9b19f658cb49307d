import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMarkAlive, ownMark, type ProcessMark } from '../../process-lock/process-lock.mjs';

/** Writes down that this process uses the cluster, so that nobody stops it under us. */
export function joinUsers(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, String(process.pid)), JSON.stringify(ownMark()));
}

/** Crosses this process off; true when no other living process is left. */
export function leaveUsers(folder: string): boolean {
  rmSync(join(folder, String(process.pid)), { force: true });
  return readdirSync(folder).every((name) => !isLive(join(folder, name)));
}

/** A mark whose process is gone is swept away on the way. */
function isLive(file: string): boolean {
  try {
    if (isMarkAlive(JSON.parse(readFileSync(file, 'utf8')) as ProcessMark)) return true;
  } catch {
    return false;
  }
  rmSync(file, { force: true });
  return false;
}
