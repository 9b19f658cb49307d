import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { quietEnvironment } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { step } from './say.mjs';
import { clearStamp, fingerprint, isCurrent, writeStamp } from './stamp.mjs';

/** What the production build is made of. */
const inputs = [
  'app',
  'components',
  'lib',
  'inngest',
  'public',
  'prisma/schema.prisma',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'proxy.ts',
];
const isNoInput = (path) => /\.test\.tsx?$|[\\/]testing$|[\\/]database[\\/]generated$/.test(path);

export function buildFingerprint(root) {
  return fingerprint(
    root,
    inputs.map((path) => join(root, path)),
    { skip: isNoInput, extra: [process.versions.node.split('.')[0]] },
  );
}

const stampOf = (root) => join(root, '.next', 'deckwright-build');

export function isBuilt(root) {
  return existsSync(join(root, '.next', 'BUILD_ID')) && isCurrent(stampOf(root), buildFingerprint(root));
}

/** Builds the web application for production when its sources changed. It needs no database and no secrets. */
export async function build(root) {
  if (isBuilt(root)) return false;
  const print = buildFingerprint(root);
  clearStamp(stampOf(root));
  await step('Building the web application', () =>
    runProgram(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
      cwd: root,
      env: { ...quietEnvironment, NODE_ENV: 'production' },
      failure: 'The production build failed',
    }),
  );
  writeStamp(stampOf(root), print);
  return true;
}
