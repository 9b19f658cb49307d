import { describe, expect, it } from 'vitest';
import { createClient, type Client, type Job } from '@/lib/client';
import { revokeApiKey } from '@/lib/services/api-keys/change-api-key';
import { getBalance } from '@/lib/services/credits/ledger';
import { createTenant, type TestTenant } from '@/lib/services/testing/test-service';
import { deck, slide } from './jobs';
import { baseUrl, openService } from './service';

openService();

async function openClient(): Promise<{ client: Client; tenant: TestTenant }> {
  const tenant = await createTenant();
  return { tenant, client: createClient({ baseUrl, apiKey: tenant.key.key }) };
}

/** What a .pptx file, as any ZIP archive, begins with. */
const zipMark = [0x50, 0x4b, 0x03, 0x04];

describe('the client', () => {
  it('takes a prompt to the file of a deck, and tells of each step', async () => {
    const { client } = await openClient();
    const seen: Job['status'][] = [];
    const job = await client.generateAndWait(
      { prompt: deck.prompt, output_type: 'deck' },
      { onProgress: ({ status }) => seen.push(status) },
    );
    expect(seen[0]).toBe('pending');
    expect(seen.at(-1)).toBe('completed');
    const [item] = job.downloads;
    expect(item).toMatchObject({ format: 'pptx', slide_count: 3 });
    const bytes = await client.download(item!);
    expect([...bytes.subarray(0, 4)]).toEqual(zipMark);
  });

  it('downloads each variant of a single slide', async () => {
    const { client } = await openClient();
    const job = await client.generateAndWait({ prompt: slide.prompt, output_type: 'single_slide', variant_count: 2 });
    const files = await Promise.all(job.downloads.map((item) => client.download(item)));
    expect(files).toHaveLength(2);
    for (const bytes of files) expect([...bytes.subarray(0, 4)]).toEqual(zipMark);
  });

  it('pays once for a request that is sent again, and learns what became of it', async () => {
    const { client, tenant } = await openClient();
    const request = { prompt: deck.prompt, output_type: 'deck' } as const;
    const first = await client.generateAndWait(request, { idempotencyKey: 'order-42' });
    const again = await client.generateAndWait(request, { idempotencyKey: 'order-42' });
    expect(again.job_id).toBe(first.job_id);
    expect((await getBalance({ ctx: tenant.system, input: {} })).balance).toBe(97);
  });

  it('renews a link that no longer works', async () => {
    const { client } = await openClient();
    const { job_id: jobId, downloads } = await client.generateAndWait({ prompt: deck.prompt, output_type: 'deck' });
    const expired = { ...downloads[0]!, url: downloads[0]!.url.replace(/expires=\d+/, 'expires=1') };
    await expect(client.download(expired)).rejects.toMatchObject({ name: 'ApiError', code: 'not_found', status: 404 });
    expect([...(await client.download(expired, { jobId })).subarray(0, 4)]).toEqual(zipMark);
  });

  it('lists the templates, of which each can be named', async () => {
    const { client } = await openClient();
    const templates = await client.listTemplates();
    expect(templates.map(({ name }) => name)).toContain('Meridian');
    const job = await client.generate({ prompt: deck.prompt, output_type: 'deck', template_name: templates[0]?.name });
    expect(job.status).toBe('pending');
  });

  it('throws what the service says, with what is needed to ask about it', async () => {
    const { client, tenant } = await openClient();
    const request = { prompt: deck.prompt, output_type: 'deck', template_name: 'Meridiam' } as const;
    await expect(client.generate(request)).rejects.toMatchObject({
      code: 'not_found',
      status: 404,
      param: 'template_name',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await revokeApiKey({ ctx: tenant.system, input: { apiKeyId: tenant.key.id } });
    await expect(client.getStatus('nonsense')).rejects.toMatchObject({ code: 'unauthorized', status: 401 });
  });
});
