import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExtractionError, type ExtractionLimits } from '../extracted-document';
import { testLimits } from '../testing/corpus';
import { runReader } from './run-reader';

const folder = mkdtempSync(join(tmpdir(), 'reader-'));
const entry = join(import.meta.dirname, '..', 'testing', 'misbehaving-reader.ts');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(behaviour: string, limits: Partial<ExtractionLimits> = {}, signal?: AbortSignal) {
  return runReader({
    entry,
    bytes: Buffer.from(behaviour),
    request: { format: 'text', limits: { ...testLimits, ...limits } },
    signal,
  });
}

const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof ExtractionError ? error.code : String(error)),
  );

function isAlive(pidFile: string): boolean {
  try {
    return process.kill(Number(readFileSync(pidFile, 'utf8')), 0);
  } catch {
    return false;
  }
}

describe('the reading process', () => {
  it('ends when its time is up, though it never gives way', async () => {
    const pidFile = join(folder, 'spin');
    expect(await codeOf(run(`spin ${pidFile}`, { timeoutMs: 3_000 }))).toBe('timeout');
    expect(isAlive(pidFile)).toBe(false);
  });

  it('takes along what it started', async () => {
    const pidFile = join(folder, 'breed');
    expect(await codeOf(run(`breed ${pidFile}`, { timeoutMs: 3_000 }))).toBe('timeout');
    // The kernel ends it at its next turn.
    for (let left = 100; left > 0 && isAlive(pidFile); left -= 1) await sleep(20);
    expect(isAlive(pidFile)).toBe(false);
  });

  it.each(['hoard', 'inflate'])('ends when it takes too much memory: %s', async (behaviour) => {
    expect(await codeOf(run(behaviour, { memoryMegabytes: 64 }))).toBe('out_of_memory');
  });

  it('ends when it answers more than a document can be', async () => {
    expect(await codeOf(run('talk', { maxCharacters: 1_000 }))).toBe('too_large');
  });

  it('is told to have crashed when it falls over or breaks off, with what it said as the cause', async () => {
    const error = await run('fall').catch((reason: unknown) => reason as ExtractionError);
    expect(error).toMatchObject({ code: 'crashed' });
    expect(String((error as ExtractionError).cause)).toContain('fell over');
    expect((error as ExtractionError).message).not.toContain('fell over');
    expect(await codeOf(run('stammer'))).toBe('crashed');
  });

  it('ends when nobody wants its answer any more', async () => {
    const pidFile = join(folder, 'unwanted');
    const controller = new AbortController();
    const reading = codeOf(run(`spin ${pidFile}`, {}, controller.signal));
    while (!existsSync(pidFile) || readFileSync(pidFile, 'utf8') === '') await sleep(20);
    controller.abort(new Error('the caller left'));
    expect(await reading).toBe('Error: the caller left');
    expect(isAlive(pidFile)).toBe(false);
    expect(await codeOf(run('tell', {}, controller.signal))).toBe('Error: the caller left');
  });

  it('has no environment but where temporary files may lie', async () => {
    process.env.KEY_OF_THE_SERVICE = 'secret';
    const { title } = await run('tell');
    delete process.env.KEY_OF_THE_SERVICE;
    const allowed = ['NODE_ENV', 'TZ', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', '__CF_USER_TEXT_ENCODING'];
    expect(Object.keys(JSON.parse(title ?? '{}') as object).filter((name) => !allowed.includes(name))).toEqual([]);
  });

  describe('and the network', () => {
    let server: Server;
    let requests = 0;
    beforeAll(async () => {
      server = createServer((_, response) => {
        requests += 1;
        response.end('reached');
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    });
    afterAll(() => server.close());

    it('do not meet', async () => {
      const { title } = await run(`call http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      expect(title).toContain('without the network');
      expect(requests).toBe(0);
    });
  });
});
