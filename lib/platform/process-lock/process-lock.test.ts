import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lockHolder, ownMark, tryLock, waitForLock } from './process-lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

it('goes to one at a time and tells the other who has it', () => {
  const file = join(folder, 'one');
  const first = tryLock(file, { port: 3000 });
  expect(tryLock(file).holder).toMatchObject({ pid: process.pid, port: 3000 });
  first.release?.();
  expect(lockHolder(file)).toBeUndefined();
  expect(tryLock(file).release).toBeTypeOf('function');
});

it.each([
  ['of a process that is gone', JSON.stringify({ pid: deadPid(), start: '' })],
  ['of an earlier process that had our pid', JSON.stringify({ ...ownMark(), start: '1' })],
  ['that is damaged', '{'],
])('takes over a lock %s', (what, content) => {
  const file = join(folder, what);
  writeFileSync(file, content);
  expect(lockHolder(file)).toBeUndefined();
  expect(tryLock(file).release).toBeTypeOf('function');
});

it('goes from hand to hand, and leaves no files behind', async () => {
  const file = join(folder, 'many');
  let inside = 0;
  let most = 0;
  const take = async () => {
    const lock = await waitForLock(file);
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inside -= 1;
    lock.release();
  };
  await Promise.all(Array.from({ length: 8 }, take));
  expect(most).toBe(1);
  expect(readdirSync(folder).filter((name) => name.startsWith('many'))).toEqual([]);
});

it('gives up with a line that names the holder', async () => {
  const file = join(folder, 'held');
  tryLock(file);
  await expect(waitForLock(file, { timeoutMs: 60 })).rejects.toThrow(`Process ${process.pid} still holds`);
});
