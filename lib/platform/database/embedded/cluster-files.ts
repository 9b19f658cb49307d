import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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

/** The data directory; a new one can be passed by the system user that PostgreSQL runs as under root. */
export function makeRoot(files: ClusterFiles): void {
  const made = mkdirSync(files.root, { recursive: true });
  if (made) chmodSync(files.root, 0o711);
}

export function giveTo(path: string, user: { uid: number; gid: number } | undefined): void {
  if (user) chownSync(path, user.uid, user.gid);
}

/** The end of the server's log, for a message about a failed start. */
export function logTail(files: ClusterFiles, lines = 5): string {
  if (!existsSync(files.log)) return '';
  return readFileSync(files.log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
