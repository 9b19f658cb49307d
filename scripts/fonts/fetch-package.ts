import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FontSource } from './font-sources';

/**
 * Fetches a package with npm into a folder of `scratch` and gives its path. Fonts of East Asian
 * scripts fill a hundred megabytes, of which a few are shipped: too much for a dependency that
 * everyone installs.
 *
 * @throws when the archive is not the one that was looked at
 */
export function fetchPackage({ file, package: name, version, integrity }: FontSource, scratch: string): string {
  const folder = join(scratch, file);
  mkdirSync(folder, { recursive: true });
  const archive =
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, `${name}@${version}`], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .at(-1) ?? '';
  const digest = createHash('sha512')
    .update(readFileSync(join(folder, archive)))
    .digest('base64');
  if (`sha512-${digest}` !== integrity)
    throw new Error(`The archive of ${name} ${version} is not the one that was looked at.`);
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', folder, '--strip-components', '1']);
  return folder;
}
