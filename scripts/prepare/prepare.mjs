import { join } from 'node:path';
import { waitForLock } from '../../lib/platform/process-lock/process-lock.mjs';
import { build } from './build.mjs';
import { generate } from './generate.mjs';
import { install } from './install.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { say, secondsSince } from './say.mjs';

const phases = { install, generate, build };

/**
 * Brings the folder up to what `wanted` phases leave behind, and says how many seconds each took.
 *
 *   Node's version ─▶ lock ─▶ install ─▶ generate ─▶ build ─▶ unlock
 *
 * Two commands in the same folder take turns, so that neither works on the other's half-done files.
 * @param {string} root
 * @param {string[]} wanted
 * @returns {Promise<Record<string, number>>}
 */
export async function prepare(root, wanted = ['install', 'generate', 'build']) {
  checkNodeVersion();
  const seconds = {};
  const lock = await waitForLock(join(root, '.deckwright-prepare.lock'), {
    onWait: (holder) =>
      say(`• Waiting for another command in this folder (process ${holder.pid}) to finish its set-up …`),
  });
  try {
    for (const name of wanted) {
      const start = performance.now();
      await phases[name](root);
      seconds[name] = secondsSince(start);
    }
  } finally {
    lock.release();
  }
  return seconds;
}
