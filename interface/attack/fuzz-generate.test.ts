import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanText } from '@/lib/contracts/clean-text';
import type { GenerateRequest } from '@/lib/contracts/generate-request';
import { callApi, type ApiCall } from '@/lib/http/security/testing/call-api';
import { liftLimits } from '@/lib/http/security/testing/lift-limits';
import { faultsOf } from '@/lib/http/testing/documented-answers';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { tries } from '@/lib/testing/test-run';
import { attack } from './testing/attack';
import { expectSound } from './testing/expect-sound';
import { generateBodies } from './testing/generate-bodies';
import { added, countStored, type Stored } from './testing/stored';
import { wireBodies } from './testing/wire-bodies';

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  liftLimits();
  service = await openTestService();
  tenant = await createTenant();
});
afterAll(() => service.close());

interface Sent {
  bytes: Buffer;
  type: string;
  idempotencyKey: string | null;
}

const otherTypes = [
  '',
  ';;;',
  'text/json',
  'application/jsonx',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'multipart/form-data; boundary=x',
];
const contentTypes = fc.oneof(
  { arbitrary: fc.constantFrom('application/json', 'application/json; charset=utf-8'), weight: 12 },
  { arbitrary: fc.constantFrom(...otherTypes), weight: 1 },
);

const byte = fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code));
/** Few enough that many a request meets an earlier one. */
const idempotencyKeys = fc.oneof(
  { arbitrary: fc.constant(null), weight: 6 },
  { arbitrary: fc.nat(20).map((number) => `order-${number}`), weight: 3 },
  { arbitrary: fc.string({ unit: byte, maxLength: 12 }), weight: 1 },
  {
    arbitrary: fc.constantFrom('', '~'.repeat(255), 'x'.repeat(256), 'x'.repeat(5_000), 'a b', '__proto__'),
    weight: 1,
  },
);

/** One and the same JSON in several spellings. */
const sameBody = fc
  .constantFrom(
    '{"prompt":"A plan","output_type":"deck"}',
    ' {"output_type":"deck",\n"prompt":"A \\u0070lan"}',
    '{"prompt":1,"output_type":"deck","prompt":"A plan"}',
  )
  .map((text) => Buffer.from(text));

function callOf({ bytes, type, idempotencyKey }: Sent): ApiCall {
  const headers: [string, string][] = [
    ['Authorization', `Bearer ${tenant.key.key}`],
    ['Content-Type', type],
  ];
  if (idempotencyKey !== null) headers.push(['Idempotency-Key', idempotencyKey]);
  return { method: 'POST', path: '/api/v1/generate', headers, body: bytes };
}

/** The body as the document's own schema sees it; undefined when it isn't one that the document allows. */
function documented({ bytes, type, idempotencyKey }: Sent): GenerateRequest | undefined {
  // Around a header's value, spaces and tabs don't count (RFC 9110, section 5.5).
  const isKey = idempotencyKey === null || /^[ \t]*[!-~]{1,255}[ \t]*$/.test(idempotencyKey);
  if (!isKey || !/^application\/json(; charset=utf-8)?$/.test(type)) return undefined;
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return faultsOf(body, requestSchema) === '' ? (body as GenerateRequest) : undefined;
  } catch {
    return undefined;
  }
}
const requestSchema = { $ref: '#/components/schemas/GenerateRequest' };

/** What may become of a request that the document allows. */
async function expectFate(body: GenerateRequest, sent: Sent, response: Response): Promise<void> {
  if (response.status === 200) return;
  const { error } = await response.clone().json();
  const fates = [
    body.template_name !== undefined && '404 template_name',
    sent.idempotencyKey !== null && '409 undefined',
    ...(body.reference_images ?? []).map((_, index) => `400 reference_images[${index}].data`),
  ];
  expect(fates, error.message).toContain(`${response.status} ${error.param}`);
}

/** The row of a job says what the parsed body says. */
async function expectStored(jobId: string, body: GenerateRequest): Promise<void> {
  const { rows } = await service.database.pool.query('select * from jobs where id = $1', [jobId]);
  expect(rows[0]).toMatchObject({
    organization_id: tenant.organizationId,
    api_key_id: tenant.key.id,
    prompt: cleanText(body.prompt),
    output_type: body.output_type,
    variant_count: body.variant_count ?? 1,
    template_name: body.template_name ?? null,
    use_web_search: body.use_web_search ?? false,
    use_knowledge_base: body.use_knowledge_base ?? false,
  });
}

const fates = new Map<string, number>();
let before: Stored;

async function expectSafe(request: Sent): Promise<void> {
  const call = callOf(request);
  const response = await callApi(call);
  await expectSound(response, call);
  const after = await countStored(service.database.pool);
  const change = added(before, after);
  before = after;

  const body = documented(request);
  const isNew = response.status === 200 && !response.headers.has('idempotency-replayed');
  const fate = `${response.status}${isNew ? ' new' : ''}`;
  fates.set(fate, (fates.get(fate) ?? 0) + 1);
  if (body) await expectFate(body, request, response);
  else expect(response.status).toBe(400);
  if (!isNew || !body) return void expect(change).toEqual({});

  const { length: pictures } = body.reference_images ?? [];
  const records = request.idempotencyKey === null ? {} : { idempotency_records: 1 };
  expect(change).toEqual({ jobs: 1, queued: 1, ...records, ...(pictures > 0 && { files: 2 * pictures }) });
  await expectStored((await response.json()).job_id, body);
}

it('takes what the document allows, refuses the rest, and keeps nothing of what it refuses', async () => {
  before = await countStored(service.database.pool);
  const bodies = fc.oneof(
    { arbitrary: wireBodies(await generateBodies()), weight: 8 },
    { arbitrary: sameBody, weight: 1 },
  );
  const values = fc.record({ bytes: bodies, type: contentTypes, idempotencyKey: idempotencyKeys });
  const show = ({ bytes, type, idempotencyKey }: Sent) =>
    JSON.stringify({ type, idempotencyKey, body: bytes.toString().slice(0, 2_000) });
  await attack({ values, runs: tries(600, 6_000), show, expectSafe });
  // Each of these was met, or the attack has missed half of what it is for.
  expect([...fates.keys()].sort()).toEqual(['200', '200 new', '400', '404', '409']);
});
