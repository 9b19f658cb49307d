import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCompute, useCompute, type Compute } from '@/lib/generation/compute/compute';
import { holdCredits } from '../credits/ledger';
import { acceptJob } from '../testing/test-job';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { estimateCharge } from './estimate-charge';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

it.each([
  ['a deck without a number', { prompt: 'A plan', outputType: 'deck' }, { most: 15, slidesAsked: null }],
  ['a deck of so many slides', { prompt: 'A plan in 8 slides', outputType: 'deck' }, { most: 8, slidesAsked: 8 }],
  ['a deck of too many slides', { prompt: 'A deck of 300 slides', outputType: 'deck' }, { most: 50, slidesAsked: 50 }],
  [
    'variants of a slide',
    { prompt: 'A plan in 8 slides', outputType: 'single_slide', variantCount: 3 },
    { most: 3, slidesAsked: null },
  ],
  [
    'a long text with its request behind it',
    { prompt: `${'Tides turn. '.repeat(5_000)}\n\nMake 7 slides.`, outputType: 'deck' },
    { most: 7, slidesAsked: 7 },
  ],
  ['a prompt that is still empty', { prompt: '', outputType: 'deck' }, { most: 15, slidesAsked: null }],
] as const)('reads what %s costs at most', async (_, input, expected) => {
  const { system: ctx } = await createTenant({ credits: 40 });
  expect(await estimateCharge({ ctx, input })).toEqual({ ...expected, left: 40, held: 0 });
});

it('tells what running jobs have set aside', async () => {
  const { system: ctx } = await createTenant({ credits: 40 });
  const jobId = await acceptJob(ctx);
  await holdCredits({ ctx, input: { jobId, credits: 10 } });
  expect(await estimateCharge({ ctx, input: { prompt: '', outputType: 'deck' } })).toMatchObject({
    left: 30,
    held: 10,
  });
});

it('leaves reading to those who compute for this process, in the name of the organization', async () => {
  const { system: ctx, organizationId } = await createTenant();
  const before = getCompute();
  const asked: unknown[] = [];
  const run: Compute['run'] = (task, input, options) => {
    asked.push([task.name, options.organizationId]);
    return before.run(task, input, options);
  };
  useCompute({ run });
  await estimateCharge({ ctx, input: { prompt: 'A plan in 8 slides', outputType: 'deck' } });
  useCompute(before);
  expect(asked).toEqual([['count', organizationId]]);
});

it('reads no text that can’t be a prompt', async () => {
  const { system: ctx } = await createTenant();
  await expect(
    estimateCharge({ ctx, input: { prompt: 'x'.repeat(200_001), outputType: 'deck' } }),
  ).rejects.toMatchObject({ code: 'invalid_request', param: 'prompt' });
});
