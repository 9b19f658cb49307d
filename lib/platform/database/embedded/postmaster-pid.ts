import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProcessAlive } from '../../process-lock/process-lock.mjs';

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
