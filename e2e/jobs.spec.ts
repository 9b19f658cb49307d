import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signInAs, test, type Tenant } from './fixtures';

/** Signs in, and sends a deck through the API as the person's own program would. */
async function generate(page: Page, { owner, createKey }: Tenant, prompt: string): Promise<string> {
  await signInAs(page, owner);
  const response = await page.request.post('/api/v1/generate', {
    headers: { authorization: `Bearer ${(await createKey()).key}` },
    data: { prompt, output_type: 'deck' },
  });
  expect(response.status()).toBe(200);
  const body = (await response.json()) as { job_id: string };
  return body.job_id;
}

const prompt =
  'Quarterly review\n\n# Results\n- Revenue grew to $4.2M\n- Churn fell to 2.1%\n\n# Next\n1. Hire two engineers\n2. Open the Lyon office';

test(
  'a job sent through the API appears, completes by itself and gives its file',
  { tag: '@daily' },
  async ({ page, makeTenant }) => {
    const jobId = await generate(page, await makeTenant(), prompt);
    await page.goto(`/jobs/${jobId}`);
    await expect(page.getByRole('region', { name: 'Slides' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: 'Quarterly review', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Prompt' })).toContainText('Revenue grew to $4.2M');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Download/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pptx$/);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  },
);

test(
  'a finished job shows its slides, and none of them to strangers',
  { tag: '@daily' },
  async ({ page, openElsewhere, makeTenant }) => {
    const jobId = await generate(page, await makeTenant(), prompt);
    await page.goto(`/jobs/${jobId}`);
    const stage = page.getByRole('img', { name: /^Slide 1: Quarterly review/ });
    await expect(stage).toBeVisible({ timeout: 60_000 });
    await expect.poll(() => stage.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const thumbnail = page.getByRole('link', { name: 'Slide 1: Quarterly review' }).locator('img');
    const address = (await thumbnail.getAttribute('src')) ?? '';
    const small = await page.request.get(address);
    expect(small.headers()['content-type']).toBe('image/png');
    const again = await page.request.get(address, { headers: { 'if-none-match': small.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
    expect((await again.body()).length).toBe(0);
    const drawing = await page.request.get(address.replace(/\.png$/, '.svg'));
    expect(drawing.headers()['content-security-policy']).toContain("default-src 'none'");
    expect(await drawing.text()).toMatch(/^<svg /);
    const stranger = await openElsewhere();
    expect((await stranger.request.get(new URL(address, page.url()).href)).status()).toBe(401);
  },
);

test('the list leads to a job', async ({ page, makeTenant }) => {
  const marker = `Kestrel ${Date.now()}`;
  const jobId = await generate(page, await makeTenant(), `${marker} update\n\n- One point`);
  await page.goto('/jobs');
  await page.getByRole('link', { name: new RegExp(marker) }).click();
  await expect(page).toHaveURL(`/jobs/${jobId}`);
});

test('markup in a prompt is shown, never run', async ({ page, makeTenant }) => {
  const jobId = await generate(
    page,
    await makeTenant(),
    '<img src=x onerror="document.title=\'taken\'"> <script>document.title="taken"</script> Roadmap\n\n- <b onclick="x">Notes</b> of the deck',
  );
  await page.goto(`/jobs/${jobId}`);
  await expect(page.getByRole('region', { name: 'Slides' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Prompt' })).toContainText('<script>');
  expect(await page.title()).not.toBe('taken');
  expect(await page.locator('main img[src="x"], main b[onclick]').count()).toBe(0);
});

test('an unknown job is a page that says so', async ({ page, makeTenant }) => {
  await signInAs(page, (await makeTenant()).owner);
  const response = await page.goto('/jobs/0198c0de-0000-7000-8000-000000000000');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No such job', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'See all jobs' }).click();
  await expect(page).toHaveURL('/jobs');
});
