import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { generateLanguages, hasLanguages } from './generate-languages.mjs';
import { quietEnvironment } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { step } from './say.mjs';
import { clearStamp, fingerprint, isCurrent, writeStamp } from './stamp.mjs';

/** What the code needs beside itself: the database client, the viewer of the API reference, the list of languages. */
export function isGenerated(root) {
  return hasClient(root) && hasViewer(root) && hasLanguages(root);
}

export async function generateSources(root) {
  generateLanguages(root);
  if (!hasClient(root)) await generateClient(root);
  if (!hasViewer(root)) await copyViewer(root);
}

const clientOf = (root) => join(root, 'lib/platform/database/generated');
const clientStampOf = (root) => join(root, 'node_modules', '.deckwright-generate');

/** The client is made of the schema, by Prisma. */
function clientFingerprint(root) {
  const inputs = ['prisma/schema.prisma', 'prisma.config.ts', 'node_modules/prisma/package.json'];
  return fingerprint(
    root,
    inputs.map((path) => join(root, path)),
  );
}

function hasClient(root) {
  return existsSync(join(clientOf(root), 'client.ts')) && isCurrent(clientStampOf(root), clientFingerprint(root));
}

async function generateClient(root) {
  const print = clientFingerprint(root);
  clearStamp(clientStampOf(root));
  await step('Generating the database client', () =>
    runProgram(process.execPath, [join(root, 'node_modules/prisma/build/index.js'), 'generate'], {
      cwd: root,
      env: quietEnvironment,
      failure: 'Generating the database client failed',
    }),
  );
  writeStamp(clientStampOf(root), print);
}

const scalarOf = (root) => join(root, 'node_modules', '@scalar');
const viewerOf = (root) => join(root, 'public', 'vendor', 'scalar');
const viewerStampOf = (root) => join(root, 'node_modules', '.deckwright-viewer');

/** The version of the viewer's package; undefined where it is not installed. */
function viewerVersion(root) {
  const file = join(scalarOf(root), 'api-reference', 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

export function hasViewer(root) {
  const isCopied = existsSync(join(viewerOf(root), 'standalone.esm.js'));
  const version = viewerVersion(root);
  return isCopied && (version === undefined || isCurrent(viewerStampOf(root), version));
}

/** Puts the viewer of the API reference where the service serves files from, so that its page asks no other host. */
export async function copyViewer(root) {
  const [scalar, target] = [scalarOf(root), viewerOf(root)];
  clearStamp(viewerStampOf(root));
  rmSync(target, { recursive: true, force: true });
  await step('Copying the viewer of the API reference', async () => {
    const bundle = join(scalar, 'api-reference', 'dist', 'browser');
    const isNoMap = (path) => !path.endsWith('.map');
    cpSync(join(bundle, 'standalone.esm.js'), join(target, 'standalone.esm.js'));
    cpSync(join(bundle, 'chunks'), join(target, 'chunks'), { recursive: true, filter: isNoMap });
    // The bundle's own package has no licence file; this one is of the same repository.
    cpSync(join(scalar, 'types', 'LICENSE'), join(target, 'LICENSE'));
  });
  writeStamp(viewerStampOf(root), viewerVersion(root));
}
