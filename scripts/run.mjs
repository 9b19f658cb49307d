#!/usr/bin/env node
// The one entry of every "npm run" script: node scripts/run.mjs <verb> [arguments].
// Nothing but Node's own modules is imported until the dependencies are there.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare/prepare.mjs';
import { PlainError } from './prepare/say.mjs';
import { helpOf, overview, verbs } from './verbs.mjs';

const root = join(import.meta.dirname, '..');

async function main([name, ...args]) {
  if (!name || name === '--help' || name === 'help') return print(overview());
  const verb = verbs[name];
  if (!verb) throw new PlainError(`There is no command "${name}". ${overview()}`);
  if (args.includes('--help') || args.includes('-h')) return print(helpOf(name));
  process.chdir(root);
  const seconds = await prepare(root, verb.phases);
  const { register } = await import('tsx/esm/api');
  register();
  const { run } = await import(pathToFileURL(join(root, 'scripts', verb.module)).href);
  return run({ root, args, seconds });
}

function print(text) {
  process.stdout.write(`${text}\n`);
  return 0;
}

/** Errors whose message says all there is to say. */
const plainErrors = new Set([
  'ApiError',
  'ConnectionError',
  'DatabaseUnreachableError',
  'EmbeddedPostgresError',
  'EnvError',
  'JobFailedError',
  'JobTimeoutError',
  'MigrationError',
  'PlainError',
  'UsageError',
]);

function report(error) {
  const isPlain = plainErrors.has(error?.name);
  if (error?.code === 'ENOSPC')
    process.stderr.write(
      'The disk is full. Free some space, or set DATA_DIR to a folder on another disk, and start again.\n',
    );
  else process.stderr.write(`${isPlain ? error.message : (error?.stack ?? error)}\n`);
  return 1;
}

const status = await main(process.argv.slice(2)).catch(report);
process.exit(status ?? 0);
