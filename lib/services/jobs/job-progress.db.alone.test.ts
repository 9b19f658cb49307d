import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startOpenAiServer } from '@/lib/generation/composers/model/testing/openai-server';
import { acceptJob } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { getDraftSlide, getJobProgress } from './get-job-progress';
import { listJobs } from './list-jobs';
import { openJobSteps } from './load-job';
import { runJob } from './run-job';

let service: TestService;
let tenant: TestTenant;
let provider: Awaited<ReturnType<typeof startOpenAiServer>>;

const plan = {
  title: 'Harbour plan',
  slides: [
    { kind: 'cover', title: 'Harbour plan', message: 'A plan', facts: [] },
    { kind: 'bullets', title: 'Ferries carry most people', message: 'Ferries matter', facts: ['12 ferries'] },
    { kind: 'bullets', title: 'Trams come second', message: 'Trams matter', facts: ['3 lines'] },
  ],
};

// Whatever the model says of a slide is not valid; the embedded composer writes it, slide by slide all the same.
beforeAll(async () => {
  provider = await startOpenAiServer((call) => ({
    content: call.schemaName === 'outline' ? JSON.stringify(plan) : 'not JSON',
  }));
  vi.stubEnv('MODEL', 'compatible:test');
  vi.stubEnv('OPENAI_COMPATIBLE_BASE_URL', provider.baseUrl);
  service = await openTestService();
  tenant = await createTenant();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await service.close();
  await provider.close();
});

const progressOf = (jobId: string, ctx = tenant.api) => getJobProgress({ ctx, input: { jobId } });
const accept = () =>
  acceptJob(tenant.api, {
    prompt: '# Harbour plan\n\n## Ferries\n\n- 12 ferries\n- 4 piers\n\n## Trams\n\n- 3 lines\n- 40 stops\n',
    output_type: 'deck',
  });

/** Runs the job and looks at its progress after each step. */
async function watch(jobId: string) {
  const steps = await openJobSteps({ ctx: tenant.system, input: { jobId } });
  const seen: { after: string; progress: Awaited<ReturnType<typeof progressOf>> }[] = [];
  const drafts = new Map<string, Uint8Array>();
  await runJob({
    ctx: tenant.system,
    input: {
      jobId,
      isLastAttempt: true,
      step: {
        async run(name, work) {
          const result = await steps.run(name, work);
          seen.push({ after: name, progress: await progressOf(jobId) });
          const [, slide] = /^write-slide-(\d+)$/.exec(name) ?? [];
          if (slide) drafts.set(name, await getDraftSlide({ ctx: tenant.api, input: { jobId, slide: Number(slide) } }));
          return result;
        },
      },
    },
  });
  return { seen, drafts };
}

it('tells the phases in their order, and the slides from the plan on', async () => {
  const jobId = await accept();
  expect(await progressOf(jobId)).toEqual({
    status: 'pending',
    outputType: 'deck',
    phase: 'waiting',
    isTriedAgain: false,
    slides: [],
    place: { before: 0, seconds: null },
  });
  const { seen } = await watch(jobId);
  const phaseAfter = (name: string) => seen.find(({ after }) => after === name)?.progress.phase;
  expect([
    // Before the job is marked as started.
    phaseAfter('read'),
    phaseAfter('start'),
    phaseAfter('plan'),
    phaseAfter('write'),
    phaseAfter('design'),
    phaseAfter('review'),
    phaseAfter('render'),
  ]).toEqual(['starting', 'planning', 'writing', 'designing', 'reviewing', 'rendering', 'finishing']);
  const planned = seen.find(({ after }) => after === 'plan')?.progress.slides ?? [];
  expect(planned.length).toBeGreaterThan(1);
  expect(planned.every(({ title, isWritten }) => title.length > 0 && !isWritten)).toBe(true);
  expect(await progressOf(jobId)).toMatchObject({ status: 'completed', phase: 'done' });
});

it('counts each slide as it is written, and has a picture of it at once', async () => {
  const { seen, drafts } = await watch(await accept());
  const written = seen
    .filter(({ after }) => after.startsWith('write-slide-'))
    .map(({ progress }) => progress.slides.filter(({ hasDraft }) => hasDraft).length);
  expect(written.at(-1)).toBe(drafts.size);
  expect(drafts.size).toBeGreaterThan(1);
  for (const png of drafts.values())
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 640, height: 360 });
});

it('stands in the list of jobs, which is another one as the job goes on', async () => {
  const jobId = await accept();
  const listed = async () => {
    const { jobs, token } = await listJobs({ ctx: tenant.api, input: { limit: 1 } });
    return { progress: jobs[0]?.progress ?? null, token };
  };
  const waiting = await listed();
  expect(waiting.progress).toBeNull();
  const steps = await openJobSteps({ ctx: tenant.system, input: { jobId } });
  const seen: Awaited<ReturnType<typeof listed>>[] = [];
  const step = {
    async run<T>(name: string, work: () => Promise<T>): Promise<T> {
      const result = await steps.run(name, work);
      if (['start', 'plan', 'write-slide-1', 'write'].includes(name)) seen.push(await listed());
      return result;
    },
  };
  await runJob({ ctx: tenant.system, input: { jobId, isLastAttempt: true, step } });
  expect(seen.map(({ progress }) => progress?.phase)).toEqual(['planning', 'writing', 'writing', 'designing']);
  expect(seen.at(1)?.progress?.slides.some(({ isWritten }) => isWritten)).toBe(false);
  expect(seen.at(2)?.progress?.slides.some(({ isWritten }) => isWritten)).toBe(true);
  const ended = await listed();
  expect(ended.progress).toBeNull();
  expect(new Set([waiting, ...seen, ended].map(({ token }) => token)).size).toBe(6);
});

it('has no picture of a slide that is not written', async () => {
  const jobId = await accept();
  for (const slide of [0, 1, 99])
    await expect(getDraftSlide({ ctx: tenant.api, input: { jobId, slide } })).rejects.toMatchObject({
      code: 'not_found',
    });
});

it('tells that a part failed and is tried again', async () => {
  const jobId = await accept();
  const steps = await openJobSteps({ ctx: tenant.system, input: { jobId } });
  await expect(steps.run('plan', () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
  expect(await progressOf(jobId)).toMatchObject({ isTriedAgain: true, slides: [] });
});

it('tells other organizations nothing', async () => {
  const jobId = await accept();
  const stranger = await createTenant();
  for (const id of [jobId, 'no-id']) {
    await expect(progressOf(id, stranger.api)).rejects.toMatchObject({ code: 'not_found' });
    await expect(getDraftSlide({ ctx: stranger.api, input: { jobId: id, slide: 1 } })).rejects.toMatchObject({
      code: 'not_found',
    });
  }
});
