import { join } from 'node:path';
import { waitForLock } from '../../lib/platform/process-lock/process-lock.mjs';
import { build, buildState } from './build.mjs';
import { bundle, bundleState } from './bundle.mjs';
import { generateSources, hasViewer, isGenerated } from './generate.mjs';
import { checkProductionPackages, install, isInstalled, isProductionOnly } from './install.mjs';
import { PlainError, say, secondsSince } from './say.mjs';

const OLDEST_NODE = [20, 19, 0];

/** In their order, each with those whose work it begins with. */
const phases = {
  install: { needs: [], isDone: isInstalled, run: install },
  generate: { needs: [], isDone: isGenerated, run: generateSources },
  bundle: { needs: ['generate'], isDone: (root) => bundleState(root) === 'current', run: bundle },
  build: { needs: ['generate', 'bundle'], isDone: (root) => buildState(root) === 'current', run: build },
};

/**
 * Brings the folder up to what `wanted` phases leave behind, and says how many seconds each took.
 *
 *   Node's version ─▶ anything to do? ─▶ lock ─▶ install ─▶ generate ─▶ bundle ─▶ build ─▶ unlock
 *                 └─▶ without development packages: check what was brought, and write nothing
 *
 * Two commands in the same folder take turns, so that neither works on the other's half-done files.
 * @param {string} root
 * @param {string[]} wanted
 * @returns {Promise<Record<string, number>>}
 */
export async function prepare(root, wanted = Object.keys(phases)) {
  checkNodeVersion();
  if (isProductionOnly(root)) {
    await checkProduction(root);
    return {};
  }
  const names = Object.keys(phases).filter((name) =>
    wanted.some((each) => each === name || phases[each].needs.includes(name)),
  );
  const seconds = Object.fromEntries(names.map((name) => [name, 0]));
  if (names.every((name) => phases[name].isDone(root))) return seconds;
  const lock = await takeTurn(root);
  try {
    for (const name of names) {
      const start = performance.now();
      if (!phases[name].isDone(root)) await phases[name].run(root);
      seconds[name] = secondsSince(start);
    }
  } finally {
    lock.release();
  }
  return seconds;
}

async function takeTurn(root) {
  const onWait = (holder) =>
    say(`• Waiting for another command in this folder (process ${holder.pid}) to finish its set-up …`);
  try {
    return await waitForLock(join(root, '.deckwright-prepare.lock'), { onWait });
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
    throw new PlainError(
      `${root} can't be written to (${error.code}), and packages or the build are missing in it. Run "npm run build" as a user who may write there; a folder in which that was done can be read-only.`,
    );
  }
}

const whereToBuild =
  'Run "npm run build" where the development packages are installed, and copy .next, dist and public/vendor beside it.';

/** Throws a line when an installation without the development packages can't run the service. */
async function checkProduction(root) {
  await checkProductionPackages(root);
  const states = [bundleState(root), buildState(root), hasViewer(root) ? 'current' : 'missing'];
  if (states.includes('missing')) throw new PlainError(`There is no build here, or not all of it. ${whereToBuild}`);
  if (states.includes('stale')) throw new PlainError(`The build here is of another version. ${whereToBuild}`);
}

/** True when a version such as 22.4.1 is at least the oldest one that runs us. */
export function isNewEnough(version) {
  const parts = version.split('.').map(Number);
  const at = OLDEST_NODE.findIndex((wanted, index) => parts[index] !== wanted);
  return at === -1 || parts[at] > OLDEST_NODE[at];
}

export function checkNodeVersion(version = process.versions.node) {
  if (isNewEnough(version)) return;
  throw new PlainError(
    `Node ${version} is too old: Deckwright needs Node ${OLDEST_NODE.join('.')} or newer (24 is best). See https://nodejs.org/en/download.`,
  );
}
