import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyViewer } from './copy-viewer.mjs';
import { quietEnvironment } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { step } from './say.mjs';
import { clearStamp, fingerprint, isCurrent, writeStamp } from './stamp.mjs';

/** What the code needs beside itself, derived from the packages: the database client, the viewer of the API reference. */
export async function generate(root) {
  const hasNewClient = await generateClient(root);
  const hasNewViewer = await copyViewer(root);
  return hasNewClient || hasNewViewer;
}

/** Generates the Prisma client when the schema, or Prisma itself, changed. */
async function generateClient(root) {
  const output = join(root, 'lib/platform/database/generated');
  const stamp = join(root, 'node_modules', '.deckwright-generate');
  const inputs = ['prisma/schema.prisma', 'prisma.config.ts', 'node_modules/prisma/package.json'].map((path) =>
    join(root, path),
  );
  const print = fingerprint(root, inputs);
  if (existsSync(join(output, 'client.ts')) && isCurrent(stamp, print)) return false;
  clearStamp(stamp);
  await step('Generating the database client', () =>
    runProgram(process.execPath, [join(root, 'node_modules/prisma/build/index.js'), 'generate'], {
      cwd: root,
      env: quietEnvironment,
      failure: 'Generating the database client failed',
    }),
  );
  writeStamp(stamp, print);
  return true;
}
