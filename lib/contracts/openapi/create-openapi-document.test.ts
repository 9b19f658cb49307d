import { describe, expect, it } from 'vitest';
import { exampleInstallation } from '@/lib/services/requests/request-settings';
import { jobErrorCodes, requestErrorCodes } from '../error-codes';
import { operations } from '../operations/operations';
import { errorCodesOf } from './answers';
import { createOpenapiDocument } from './create-openapi-document';

const installation = exampleInstallation();
const document = createOpenapiDocument(installation);
const text = JSON.stringify(document);

interface Described {
  operationId: string;
  description: string;
  security: object[];
  parameters?: { name: string; required?: boolean; example?: unknown }[];
  responses: Record<
    string,
    {
      description: string;
      headers: object;
      content?: Record<string, { examples?: Record<string, { value: { error?: { code: string } } }> }>;
    }
  >;
}

const described = operations.map((operation) => ({
  operation,
  of: document.paths?.[operation.path]?.[operation.method.toLowerCase() as 'get'] as unknown as Described,
}));

/** Every schema of the document, with where it stands. */
function schemasIn(value: unknown, at = ''): { at: string; schema: Record<string, unknown> }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => schemasIn(part, `${at}/${key}`));
  return 'type' in value || 'properties' in value
    ? [{ at, schema: value as Record<string, unknown> }, ...inside]
    : inside;
}

describe('for generators of clients, the document', () => {
  const schemas = schemasIn(document.components?.schemas);

  it('gives no field of a request a default, which they would take for one that has to be sent', () => {
    const ofRequest = schemas.filter(({ at }) => at.startsWith('/GenerateRequest'));
    expect(ofRequest.length).toBeGreaterThan(5);
    expect(ofRequest.filter(({ schema }) => 'default' in schema)).toEqual([]);
  });

  it('says of every list what is in it', () => {
    const lists = schemas.filter(({ schema }) => schema.type === 'array');
    expect(lists.length).toBeGreaterThan(2);
    expect(lists.filter(({ schema }) => schema.items === undefined)).toEqual([]);
  });

  it('says of every condition that there may be more fields, since some check it as if it were the whole', () => {
    const conditions = schemas.filter(({ at }) => /\/(if|then|else)$/.test(at));
    expect(conditions.length).toBeGreaterThan(5);
    expect(conditions.filter(({ schema }) => schema.unevaluatedProperties !== true)).toEqual([]);
  });
});

describe('the document', () => {
  it('describes every operation, and says which need an API key', () => {
    for (const { operation, of } of described) {
      expect(of).toMatchObject({
        operationId: operation.id,
        security: operation.auth === 'api_key' ? [{ apiKey: [] }] : [],
      });
    }
  });

  it('shows an example of every error code where it can occur, with the status of the table', () => {
    for (const { operation, of } of described) {
      for (const code of errorCodesOf(operation)) {
        const answer = of.responses[requestErrorCodes[code].status];
        const examples = Object.values(answer?.content?.['application/json']?.examples ?? {});
        expect(
          examples.map(({ value }) => value.error?.code),
          `${operation.id} ${code}`,
        ).toContain(code);
        expect(answer?.description).toContain(`\`${code}\``);
      }
    }
  });

  it('names every header as it is written, with an example', () => {
    const [generate, , download] = described;
    expect(generate?.of.parameters).toMatchObject([{ name: 'Idempotency-Key', example: expect.any(String) }]);
    expect(download?.of.parameters?.map(({ name }) => name)).toEqual([
      'artifact_id',
      'expires',
      'kid',
      'signature',
      'Range',
      'If-Range',
      'If-None-Match',
    ]);
    for (const { of } of described)
      for (const { headers } of Object.values(of.responses)) expect(headers).toHaveProperty('X-Request-Id');
  });

  it('lists every code of a request and of a job', () => {
    for (const code of [...Object.keys(requestErrorCodes), ...Object.keys(jobErrorCodes)]) {
      expect(document.info.description).toContain(`| \`${code}\` |`);
    }
  });

  it.each([
    ['promptMaxCharacters', 77_001, '1 to 77,001 characters', '"maxLength":77001'],
    ['bodyMaxBytes', 7_000_000, 'at most 7 MB'],
    ['variantCountMax', 7, '"maximum":7'],
    ['referenceImagesMax', 9, '"maxItems":9'],
    ['referenceImageMaxBytes', 3_000_000, 'At most 3 MB decoded', '"maxLength":4000000'],
    ['referenceImageMaxMegapixels', 17, '17 megapixels'],
    ['templateNameMaxCharacters', 61, '"maxLength":61'],
    ['idempotencyKeyMaxCharacters', 99, '^[!-~]{1,99}$', '1 to 99 printable'],
    ['idempotencyTtlHours', 13, 'remembered for 13 hours', 'within 13 hours'],
    ['statusRetryAfterMinSeconds', 3, '3 seconds at first'],
    ['statusRetryAfterMaxSeconds', 8, 'growing to 8'],
    ['generateLimitPerMinute', 41, '| Generate requests | 41 |'],
    ['statusLimitPerMinute', 407, '| Status requests | 407 |'],
    ['authFailureLimitPerMinute', 19, '| 19 | 1 minute | client address |'],
    ['jobTimeoutMinutes', 23, 'not finished 23 minutes after'],
    ['jobWaitHours', 31, 'waited 31 hours for it'],
    ['creditsPerSlide', 3, '3 credits for each delivered slide'],
    ['creditsPerVariant', 4, '4 credits for each delivered variant'],
    ['downloadUrlTtlMinutes', 11, 'works for 11 minutes'],
    ['fileRetentionDays', 45, 'kept for 45 days'],
    ['deckMaxSlides', 33, 'at most 33'],
    ['deckDefaultMaxSlides', 18, '5 to 18'],
    ['apiKeysMaxPerOrganization', 12, 'at most 12 live ones'],
  ] as const)('follows the setting %s', (name, value, ...mentions) => {
    const other = JSON.stringify(
      createOpenapiDocument({ ...installation, numbers: { ...installation.numbers, [name]: value } }),
    );
    for (const mention of mentions) {
      expect(other).toContain(mention);
      expect(text).not.toContain(mention);
    }
  });

  it('names the installation that it is for', () => {
    const other = createOpenapiDocument({ ...installation, baseUrl: 'https://decks.example' });
    expect(other.servers).toEqual([{ url: 'https://decks.example' }]);
    expect(JSON.stringify(other)).not.toContain(installation.baseUrl);
  });
});
