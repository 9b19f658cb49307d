import { beforeAll, describe, expect, it } from 'vitest';
import { findEnvProblems } from '@/lib/platform/env/env';
import { defaultContractSettings, type ContractSettings } from '@/lib/platform/env/contract-settings';
import { startWeb } from '@/scripts/web/testing/start-web';
import { createWaitingTenant, generate, slide } from './jobs';
import { call, environment, openService, refusalOf } from './service';

openService();

let document: string;
beforeAll(async () => {
  document = (await call('GET', '/api/v1/openapi.json')).text;
});

describe('Each number is a named setting with this default', () => {
  it.each(
    Object.entries({
      PROMPT_MAX_CHARACTERS: 100_000,
      BODY_MAX_BYTES: 40_000_000,
      VARIANT_COUNT_MAX: 4,
      REFERENCE_IMAGES_MAX: 5,
      REFERENCE_IMAGE_MAX_BYTES: 5_000_000,
      REFERENCE_IMAGE_MAX_MEGAPIXELS: 40,
      TEMPLATE_NAME_MAX_CHARACTERS: 120,
      IDEMPOTENCY_KEY_MAX_CHARACTERS: 255,
      IDEMPOTENCY_TTL_HOURS: 24,
      STATUS_RETRY_AFTER_MIN_SECONDS: 2,
      STATUS_RETRY_AFTER_MAX_SECONDS: 5,
      GENERATE_LIMIT_PER_MINUTE: 60,
      STATUS_LIMIT_PER_MINUTE: 600,
      STATUS_LIMIT_PER_JOB_PER_SECOND: 1,
      STATUS_BURST_PER_JOB: 2,
      AUTH_FAILURE_LIMIT_PER_MINUTE: 30,
      JOB_TIMEOUT_MINUTES: 15,
      CREDITS_PER_SLIDE: 1,
      CREDITS_PER_VARIANT: 1,
      DOWNLOAD_URL_TTL_MINUTES: 15,
      FILE_RETENTION_DAYS: 30,
      DECK_MAX_SLIDES: 50,
      DECK_DEFAULT_MIN_SLIDES: 5,
      DECK_DEFAULT_MAX_SLIDES: 15,
      API_KEYS_MAX_PER_ORGANIZATION: 50,
      API_KEY_LAST_USED_STALE_SECONDS: 60,
    } satisfies Partial<ContractSettings>),
  )('%s: %i', (name, value) => {
    expect(defaultContractSettings()).toHaveProperty(name, value);
  });

  it('another value takes effect, and stands in the document', async () => {
    const web = await startWeb({ env: { ...environment, VARIANT_COUNT_MAX: '2', GENERATE_LIMIT_PER_MINUTE: '3' } });
    try {
      const tenant = await createWaitingTenant();
      expect(refusalOf(await generate(tenant, { ...slide, variant_count: 3 }, { at: web.url }))).toBe(
        '400 invalid_request',
      );
      const own = JSON.parse((await call('GET', '/api/v1/openapi.json', { at: web.url })).text);
      expect(own.components.schemas.GenerateRequest.properties.variant_count.maximum).toBe(2);
      expect(own.info.description).toContain('| Generate requests | 3 |');
    } finally {
      await web.stop();
    }
  });

  it('read from one validated environment module: a value that makes no sense is named', () => {
    expect(findEnvProblems({ ...environment, DECK_MAX_SLIDES: 'many' }).map(({ name }) => name)).toEqual([
      'DECK_MAX_SLIDES',
    ]);
  });
});

describe('Each decision is visible to integrators in the OpenAPI document', () => {
  it.each([
    [
      'prompt length',
      /1 to 100,000 characters after trimming; control characters other than tab and line feed are dropped/,
    ],
    ['unknown fields', /unknown fields are refused/i],
    ['body size', /at most 40 MB/],
    ['variant_count', /"variant_count":\{[^}]*"minimum":1,"maximum":4/],
    ['reference_images', /"reference_images":\{[^}]*"minItems":1,"maxItems":5/],
    ['size of pictures', /At most 5 MB decoded and 40 megapixels; it must decode in full/],
    ['types of pictures', /"enum":\["image\/png","image\/jpeg","image\/webp","image\/gif"\]/],
    ['base64', /padded, without white space, without a data-URL prefix/],
    ['template_name', /Exact, case-sensitive name/],
    ['Idempotency-Key', /1 to 255 printable ASCII characters \(0x21 to 0x7E\), remembered for 24 hours per API key/],
    ['same body', /the order of fields and white space don't matter/],
    ['replays', /in the state that it is in now, costs no credits and is not limited as a new generation/],
    ['simultaneous requests', /Simultaneous requests with one key make one job/],
    ['headers of every response', /Every answer carries `X-Request-Id` and `Cache-Control: no-store`/],
    ['shape of errors', /\{\\"error\\":\{\\"code\\",\\"message\\",\\"request_id\\"\}\}/],
    ['codes of errors', /unauthorized.*plan_not_eligible.*not_found.*method_not_allowed.*internal_error.*unavailable/s],
    ['Retry-After', /2 to 5 seconds/],
    ['rate-limit headers', /`RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset`/],
    ['generate limit', /\| Generate requests \| 60 \| 1 minute \| API key \|/],
    ['status limit per key', /\| Status requests \| 600 \| 1 minute \| API key \|/],
    ['status limit per job', /\| Status requests for one job \| 1 \| 1 second \| job \|/],
    ['status burst', /within the first second of its life \| 2 \| 1 second \| job \|/],
    ['failed authentication limit', /\| Requests without a valid API key \| 30 \| 1 minute \| client address \|/],
    ['job_id', /UUID version 7/],
    ['transitions', /A finished job never changes again/],
    [
      'codes of failed jobs',
      /insufficient_credits.*template_unavailable.*content_rejected.*provider_unavailable.*generation_timeout.*generation_failed.*cancelled/s,
    ],
    ['time limit of a job', /a job itself ends 15 minutes after its start/],
    ['extra fields', /answers have no fields beyond those described here/],
    ['credits', /1 credit for each delivered slide, a single slide 1 credit for each delivered variant/],
    ['holds', /the largest possible charge is set aside/],
    ['lifetime of download URLs', /A download URL works for 15 minutes/],
    ['retention', /Files are kept for 30 days; after that `downloads` of the completed job is an empty array/],
    [
      'deck size',
      /the number of slides that the prompt asks for, at most 50\. With none asked for it has what the content needs, 5 to 15/,
    ],
    ['live keys', /at most 50 live ones/],
    ['revocation', /a revoked one stops working with the next request/],
  ])('%s', (_, pattern) => {
    expect(document).toMatch(pattern);
  });
});
