import { spawnSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-error';
import { findClosedFolder, findSystemUser, type SystemUser } from './system-user';

/** How the programs of PostgreSQL are run here: as whom, and through which wrapper. */
export interface Launcher {
  /** Who must own the data folder. */
  owner?: SystemUser;
  /** Whose identity the program is given at its start; a wrapper takes it on by itself. */
  startAs?: SystemUser;
  wrap: (program: string, args: string[]) => [program: string, args: string[]];
}

const direct: Launcher['wrap'] = (program, args) => [program, args];

/**
 * As root the programs run as the user `postgres`, who must enter every folder on the way to `paths`.
 * Where one is closed to that user, root lends the programs the right to pass closed folders, and
 * nothing else; without the means for that the line says which folder to open.
 */
export function chooseLauncher(paths: string[]): Launcher {
  const user = findSystemUser();
  if (!user) return { wrap: direct };
  const closed = paths.map((path) => findClosedFolder(path, user)).find(Boolean);
  if (!closed) return { owner: user, startAs: user, wrap: direct };
  const capability = passCapability();
  if (!capability) throw new EmbeddedPostgresError(closedFolderLine(closed, user));
  return {
    owner: user,
    wrap: (program, args) => ['setpriv', [...setprivArgs(user, capability), '--', program, ...args]],
  };
}

/** The line for a folder that `user` can't enter. */
export function closedFolderLine(folder: string, user: SystemUser): string {
  return `PostgreSQL can't run as root, and its user "${user.name}" may not enter ${folder}. Run "chmod o+x ${folder}", move the project (or DATA_DIR) elsewhere, or set DATABASE_URL.`;
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

function setprivArgs(user: SystemUser, capability: string): string[] {
  const only = `-all,+${capability}`;
  // access(2) ignores lent capabilities unless the id change leaves them alone.
  return [
    '--reuid',
    String(user.uid),
    '--regid',
    String(user.gid),
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
