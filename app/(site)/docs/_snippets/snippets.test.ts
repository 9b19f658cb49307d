import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import type { RequestErrorCode } from '@/lib/contracts/error-codes';
import { errorBody, errorExamples, jobExamples } from '@/lib/contracts/openapi/examples';
import { atLeastMs } from '@/lib/testing/timers';

const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
const programs: { file: string; command: string[] }[] = [
  { file: 'deck.sh', command: ['sh'] },
  { file: 'deck.mts', command: [process.execPath, tsx] },
  { file: 'deck.py', command: ['python3'] },
];

const hasProgram = (name = '') => spawnSync(name, [], { stdio: 'ignore' }).error === undefined;

interface Seen {
  call: string;
  atMs: number;
  idempotencyKey: string | undefined;
  authorization: string | undefined;
}

type Reply = 'broken connection' | { status: number; body: string; retryAfter?: number };

const refusal = (status: number, code: RequestErrorCode, retryAfter?: number): Reply => ({
  status,
  body: JSON.stringify(errorBody(code, errorExamples[code])),
  retryAfter,
});
const job = (value: object, retryAfter?: number): Reply => ({ status: 200, body: JSON.stringify(value), retryAfter });

/** What a service on a bad day answers, call by call; the last reply is repeated. */
function badDay(baseUrl: string, ending: 'completed_deck' | 'failed'): Record<string, Reply[]> {
  const { pending, processing, ...endings } = jobExamples(baseUrl);
  return {
    'POST generate': ['broken connection', refusal(503, 'unavailable', 2), job(pending.value)],
    'GET status': [
      refusal(429, 'rate_limit_exceeded', 2),
      job(processing.value, 4),
      refusal(500, 'internal_error'),
      job(endings[ending].value),
    ],
    'GET downloads': [{ status: 200, body: 'the deck' }],
  };
}

function answering(days: () => Record<string, Reply[]>, seen: Seen[]): RequestListener {
  return (request, response) => {
    const call = `${request.method} ${request.url?.split('/')[3]}`;
    const replies = days()[call] ?? [];
    const reply = replies[Math.min(seen.filter((one) => one.call === call).length, replies.length - 1)];
    seen.push({
      call,
      atMs: performance.now(),
      idempotencyKey: request.headers['idempotency-key'] as string | undefined,
      authorization: request.headers.authorization,
    });
    if (reply === undefined || reply === 'broken connection') return void request.socket.destroy();
    if (reply.retryAfter !== undefined) response.setHeader('retry-after', reply.retryAfter);
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function run({ file, command }: (typeof programs)[number], ending: 'completed_deck' | 'failed') {
  const seen: Seen[] = [];
  const server = createServer(answering(() => badDay(baseUrl, ending), seen));
  const baseUrl = await listen(server);
  const folder = mkdtempSync(join(root, 'run-'));
  const code = readFileSync(join(import.meta.dirname, file), 'utf8');
  writeFileSync(join(folder, file), code.replaceAll('http://localhost:3000', baseUrl));
  const [program = '', ...args] = command;
  const child = spawn(program, [...args, file], {
    cwd: folder,
    env: { ...process.env, DECKWRIGHT_API_KEY: 'dw_key' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  server.close();
  return { seen, folder, status, output: out + err };
}

const root = mkdtempSync(join(tmpdir(), 'deckwright-snippets-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Milliseconds between a call and the next one of its kind. */
function pauseAfter(seen: Seen[], call: string, index: number): number {
  const [one, next] = seen.filter((entry) => entry.call === call).slice(index);
  return (next?.atMs ?? 0) - (one?.atMs ?? 0);
}

describe.concurrent.each(programs.filter(({ command }) => hasProgram(command[0])))(
  '$file on a bad day of the service',
  (program) => {
    it('sends one request under one key, waits as long as it is told to, and saves the file', async () => {
      const { seen, folder, status, output } = await run(program, 'completed_deck');
      expect(status, output).toBe(0);
      expect(seen.map(({ call }) => call)).toEqual([
        ...Array(3).fill('POST generate'),
        ...Array(4).fill('GET status'),
        'GET downloads',
      ]);
      expect(new Set(seen.slice(0, 3).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
      expect(seen[0]?.idempotencyKey).toMatch(/^[!-~]{8,255}$/);
      expect(pauseAfter(seen, 'POST generate', 1)).toBeGreaterThanOrEqual(atLeastMs(2_000));
      expect(pauseAfter(seen, 'GET status', 0)).toBeGreaterThanOrEqual(atLeastMs(2_000));
      expect(pauseAfter(seen, 'GET status', 1)).toBeGreaterThanOrEqual(atLeastMs(4_000));
      expect(seen.map(({ authorization }) => authorization)).toEqual([...Array(7).fill('Bearer dw_key'), undefined]);
      expect(readFileSync(join(folder, 'deck.pptx'), 'utf8')).toBe('the deck');
    });

    it('says why a job failed, and fails', async () => {
      const { seen, status, output } = await run(program, 'failed');
      expect(status).not.toBe(0);
      expect(output).toContain('insufficient_credits');
      expect(seen.at(-1)?.call).toBe('GET status');
    });
  },
);
