import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMarkAlive, ownMark, type ProcessMark } from '../../process-lock/process-lock.mjs';

let openings = 0;

/** Writes down that this process uses the cluster, so that nobody stops it under us; the file to cross it off with. */
export function joinUsers(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}-${(openings += 1)}`);
  writeFileSync(file, JSON.stringify(ownMark()));
  return file;
}

/** Crosses one use off; true when no other one by a living process is left. */
export function leaveUsers(folder: string, file: string): boolean {
  rmSync(file, { force: true });
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
