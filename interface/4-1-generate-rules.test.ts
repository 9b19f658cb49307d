import { beforeAll, describe, expect, it } from 'vitest';
import type { TestTenant } from '@/lib/services/testing/test-service';
import { accept, createWaitingTenant, deck, generate, slide } from './jobs';
import { picture } from './pictures';
import { openService, refusalOf } from './service';

const { pool } = openService();

const jobCount = async ({ organizationId }: TestTenant) =>
  Number(
    (await pool.query<{ count: string }>('select count(*) from jobs where organization_id = $1', [organizationId]))
      .rows[0]?.count,
  );

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await createWaitingTenant();
});

describe('4.1 rule 1: When Idempotency-Key is reused with the same request body', () => {
  it('the service returns the original job and creates no duplicate', async () => {
    const one = await createWaitingTenant();
    const headers = { 'idempotency-key': 'order-42' };
    const first = await generate(one, deck, { headers });
    const second = await generate(one, deck, { headers });
    expect(second.status).toBe(200);
    expect(second.job()).toEqual(first.job());
    expect(await jobCount(one)).toBe(1);
  });

  it('without a key, the same body makes a job each time', async () => {
    expect(await accept(tenant)).not.toBe(await accept(tenant));
  });
});

it('4.1 rule 2: When Idempotency-Key is reused with a different body, the response is 409 with error code idempotency_conflict', async () => {
  const one = await createWaitingTenant();
  const headers = { 'idempotency-key': 'order-42' };
  await accept(one, deck, { headers });
  expect(refusalOf(await generate(one, { ...deck, prompt: 'Another plan' }, { headers }))).toBe(
    '409 idempotency_conflict',
  );
  expect(await jobCount(one)).toBe(1);
});

describe('4.1 rule 5: variant_count and reference_images are accepted only with output_type single_slide', () => {
  it('they are accepted with single_slide', async () => {
    expect((await generate(tenant, { ...slide, variant_count: 2, reference_images: [await picture()] })).status).toBe(
      200,
    );
  });

  it.each(['variant_count', 'reference_images'] as const)(
    'sending %s with deck is an unsupported field combination (invalid_request)',
    async (field) => {
      const value = field === 'variant_count' ? 2 : [await picture()];
      const answer = await generate(tenant, { ...deck, [field]: value });
      expect(refusalOf(answer)).toBe('400 invalid_request');
      expect(answer.error().param).toBe(field);
    },
  );
});
