import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedPostgresError } from './embedded-error';

export interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

const USER_NAME = 'postgres';

function lookUp(name: string): SystemUser | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [found, , uid, gid] = line.split(':');
    if (found === name) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

/** PostgreSQL refuses to run as root: root lends it the system user `postgres`, made when absent. Undefined for everyone else. */
export function findSystemUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const existing = lookUp(USER_NAME);
  if (existing) return existing;
  try {
    execFileSync(
      'useradd',
      [
        '--system',
        '--user-group',
        '--no-create-home',
        '--home-dir',
        '/nonexistent',
        '--shell',
        '/usr/sbin/nologin',
        USER_NAME,
      ],
      { stdio: 'pipe' },
    );
  } catch (error) {
    throw new EmbeddedPostgresError(
      `PostgreSQL can't run as root, and the user "${USER_NAME}" could not be made (${firstLine(error)}). Run "useradd --system ${USER_NAME}", start as another user, or set DATABASE_URL.`,
    );
  }
  const made = lookUp(USER_NAME);
  if (!made)
    throw new EmbeddedPostgresError(
      `PostgreSQL can't run as root, and the user "${USER_NAME}" is not in /etc/passwd. Start as another user, or set DATABASE_URL.`,
    );
  return made;
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
}

/** The topmost folder on the way to `path` that `user` may not enter, if there is one. */
export function findClosedFolder(path: string, user: SystemUser): string | undefined {
  const parents: string[] = [];
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    parents.unshift(folder);
    if (folder === dirname(folder)) break;
  }
  return parents.find((folder) => !mayEnter(folder, user));
}

function mayEnter(folder: string, user: SystemUser): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
