import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { isMarkAlive, ownMark, type ProcessMark } from '../../process-lock/process-lock.mjs';

/** The paths of one embedded PostgreSQL below a data directory. */
export interface ClusterFiles {
  root: string;
  data: string;
  settings: string;
  log: string;
  users: string;
  lock: string;
}

export function clusterFiles(dataDir: string): ClusterFiles {
  const root = resolve(dataDir);
  return {
    root,
    data: join(root, 'postgres'),
    settings: join(root, 'postgres.json'),
    log: join(root, 'postgres.log'),
    users: join(root, 'postgres.users'),
    lock: join(root, 'postgres.lock'),
  };
}

/** What we remember of a cluster: who may sign in, and where it listens. */
export interface ClusterSettings {
  user: string;
  password: string;
  port: number;
}

export function readSettings(files: ClusterFiles): ClusterSettings | undefined {
  if (!existsSync(files.settings)) return undefined;
  return JSON.parse(readFileSync(files.settings, 'utf8')) as ClusterSettings;
}

export function newSettings(): ClusterSettings {
  return { user: 'deckwright', password: randomBytes(24).toString('base64url'), port: 0 };
}

export function writeSettings(files: ClusterFiles, settings: ClusterSettings): void {
  const draft = `${files.settings}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, files.settings);
}

/** The data directory; a new one can be passed by the account that PostgreSQL runs as under root. */
export function makeRoot(files: ClusterFiles): void {
  const made = mkdirSync(files.root, { recursive: true });
  if (made) chmodSync(files.root, 0o711);
}

/** Makes a file, or a folder with all that is in it, that account's own; a volume may come from a system with other numbers. */
export function giveTo(path: string, account: { uid: number; gid: number } | undefined): void {
  if (!account || statSync(path).uid === account.uid) return;
  const below = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  // The folder itself comes last: until then its owner tells that this is not through.
  for (const name of [...below, '.']) lchownSync(join(path, name), account.uid, account.gid);
}

/** The end of the server's log, for a message about a failed start. */
export function logTail(files: ClusterFiles, lines = 5): string {
  if (!existsSync(files.log)) return '';
  return readFileSync(files.log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

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
