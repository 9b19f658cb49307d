import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createClient } from '@/lib/client';
import { isFinished } from '@/lib/contracts/job';
import { readPptxText } from '@/lib/pptx/read/read-pptx-text';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { getBalance } from '@/lib/services/credits/ledger';
import { setPlan } from '@/lib/services/organizations/change-organization';
import { createTenant } from '@/lib/services/testing/test-service';
import { startWeb } from '@/scripts/web/testing/start-web';
import { follow, linkOf, slidesOf } from './files';
import { accept, completed, createWaitingTenant, deck, generate, slide, status } from './jobs';
import { picture } from './pictures';
import { baseUrl, call, environment, openService, refusalOf } from './service';

openService();

describe('1 The service generates from a text prompt', () => {
  it('a PowerPoint slide', async () => {
    const slides = await slidesOf(await completed(await createTenant(), slide));
    expect(slides).toHaveLength(1);
    expect(JSON.stringify(slides)).toMatch(/repair the roof/i);
  });

  it('a PowerPoint deck', async () => {
    const prompt = 'Make 3 slides.\n\n# Depot plan\n\n- Repair the roof by May\n- Hire two drivers';
    const slides = await slidesOf(await completed(await createTenant(), { prompt, output_type: 'deck' }));
    expect(slides.length).toBeGreaterThan(1);
    expect(JSON.stringify(slides)).toMatch(/hire two drivers/i);
  });
});

describe('1 Generation is asynchronous', () => {
  it('the caller sends a prompt and an output_type, and gets a job_id at once, before anything is generated', async () => {
    const answer = await generate(await createWaitingTenant(), { prompt: 'A plan', output_type: 'deck' });
    expect(answer.job()).toMatchObject({ job_id: expect.any(String), status: 'pending' });
  });

  it('polls the status with the same API key until it is completed, and downloads the .pptx from the downloads array', async () => {
    const tenant = await createTenant();
    const jobId = await accept(tenant);
    for (;;) {
      const answer = await status(tenant, jobId);
      if (isFinished(answer.job().status)) {
        const file = await follow(linkOf(answer.job()));
        expect(file.bytes.subarray(0, 2).toString()).toBe('PK');
        return;
      }
      await sleep(Number(answer.headers.get('retry-after')) * 1_000);
    }
  });
});

it('1 A client in TypeScript does all of that: it starts the job, polls, and downloads', async () => {
  const { key } = await createTenant();
  const client = createClient({ baseUrl, apiKey: key.key });
  const seen: string[] = [];
  const job = await client.generateAndWait(
    { prompt: 'A plan for the depot', output_type: 'single_slide' },
    { onProgress: ({ status: state }) => seen.push(state) },
  );
  expect([seen[0], seen.at(-1)]).toEqual(['pending', 'completed']);
  expect(readPptxText(await client.download(job.downloads[0]!)).slides).toHaveLength(1);
});

describe('1 Capabilities', () => {
  it('single-slide generation', async () => {
    expect((await completed(await createTenant(), slide)).downloads).toHaveLength(1);
  });

  it('optional variants of a single slide', async () => {
    const job = await completed(await createTenant(), { ...slide, variant_count: 2 });
    expect(await slidesOf(job, 0)).toHaveLength(1);
    expect(await slidesOf(job, 1)).toHaveLength(1);
  });

  it('complete-deck generation', async () => {
    expect((await completed(await createTenant())).downloads).toHaveLength(1);
  });

  it.each(['Meridian', 'Nocturne'])('template selection by name, such as %s', async (template_name) => {
    await completed(await createTenant(), { ...slide, template_name });
  });

  it('automatic template selection', async () => {
    await completed(await createTenant(), { prompt: slide.prompt, output_type: 'single_slide' });
  });

  it('optional web search and knowledge-base context', async () => {
    await completed(await createTenant(), { ...slide, use_web_search: true, use_knowledge_base: true });
  });

  it('reference images for single-slide generation', async () => {
    await completed(await createTenant(), { ...slide, reference_images: [await picture()] });
  });

  it('idempotent generate requests for safe retries', async () => {
    const tenant = await createTenant();
    const headers = { 'idempotency-key': 'safe' };
    expect(await accept(tenant, deck, { headers })).toBe(await accept(tenant, deck, { headers }));
  });

  it('status polling with Retry-After guidance', async () => {
    const tenant = await createWaitingTenant();
    expect((await status(tenant, await accept(tenant))).headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('1 Access is only for organizations on a paid Business or Enterprise plan', () => {
  it.each(['business', 'enterprise'] as const)('%s: creates and uses API keys', async (plan) => {
    expect((await generate(await createWaitingTenant({ plan }))).status).toBe(200);
  });

  it.each([
    { plan: 'free', trial: false },
    { plan: 'starter', trial: false },
    { plan: 'business', trial: true },
    { plan: 'enterprise', trial: true },
  ] as const)('$plan (trial: $trial): can neither create nor use API keys', async (plan) => {
    const tenant = await createTenant();
    await setPlan({ ctx: tenant.system, input: plan });
    await expect(createApiKey({ ctx: tenant.system, input: { name: 'Another' } })).rejects.toMatchObject({
      code: 'plan_not_eligible',
    });
    expect(refusalOf(await generate(tenant))).toBe('403 plan_not_eligible');
  });
});

it('1 Usage draws from the credit pool of the organization', async () => {
  const tenant = await createTenant({ credits: 10 });
  const other = await createTenant({ credits: 10 });
  await completed(tenant, slide);
  expect((await getBalance({ ctx: tenant.system, input: {} })).balance).toBeLessThan(10);
  expect((await getBalance({ ctx: other.system, input: {} })).balance).toBe(10);
});

describe('1 {base_url} is the service origin only, with no path', () => {
  it('the paths are appended to it', async () => {
    expect(new URL(baseUrl).pathname).toBe('/');
    const link = linkOf(await completed(await createTenant(), slide));
    expect(link.startsWith(`${baseUrl}/api/v1/downloads/`)).toBe(true);
  });

  it('the service does not start with one that includes /api/v1', async () => {
    const env = { ...environment, PUBLIC_BASE_URL: 'https://slides.example.com/api/v1' };
    await expect(startWeb({ env })).rejects.toThrow(/PUBLIC_BASE_URL/);
  });

  it.each(['/api', '/api/v1', '/api/v1/'])('the client refuses one that includes %s', (path) => {
    expect(() => createClient({ baseUrl: `${baseUrl}${path}`, apiKey: 'dw_any' })).toThrow(/origin/);
  });

  it.each(['/api/api/v1/generate', '/api/v1/api/v1/generate'])(
    'nothing is at %s, where one with a path would lead',
    async (path) => {
      const tenant = await createWaitingTenant();
      expect((await call('POST', path, { key: tenant.key.key, body: deck })).status).toBe(404);
    },
  );
});
