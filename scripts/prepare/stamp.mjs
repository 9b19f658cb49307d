import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Every file below the given files and folders, in a stable order. */
function listFiles(paths, skip = () => false) {
  const found = [];
  for (const path of paths) {
    if (!existsSync(path) || skip(path)) continue;
    if (statSync(path).isDirectory())
      found.push(
        ...listFiles(
          readdirSync(path)
            .sort()
            .map((name) => join(path, name)),
          skip,
        ),
      );
    else found.push(path);
  }
  return found;
}

/**
 * A fingerprint of names and contents, the same on every machine.
 * @param {string} root
 * @param {string[]} paths
 * @param {{ skip?: (path: string) => boolean, extra?: string[] }} [options]
 */
export function fingerprint(root, paths, { skip, extra = [] } = {}) {
  const hash = createHash('sha256');
  for (const file of listFiles(paths, skip)) {
    hash.update(`${relative(root, file)}\0`);
    hash.update(readFileSync(file));
    hash.update('\0');
  }
  for (const text of extra) hash.update(`${text}\0`);
  return hash.digest('hex');
}

/** Whether the work that leaves `stamp` behind was last done for `print`. */
export function isCurrent(stamp, print) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === print;
}

export function writeStamp(stamp, print) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${print}\n`);
}

/** Before the work begins: what is interrupted must not look done. */
export function clearStamp(stamp) {
  rmSync(stamp, { force: true });
}
