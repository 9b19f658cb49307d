import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKeyText } from '@/lib/platform/crypto/api-key-text';
import { revokeApiKey } from '@/lib/services/api-keys/change-api-key';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { setPlan } from '@/lib/services/organizations/change-organization';
import { createTenant, type TestTenant } from '@/lib/services/testing/test-service';
import { follow, linkOf } from './files';
import { accept, completed, createWaitingTenant, deck, generate, slide, status } from './jobs';
import { picture } from './pictures';
import { call, openService, refusalOf, type Answer } from './service';

const { pool } = openService();

let tenant: TestTenant;
let link: string;
beforeAll(async () => {
  tenant = await createWaitingTenant();
  link = linkOf(await completed(await createTenant(), slide));
});

describe('Responses: every response', () => {
  const answers: [string, () => Promise<Answer>][] = [
    ['200 of generate', () => generate(tenant)],
    ['200 of status', async () => status(tenant, await accept(tenant))],
    ['400', () => generate(tenant, {})],
    ['401', () => call('POST', '/api/v1/generate', { body: deck })],
    ['404 of status', () => status(tenant, randomUUID())],
    ['404 of an unknown path', () => call('GET', '/api/v1/nothing')],
    ['405', () => call('DELETE', '/api/v1/generate')],
    ['404 of a download', () => call('GET', '/api/v1/downloads/any')],
    ['200 of a download', () => follow(link)],
    ['206 of a download', () => follow(link, { headers: { range: 'bytes=0-9' } })],
    ['304 of a download', () => follow(link, { headers: { 'if-none-match': '*' } })],
    ['200 of the OpenAPI document', () => call('GET', '/api/v1/openapi.json')],
  ];

  it.each(answers)('has X-Request-Id: %s', async (_, ask) => {
    const [one, two] = [await ask(), await ask()];
    expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'));
  });

  it.each(answers)('has Cache-Control: no-store: %s', async (_, ask) => {
    expect((await ask()).headers.get('cache-control')).toBe('no-store');
  });
});

describe('Responses: errors', () => {
  it('have exactly {"error":{"code","message","request_id"}}', async () => {
    const answer = await status(tenant, randomUUID());
    const body = JSON.parse(answer.text) as { error: object };
    expect(Object.keys(body)).toEqual(['error']);
    expect(Object.keys(body.error)).toEqual(['code', 'message', 'request_id']);
    expect(answer.error().request_id).toBe(answer.headers.get('x-request-id'));
  });

  it.each([
    ['prompt', { ...deck, prompt: '' }],
    ['reference_images[0].data', { ...slide, reference_images: [{ data: 'x', mime_type: 'image/png' }] }],
    ['reference_images[1].mime_type', { ...slide, reference_images: ['first', { data: 'eA==', mime_type: 'x' }] }],
  ])('plus param where one field is at fault: %s', async (param, body) => {
    if (param.startsWith('reference_images[1]'))
      (body as { reference_images: unknown[] }).reference_images[0] = await picture();
    const answer = await generate(tenant, body);
    expect(Object.keys((JSON.parse(answer.text) as { error: object }).error)).toEqual([
      'code',
      'message',
      'request_id',
      'param',
    ]);
    expect(answer.error().param).toBe(param);
  });

  it.each(['{', '[]', 'null', '"text"'])('have no param where no field is at fault: %s', async (body) => {
    expect((await generate(tenant, body)).error()).not.toHaveProperty('param');
  });
});

describe('Responses: 401', () => {
  it('has the code unauthorized and WWW-Authenticate: Bearer, and one message for missing, malformed, unknown, revoked and expired keys', async () => {
    const [revoked, expired] = await Promise.all(
      ['Revoked', 'Expired'].map((name) => createApiKey({ ctx: tenant.system, input: { name } })),
    );
    await revokeApiKey({ ctx: tenant.system, input: { apiKeyId: revoked!.id } });
    await pool.query('update api_keys set expires_at = now() where id = $1', [expired!.id]);
    const answers = await Promise.all(
      [undefined, 'nonsense', createApiKeyText(), revoked!.key, expired!.key].map((key) =>
        call('POST', '/api/v1/generate', { key, body: deck }),
      ),
    );
    for (const answer of answers) {
      expect(refusalOf(answer)).toBe('401 unauthorized');
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
    expect(new Set(answers.map((answer) => answer.error().message)).size).toBe(1);
  });
});

it('Responses: 403 has the code plan_not_eligible', async () => {
  const fallen = await createTenant();
  await setPlan({ ctx: fallen.system, input: { plan: 'starter' } });
  expect(refusalOf(await generate(fallen))).toBe('403 plan_not_eligible');
});

it("Responses: 404 on status has the code not_found, the same body for an unknown id, a malformed id and another key's job", async () => {
  const jobId = await accept(tenant);
  const sibling = await createApiKey({ ctx: tenant.system, input: { name: 'Sibling' } });
  const answers = [
    await status(tenant, randomUUID()),
    await status(tenant, 'nonsense'),
    await status(tenant, jobId, { key: sibling.key }),
    await status(await createTenant(), jobId),
  ];
  for (const answer of answers) expect(refusalOf(answer)).toBe('404 not_found');
  const bodies = answers.map((answer) => answer.text.replace(answer.error().request_id, 'id'));
  expect(new Set(bodies).size).toBe(1);
});

describe('Responses: 405, 413-like and unknown paths under /api/v1/ have the same JSON error shape', () => {
  it.each([
    ['/api/v1/generate', 'POST'],
    ['/api/v1/status/any', 'GET, HEAD'],
    ['/api/v1/downloads/any', 'GET, HEAD'],
  ])('%s: method_not_allowed, with Allow: %s', async (path, allow) => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await call(method, path, { key: tenant.key.key });
      expect(refusalOf(answer)).toBe('405 method_not_allowed');
      expect(answer.headers.get('allow')).toBe(allow);
    }
  });

  it('a body that is too large: invalid_request', async () => {
    expect(refusalOf(await generate(tenant, Buffer.alloc(40_000_001, ' ')))).toBe('400 invalid_request');
  });

  it.each([
    '/api/v1',
    '/api/v1/',
    '/api/v1/nope',
    '/api/v1/status',
    '/api/v1/status/',
    '/api/v1/status/a/b',
    '/api/v1/generate/x',
    '/api/v1/%',
    '/api/v1/%zz/x',
    '/api/v1/%FF',
  ])('%s: not_found, never an HTML page', async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await call(method, path, { key: tenant.key.key });
      expect(refusalOf(answer)).toBe('404 not_found');
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    }
  });

  it.each([
    ['a word', 'word'],
    ['an escape cut short', '%'],
    ['no UTF-8', '%FF'],
    ['a zero byte', '%00'],
    ['an escaped slash', 'a%2Fb'],
    ['3,000 letters', 'x'.repeat(3_000)],
  ])('a job whose id is %s: not_found', async (_, id) => {
    expect(refusalOf(await status(tenant, id))).toBe('404 not_found');
  });

  it('a slash at the end is served, not redirected', async () => {
    expect((await call('POST', '/api/v1/generate/', { key: tenant.key.key, body: deck })).job().status).toBe('pending');
  });
});

describe('Responses: 500 and 503', () => {
  /** Lets the database refuse the jobs of this organization. */
  const breakFor = async ({ organizationId }: TestTenant, sqlState: string) => {
    await pool.query(`
      create function "break" () returns trigger language plpgsql as $$
      begin raise exception 'secret detail of the inside' using errcode = '${sqlState}'; end $$;
      create trigger "break" before insert on jobs for each row when (new.organization_id = '${organizationId}') execute function "break" ()`);
  };
  const mend = () => pool.query('drop trigger if exists "break" on jobs; drop function if exists "break"');
  afterAll(mend);

  it.each([
    ['22012', '500 internal_error'],
    ['53300', '503 unavailable'],
  ])('a failure of class %s: %s, without internal text', async (sqlState, expected) => {
    const broken = await createWaitingTenant();
    await breakFor(broken, sqlState);
    const answer = await generate(broken);
    await mend();
    expect(refusalOf(answer)).toBe(expected);
    expect(answer.text).not.toMatch(/secret|inside|jobs|trigger|sql/i);
    expect(answer.headers.has('retry-after')).toBe(expected.startsWith('503'));
  });
});
