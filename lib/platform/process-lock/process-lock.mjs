// Plain JavaScript on Node's own modules: the set-up phase needs this lock before
// anything is installed, and the server needs the same lock afterwards.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The fields after the name in /proc/<pid>/stat (proc(5)), state first; none where there is no /proc. */
function statFields(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** When a process started, in the kernel's ticks, or ''. Tells a process from a later one with its pid. */
const startOf = (pid) => statFields(pid)[19] ?? '';

/** An ended process that nobody reaped counts as ended: some containers never reap. */
export function isProcessAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return statFields(pid)[0] !== 'Z';
}

/** This process as others can recognise it later. */
export function ownMark() {
  return { pid: process.pid, start: startOf(process.pid) };
}

export function isMarkAlive(mark) {
  return isProcessAlive(mark.pid) && (mark.start === '' || mark.start === startOf(mark.pid));
}

function readMark(file) {
  try {
    const mark = JSON.parse(readFileSync(file, 'utf8'));
    return typeof mark?.pid === 'number' ? { start: '', ...mark } : undefined;
  } catch {
    return undefined;
  }
}

/** The living process that holds the lock, with what it wrote down; undefined when the lock is free or stale. */
export function lockHolder(file) {
  const mark = readMark(file);
  return mark && isMarkAlive(mark) ? mark : undefined;
}

let counter = 0;
const besideName = (file) => `${file}.${process.pid}.${(counter += 1)}`;

/** A hard link appears whole or not at all, so a reader never sees a lock without its owner. */
function linkInto(file, mark) {
  const draft = besideName(file);
  writeFileSync(draft, JSON.stringify(mark), { mode: 0o644 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves the stale lock aside, and puts it back when another process had renewed it in between. */
function removeStale(file) {
  const aside = besideName(file);
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (lockHolder(aside)) {
    try {
      linkSync(aside, file);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
  rmSync(aside, { force: true });
}

/**
 * Takes the lock or says who has it.
 * @param {string} file path of the lock
 * @param {Record<string, unknown>} notes what the holder wants others to read, such as its port
 */
export function tryLock(file, notes = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const mark = { ...notes, ...ownMark() };
  for (;;) {
    if (linkInto(file, mark)) return { release: () => releaseOwn(file, mark) };
    const holder = lockHolder(file);
    if (holder) return { holder };
    removeStale(file);
  }
}

function releaseOwn(file, mark) {
  const current = readMark(file);
  if (current?.pid === mark.pid && current.start === mark.start) rmSync(file, { force: true });
}

/** Takes the lock, waiting for its holder; throws when it is still held after `timeoutMs`. */
export async function waitForLock(file, { timeoutMs = 600_000, notes = {}, onWait } = {}) {
  const deadline = Date.now() + timeoutMs;
  let told = false;
  for (;;) {
    const lock = tryLock(file, notes);
    if (lock.release) return lock;
    if (!told) onWait?.(lock.holder);
    told = true;
    if (Date.now() > deadline)
      throw new Error(
        `Process ${lock.holder.pid} still holds ${file}. End it, or delete that file when the process is not ours.`,
      );
    await sleep(50);
  }
}
