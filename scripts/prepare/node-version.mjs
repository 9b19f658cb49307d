import { PlainError } from './say.mjs';

const OLDEST = [20, 19, 0];

/** True when a version such as 22.4.1 is at least the oldest one that runs us. */
export function isNewEnough(version) {
  const parts = version.split('.').map(Number);
  const at = OLDEST.findIndex((wanted, index) => parts[index] !== wanted);
  return at === -1 || parts[at] > OLDEST[at];
}

export function checkNodeVersion(version = process.versions.node) {
  if (isNewEnough(version)) return;
  throw new PlainError(
    `Node ${version} is too old: Deckwright needs Node ${OLDEST.join('.')} or newer (24 is best). See https://nodejs.org/en/download.`,
  );
}
