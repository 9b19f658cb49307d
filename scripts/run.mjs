#!/usr/bin/env node
// The one entry of every "npm run" script: node scripts/run.mjs <verb> [arguments].
// Nothing but Node's own modules is imported until the dependencies are there.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOf, bundleState } from './prepare/bundle.mjs';
import { isProductionOnly } from './prepare/install.mjs';
import { prepare } from './prepare/prepare.mjs';
import { PlainError } from './prepare/say.mjs';
import { helpOf, overview, verbs } from './verbs.mjs';

const root = join(import.meta.dirname, '..');

async function main([name, ...args]) {
  if (!name || name === '--help' || name === 'help') return print(overview());
  const verb = verbs[name];
  if (!verb)
    throw new PlainError(
      `There is no command "${name}". The commands are ${Object.keys(verbs).join(', ')}; "node scripts/run.mjs --help" says what each does.`,
    );
  if (args.includes('--help') || args.includes('-h')) return print(helpOf(name));
  process.chdir(root);
  if (!verb.bundle && isProductionOnly(root))
    throw new PlainError(
      `"${verb.usage}" needs the development packages, and they are not installed here. Run "npm ci --include=dev" first.`,
    );
  const seconds = await prepare(root, verb.phases);
  if (!verb.module) return print(verb.done);
  const { run } = await load(verb);
  return run({ root, name, args, seconds });
}

/** A bundle that is not up to date is for the start to make; commands beside a running service leave its files alone. */
async function load({ module, bundle }) {
  if (bundle && bundleState(root) === 'current') return import(pathToFileURL(bundleOf(root, bundle)).href);
  const { register } = await import('tsx/esm/api');
  register();
  return import(pathToFileURL(join(root, 'scripts', module)).href);
}

function print(text) {
  process.stdout.write(`${text}\n`);
  return 0;
}

/** Errors whose message says all there is to say. */
const plainErrors = new Set([
  'ApiError',
  'BlobStoreError',
  'ConnectionError',
  'DatabaseUnreachableError',
  'EmbeddedPostgresError',
  'EnvError',
  'FileStoreError',
  'JobFailedError',
  'JobTimeoutError',
  'MigrationError',
  'PlainError',
  'UsageError',
]);

const notAllowed = ({ path, code }) =>
  `This user may not write ${path} (${code}). Allow it to, or set DATA_DIR to a folder of its own.`;

/** What the system says about disks and folders, in a line that says what to do. */
const systemErrors = {
  ENOSPC: () => 'The disk is full. Free some space, or set DATA_DIR to a folder on another disk, and start again.',
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: notAllowed,
};

function report(error) {
  const line = error?.path || error?.code === 'ENOSPC' ? systemErrors[error.code]?.(error) : undefined;
  const isPlain = plainErrors.has(error?.name);
  process.stderr.write(`${line ?? (isPlain ? error.message : (error?.stack ?? error))}\n`);
  return 1;
}

const status = await main(process.argv.slice(2)).catch(report);
process.exit(status ?? 0);
