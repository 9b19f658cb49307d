import { expect, test, type APIRequestContext } from '@playwright/test';
import { account } from './account';

const headers = { Authorization: `Bearer ${account.apiKey}` };

interface Job {
  job_id: string;
  status: string;
  downloads: { url: string; format: string; slide_count?: number; variant?: number }[] | null;
  error: object | null;
}

async function finish(request: APIRequestContext, jobId: string): Promise<Job> {
  let job: Job | undefined;
  await expect(async () => {
    const response = await request.get(`/api/v1/status/${jobId}`, { headers });
    expect(response.status()).toBe(200);
    job = (await response.json()) as Job;
    expect(['completed', 'failed']).toContain(job.status);
  }).toPass({ intervals: [2_000], timeout: 90_000 });
  if (!job) throw new Error('no answer');
  return job;
}

test('a prompt goes in over HTTP and a PowerPoint file comes out', { tag: '@daily' }, async ({ request }) => {
  const accepted = await request.post('/api/v1/generate', {
    headers,
    data: {
      prompt: '# Harbour ferries\n\nA 4-slide deck.\n\n- 12 ferries\n- 3 lines\n- 40,000 passengers a day',
      output_type: 'deck',
    },
  });
  expect(accepted.status()).toBe(200);
  const { job_id: jobId } = (await accepted.json()) as Job;
  const job = await finish(request, jobId);
  expect(job).toMatchObject({ job_id: jobId, status: 'completed', error: null });
  const [download] = job.downloads ?? [];
  expect(download).toMatchObject({ format: 'pptx' });
  expect(download?.slide_count).toBeGreaterThan(0);
  expect(download?.slide_count).toBeLessThanOrEqual(4);
  const file = await request.get(download?.url ?? '');
  expect(file.headers()['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  );
  expect((await file.body()).subarray(0, 2).toString()).toBe('PK');
});

test('a request without a key is refused as JSON', { tag: '@daily' }, async ({ request }) => {
  const response = await request.post('/api/v1/generate', { data: { prompt: 'x', output_type: 'deck' } });
  expect(response.status()).toBe(401);
  expect(await response.json()).toMatchObject({ error: { code: 'unauthorized' } });
});

test(
  'the front page opens without an error and without a request to another host',
  { tag: '@daily' },
  async ({ page, baseURL }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) problems.push(request.url());
    });
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  },
);
