import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openRaw } from '@/lib/http/node/testing/raw-connection';
import { noLimits } from '@/lib/http/security/testing/lift-limits';
import { setStage, type Stage } from '@/lib/http/security/testing/stage';
import { openTestService, type TestService } from '@/lib/services/testing/test-service';
import { startWeb, type WebProcess } from '@/scripts/web/testing/start-web';
import { startWorker, type WorkerProcess } from '@/scripts/worker/testing/start-worker';
import { dumpDatabase } from './testing/dump-database';
import { send, type Sent } from './testing/send';

let service: TestService;
let stage: Stage;
let web: WebProcess;
let worker: WorkerProcess;
/** Everything that any caller got to read. */
const answers: string[] = [];
beforeAll(async () => {
  service = await openTestService();
  stage = await setStage();
  [web, worker] = await Promise.all([
    startWeb({ env: { ...noLimits, LOG_LEVEL: 'trace' } }),
    startWorker({ LOG_LEVEL: 'trace' }),
  ]);
});
afterAll(async () => {
  worker.child.kill('SIGTERM');
  await Promise.all([web.stop(), worker.ended]);
  await service.close();
});

const slide = { prompt: 'Three reasons', output_type: 'single_slide' };

async function ask(method: string, path: string, sent: Sent = {}): Promise<number> {
  const { status, headers, text } = await send(web.url, method, path, sent);
  answers.push([status, ...[...headers].map((field) => field.join(': ')), text].join('\n'));
  return status;
}

const generate = (sent: Sent) => ask('POST', '/api/v1/generate', { body: slide, ...sent });

/** As it is meant: in the Authorization header, for everything there is. */
async function useRightly(key: string): Promise<void> {
  await generate({ key });
  await generate({ key, headers: { 'idempotency-key': 'a' } });
  const paths = [`/api/v1/status/${stage.jobId}`, '/api/v1/templates', stage.downloadPath, stage.thumbnailPath];
  for (const path of paths) await ask('GET', path, { key });
}

/** Every field of a request that somebody may put a key into by mistake, while another one is in its right place. */
async function useWrongly(key: string): Promise<void> {
  const right = { key: stage.owner.key.key };
  const paths = [`status/${key}`, `downloads/${key}`, `templates/${key}/thumbnail`, key, `../${key}`];
  for (const path of paths) {
    for (const sent of [right, {}])
      await ask('GET', `/api/v1/${path}?api_key=${key}&kid=${key}&signature=${key}&expires=${key}`, sent);
  }
  for (const name of misusedHeaders) {
    await generate({ headers: { [name]: key } });
    await generate({ headers: { authorization: `Bearer ${right.key}`, [name]: `x ${key}` } });
  }
  const misspelt = [
    `Basic ${key}`,
    `Bearer "${key}"`,
    `Bearer ${key} ${key}`,
    `Bearer ${key.slice(0, -1)}`,
    `Bearer ${key}x`,
    `Token ${key}`,
  ];
  for (const authorization of misspelt) await generate({ headers: { authorization } });
  await generate({ ...right, headers: { 'idempotency-key': key } });
  await generate({ ...right, headers: { 'idempotency-key': key }, body: { ...slide, use_web_search: false } });
  const bodies = [
    `{"prompt":"${key}`,
    `${key}`,
    { ...slide, [key]: key },
    { ...slide, api_key: key },
    { ...slide, template_name: key },
    { ...slide, output_type: key },
    { ...slide, variant_count: key },
    { ...slide, reference_images: [{ data: key, mime_type: key, [key]: key }] },
    { ...slide, reference_images: [{ data: `${key}a`, mime_type: 'image/png' }] },
  ];
  for (const body of bodies) await generate({ ...right, body });
}

const misusedHeaders = [
  'authorization',
  'x-api-key',
  'cookie',
  'user-agent',
  'content-type',
  'accept',
  'range',
  'referer',
  'x-request-id',
  'x-forwarded-for',
];

/** What is no request at all, and still holds a key. */
async function sendBrokenly(key: string): Promise<void> {
  const lines = [
    `${key} / HTTP/1.1`,
    `GET /api/v1/status/${key} HTTP/9.9`,
    `GET /${key}`,
    `GET / HTTP/1.1\r\nHost: ${key}\r\n${key}`,
    `GET / HTTP/1.1\r\nHost: a\r\nHost: ${key}`,
    `GET / HTTP/1.1\r\nX: ${key}${'x'.repeat(20_000)}`,
  ];
  for (const line of lines) {
    const connection = await openRaw(Number(new URL(web.url).port));
    connection.write(`${line}\r\nConnection: close\r\n\r\n`);
    answers.push(await connection.untilClosed());
  }
}

/** Defects of the database: what PostgreSQL says of them holds parts of statements and rows. */
const defects = [
  { table: 'jobs', breaks: 'rename column prompt to elsewhere', mends: 'rename column elsewhere to prompt' },
  {
    table: 'idempotency_records',
    breaks: 'rename column body_hash to elsewhere',
    mends: 'rename column elsewhere to body_hash',
  },
  { table: 'api_keys', breaks: 'rename column hash to elsewhere', mends: 'rename column elsewhere to hash' },
  {
    table: 'idempotency_records',
    breaks: 'add constraint broken check (expires_at is null) not valid',
    mends: 'drop constraint broken',
  },
];

async function useWhileBroken(key: string): Promise<void> {
  for (const [index, { table, breaks, mends }] of defects.entries()) {
    await service.database.pool.query(`alter table ${table} ${breaks}`);
    const status = await generate({ key, headers: { 'idempotency-key': `${key}-${index}` } });
    await ask('GET', `/api/v1/status/${stage.jobId}`, { key });
    await service.database.pool.query(`alter table ${table} ${mends}`);
    expect(status).toBe(500);
  }
}

/** Twelve characters of a key are enough to find it, and far too many to stand somewhere by chance. */
function partsOf(key: string): string[] {
  const secret = key.slice('dw_'.length);
  return Array.from({ length: secret.length - 11 }, (_, at) => secret.slice(at, at + 12));
}

function expectWithout(text: string, keys: readonly string[]): void {
  const found = keys.flatMap(partsOf).find((part) => text.includes(part));
  const at = found === undefined ? 0 : text.indexOf(found);
  expect(found && text.slice(Math.max(0, at - 500), at + 200)).toBeUndefined();
}

describe('after keys were used rightly and wrongly, and the database broke', () => {
  let keys: string[];
  beforeAll(async () => {
    const { owner, siblingKey, stranger, revokedKey, expiredKey, unknownKey, ineligibleKeys } = stage;
    keys = [
      owner.key.key,
      siblingKey,
      stranger.key.key,
      revokedKey,
      expiredKey,
      unknownKey,
      ...Object.values(ineligibleKeys),
    ];
    for (const key of keys) await useRightly(key);
    for (const key of [owner.key.key, revokedKey, unknownKey]) {
      await useWrongly(key);
      await sendBrokenly(key);
    }
    await useWhileBroken(owner.key.key);
    const queued = `select count(*)::int as count from job_queue`;
    await vi.waitUntil(async () => (await service.database.pool.query(queued)).rows[0].count === 0, {
      timeout: 120_000,
      interval: 200,
    });
  }, 300_000);

  it('no key stands in the database', async () => {
    const dump = await dumpDatabase(service.database.pool);
    expect(dump).toContain(stage.owner.key.displayPrefix);
    expectWithout(dump, keys);
  });

  it('no key stands in an answer', () => {
    const all = answers.join('\n');
    const codes = [
      'unauthorized',
      'plan_not_eligible',
      'invalid_request',
      'not_found',
      'idempotency_conflict',
      'internal_error',
    ];
    for (const code of codes) expect(all).toContain(`"code":"${code}"`);
    expectWithout(all, keys);
  });

  it('no key stands in what the processes print, however much they are told to', () => {
    const printed = [...web.output, ...worker.lines].join('\n');
    expect(web.output.filter((line) => line.includes('"code":"internal_error"')).length).toBeGreaterThanOrEqual(
      defects.length,
    );
    expectWithout(printed, keys);
  });
});
