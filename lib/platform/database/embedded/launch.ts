import { spawnSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedPostgresError } from './embedded-error';

export interface SystemAccount {
  name: string;
  uid: number;
  gid: number;
}

/** How the programs of PostgreSQL are run here: as whom, and through which wrapper. */
export interface Launcher {
  /** Who must own the data folder. */
  owner?: SystemAccount;
  /** Whose identity the program is given at its start; a wrapper takes it on by itself. */
  startAs?: SystemAccount;
  wrap: (program: string, args: string[]) => [program: string, args: string[]];
}

const direct: Launcher['wrap'] = (program, args) => [program, args];

/**
 * PostgreSQL refuses to run as root. Started by root its programs run as an account that is there already,
 * which must enter every folder on the way to `paths`. Where one is closed to it, root lends the programs the
 * right to pass closed folders, and nothing else; without the means for that a line says which folder to open.
 */
export function chooseLauncher(paths: string[]): Launcher {
  if (process.getuid?.() !== 0) return { wrap: direct };
  const account = chooseSystemAccount(readFileSync('/etc/passwd', 'utf8'));
  const closed = paths.map((path) => findClosedFolder(path, account)).find(Boolean);
  if (!closed) return { owner: account, startAs: account, wrap: direct };
  const capability = passCapability();
  if (!capability) throw new EmbeddedPostgresError(closedFolderLine(closed, account));
  return {
    owner: account,
    wrap: (program, args) => ['setpriv', [...setprivArgs(account, capability), '--', program, ...args]],
  };
}

/** The better one first; nearly every system has the other. None is made: that would outlast us. */
const accountNames = ['postgres', 'nobody'];

export function chooseSystemAccount(passwd: string): SystemAccount {
  const accounts = passwd.split('\n').map((line) => line.split(':'));
  for (const name of accountNames) {
    const [, , uid, gid] = accounts.find(([found]) => found === name) ?? [];
    // Where its numbers are negative, as on macOS, no program can be started as it.
    if (/^\d+$/.test(uid ?? '') && /^\d+$/.test(gid ?? '')) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and this system has no account "postgres" or "nobody" to run it as. Start as another user, or set DATABASE_URL.',
  );
}

/** The topmost folder on the way to `path` that the account may not enter, if there is one. */
export function findClosedFolder(path: string, account: SystemAccount): string | undefined {
  const parents: string[] = [];
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    parents.unshift(folder);
    if (folder === dirname(folder)) break;
  }
  return parents.find((folder) => !mayEnter(folder, account));
}

function mayEnter(folder: string, account: SystemAccount): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/** The line for a folder that the account can't enter. */
export function closedFolderLine(folder: string, { name }: SystemAccount): string {
  return `PostgreSQL does not run as root, and the account "${name}" that it runs as instead may not enter ${folder}. Start as another user, run "chmod o+x ${folder}", move the project (or DATA_DIR) elsewhere, or set DATABASE_URL.`;
}

/** Bits of Linux capabilities that let a process pass closed folders, the weaker one first. */
const passCapabilities = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
];

function passCapability(): string | undefined {
  if (spawnSync('setpriv', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined;
  const hex = /^CapBnd:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  const held = BigInt(`0x${hex}`);
  return passCapabilities.find(({ bit }) => (held >> bit) & 1n)?.name;
}

function setprivArgs(account: SystemAccount, capability: string): string[] {
  const only = `-all,+${capability}`;
  // access(2) ignores lent capabilities unless the id change leaves them alone.
  return [
    '--reuid',
    String(account.uid),
    '--regid',
    String(account.gid),
    '--clear-groups',
    '--securebits',
    '+no_setuid_fixup',
    '--inh-caps',
    only,
    '--ambient-caps',
    only,
    '--bounding-set',
    only,
  ];
}

/** Starts a program of PostgreSQL in a process group of its own, so that Ctrl-C does not reach it before we stop it. */
export function launch(launcher: Launcher, program: string, args: string[], options: SpawnOptions): ChildProcess {
  const [file, rest] = launcher.wrap(program, args);
  const identity = launcher.startAs ? { uid: launcher.startAs.uid, gid: launcher.startAs.gid } : {};
  return spawn(file, rest, {
    cwd: '/',
    detached: true,
    ...options,
    ...identity,
    env: cleanEnvironment() as NodeJS.ProcessEnv,
  });
}

/** PGDATA, PGPORT and the like would bend the programs away from our settings. */
function cleanEnvironment(): Record<string, string | undefined> {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('PG') && !name.startsWith('LC_') && name !== 'NODE_OPTIONS',
  );
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}
