import { readFile } from 'node:fs/promises';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { account, signIn } from './account';

async function generate(request: APIRequestContext, prompt: string): Promise<string> {
  const response = await request.post('/api/v1/generate', {
    headers: { authorization: `Bearer ${account.apiKey}` },
    data: { prompt, output_type: 'deck' },
  });
  expect(response.status()).toBe(200);
  const body = (await response.json()) as { job_id: string };
  return body.job_id;
}

const prompt = 'Quarterly review\n\n# Results\n- Revenue grew to $4.2M\n- Churn fell to 2.1%\n\n# Next\n1. Hire two engineers\n2. Open the Lyon office';

test('a job sent through the API appears, completes by itself and gives its file', async ({ page, request }) => {
  await signIn(page);
  const jobId = await generate(request, prompt);
  await page.goto(`/jobs/${jobId}`);
  await expect(page.getByText('Completed')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Prompt' })).toContainText('Revenue grew to $4.2M');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pptx$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});

test('a finished job shows its slides, and none of them to strangers', async ({ page, request, browser }) => {
  await signIn(page);
  const jobId = await generate(request, prompt);
  await page.goto(`/jobs/${jobId}`);
  const first = page.getByRole('img', { name: 'Slide 1', exact: true });
  await expect(first).toBeVisible();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  const address = await page.getByRole('link', { name: 'Slide 1', exact: true }).getAttribute('href');
  const large = await page.request.get(address ?? '');
  expect(large.headers()['content-type']).toBe('image/png');
  const drawing = await page.request.get((address ?? '').replace(/\.png.*$/, '.svg'));
  expect(drawing.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(await drawing.text()).toMatch(/^<svg /);
  const stranger = await browser.newContext();
  expect((await stranger.request.get(new URL(address ?? '', page.url()).href)).status()).toBe(401);
  await stranger.close();
});

test('the list leads to a job', async ({ page, request }) => {
  await signIn(page);
  const marker = `Kestrel ${Date.now()}`;
  const jobId = await generate(request, `${marker} update\n\n- One point`);
  await page.goto('/jobs');
  await page.getByRole('link', { name: new RegExp(marker) }).click();
  await expect(page).toHaveURL(`/jobs/${jobId}`);
});

test('markup in a prompt is shown, never run', async ({ page, request }) => {
  await signIn(page);
  const jobId = await generate(request, '<img src=x onerror="document.title=\'taken\'"> <script>document.title="taken"</script> Roadmap');
  await page.goto(`/jobs/${jobId}`);
  await expect(page.getByRole('region', { name: 'Prompt' })).toContainText('<script>');
  expect(await page.title()).not.toContain('taken');
});

test('an unknown job is a page that says so', async ({ page }) => {
  await signIn(page);
  const response = await page.goto('/jobs/0198c0de-0000-7000-8000-000000000000');
  expect(response?.status()).toBe(404);
});
