import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quietEnvironment } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { step } from './say.mjs';
import { fingerprint } from './stamp.mjs';

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
const isNoInput = (path) =>
  /\.test\.tsx?$|[\\/]testing$|[\\/]database[\\/]generated$|[\\/]public[\\/]vendor$/.test(path);

/** Names a build by what it is made of, so that one from elsewhere, or by "next build" alone, is known too. */
export function buildId(root) {
  const print = fingerprint(
    root,
    inputs.map((path) => join(root, path)),
    { skip: isNoInput },
  );
  // Blockers of advertisements stop addresses with "ad" in them.
  return print.replaceAll('a', 'g');
}

/**
 * Whether Next.js's build is there, and of this checkout.
 * @returns {'current' | 'stale' | 'missing'}
 */
export function buildState(root) {
  const id = join(root, '.next', 'BUILD_ID');
  // Of the files without which the server does not start, this one is written last.
  if (!existsSync(id) || !existsSync(join(root, '.next', 'prerender-manifest.json'))) return 'missing';
  return readFileSync(id, 'utf8') === buildId(root) ? 'current' : 'stale';
}

/** Builds the web application for production. It needs no database and no secrets. */
export async function build(root) {
  await step('Building the web application', () =>
    runProgram(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
      cwd: root,
      env: { ...quietEnvironment, NODE_ENV: 'production' },
      failure: 'The production build failed',
    }),
  );
}
