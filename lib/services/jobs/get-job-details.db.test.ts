import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStepMemory } from '@/lib/platform/queue/step-memory';
import { deleteExpiredFiles } from '../artifacts/delete-expired-files';
import { recordModelCalls, sumModelSpending } from '../models/record-model-calls';
import { acceptJob, completeWithFiles, finishedDaysAgo } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { getJobDetails, listJobSteps } from './get-job-details';
import { failJob, startJob } from './job-life';
import { runJob } from './run-job';

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
});
afterAll(() => service.close());

const details = (jobId: string, ctx = tenant.api) => getJobDetails({ ctx, input: { jobId, baseUrl: '' } });

describe('getJobDetails', () => {
  it('tells what was asked for, by whom, what it cost and how good it is', async () => {
    const jobId = await acceptJob(tenant.api, {
      prompt: '# Plan\n\n- One point',
      output_type: 'single_slide',
      variant_count: 2,
      use_web_search: true,
      template_name: 'Nocturne',
    });
    await runJob({
      ctx: tenant.system,
      input: { jobId, isLastAttempt: true, step: await openStepMemory(service.database.pool, jobId) },
    });
    const job = await details(jobId);
    expect(job.settings).toEqual({
      templateName: 'Nocturne',
      variantCount: 2,
      useWebSearch: true,
      useKnowledgeBase: false,
      referenceImages: 0,
    });
    expect(job.by).toEqual({ type: 'key', name: 'Key', displayPrefix: tenant.key.displayPrefix });
    expect(job.credits).toEqual({ held: 2, charged: 2, released: 2 });
    expect(job.files.map(({ variant }) => variant)).toEqual([1, 2]);
    expect(job.files[0]?.quality).toMatchObject({ template: 'Nocturne', composer: 'embedded' });
    expect(job.files[0]?.quality?.notices.join()).toContain('Web search');
    const steps = await listJobSteps({ ctx: tenant.api, input: { jobId } });
    expect(steps.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['start', 'plan', 'design', 'render-variant-1', 'render-variant-2', 'deliver']),
    );
  });

  it('shows a failed job with what was given back', async () => {
    const jobId = await acceptJob(tenant.api);
    await startJob({ ctx: tenant.system, input: { jobId, largestCharge: 10 } });
    await failJob({ ctx: tenant.system, input: { jobId, code: 'generation_timeout', message: 'Too slow.' } });
    expect(await details(jobId)).toMatchObject({
      error: { code: 'generation_timeout', message: 'Too slow.' },
      credits: { held: 10, charged: 0, released: 10 },
      files: [],
    });
  });

  it('adds up what models were asked, also by steps that were done again', async () => {
    const jobId = await acceptJob(tenant.api);
    expect((await details(jobId)).modelUse).toBeNull();
    const record = (purpose: string, model: string, tokens: number) =>
      recordModelCalls({
        ctx: tenant.system,
        input: {
          ...{ jobId, purpose, model, calls: 2 },
          ...{ inputTokens: tokens, cachedInputTokens: 5, outputTokens: 10, slowestMs: tokens * 10 },
        },
      });
    await record('plan', 'openai:large', 100);
    await record('plan', 'openai:large', 100);
    await record('write-slide-1', 'openai:small', 7);
    expect((await details(jobId)).modelUse).toEqual({
      models: ['openai:large', 'openai:small'],
      ...{ calls: 6, inputTokens: 207, cachedInputTokens: 15, outputTokens: 30 },
      purposes: [
        { purpose: 'plan', calls: 4, inputTokens: 200, cachedInputTokens: 10, outputTokens: 20 },
        { purpose: 'write-slide', calls: 2, inputTokens: 7, cachedInputTokens: 5, outputTokens: 10 },
      ],
    });
    expect(await sumModelSpending({ ctx: tenant.system, input: { jobId } })).toEqual({
      ...{ calls: 6, tokens: 237, slowestMs: 1000 },
    });
    const other = await createTenant();
    expect(await sumModelSpending({ ctx: other.system, input: { jobId } })).toEqual({
      ...{ calls: 0, tokens: 0, slowestMs: 0 },
    });
  });

  it('reads a report that it does not understand as none, and says when the files went', async () => {
    const jobId = await acceptJob(tenant.api);
    await completeWithFiles(tenant.system, jobId);
    expect((await details(jobId)).files[0]?.quality).toBeNull();
    await finishedDaysAgo(service.database.pool, jobId, 31);
    await deleteExpiredFiles(null);
    expect(await details(jobId)).toMatchObject({
      status: 'completed',
      files: [],
      filesDeletedAt: expect.any(Date) as Date,
    });
    expect(await listJobSteps({ ctx: tenant.api, input: { jobId } })).toEqual([]);
  });

  it('shows nothing of it to others', async () => {
    const jobId = await acceptJob(tenant.api);
    const stranger = await createTenant();
    await expect(details(jobId, stranger.api)).rejects.toMatchObject({ code: 'not_found' });
    await expect(details('x')).rejects.toMatchObject({ code: 'not_found' });
    expect(await listJobSteps({ ctx: stranger.api, input: { jobId } })).toEqual([]);
  });
});
