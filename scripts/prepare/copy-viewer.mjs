import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './say.mjs';
import { clearStamp, isCurrent, writeStamp } from './stamp.mjs';

/** Puts the viewer of the API reference where the service serves files from, so that its page asks no other host. */
export async function copyViewer(root) {
  const scalar = join(root, 'node_modules', '@scalar');
  const target = join(root, 'public', 'vendor', 'scalar');
  const stamp = join(root, 'node_modules', '.deckwright-viewer');
  const { version } = JSON.parse(readFileSync(join(scalar, 'api-reference', 'package.json'), 'utf8'));
  if (existsSync(target) && isCurrent(stamp, version)) return false;
  clearStamp(stamp);
  rmSync(target, { recursive: true, force: true });
  await step('Copying the viewer of the API reference', async () => copyBundle(scalar, target));
  writeStamp(stamp, version);
  return true;
}

function copyBundle(scalar, target) {
  const bundle = join(scalar, 'api-reference', 'dist', 'browser');
  cpSync(join(bundle, 'standalone.esm.js'), join(target, 'standalone.esm.js'));
  cpSync(join(bundle, 'chunks'), join(target, 'chunks'), { recursive: true, filter: (path) => !path.endsWith('.map') });
  // The bundle's own package has no licence file; this one is of the same repository.
  cpSync(join(scalar, 'types', 'LICENSE'), join(target, 'LICENSE'));
}
