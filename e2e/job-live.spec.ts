import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, signInAs, test } from './fixtures';

const prompt = readFileSync('scripts/demo/prompt.md', 'utf8');

/** Keeps every job at the end of the step that it is at, until `release`. */
async function holdSteps() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query('begin; lock table job_steps in exclusive mode');
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

test('a job is watched from waiting to its slides, without a reload', async ({ page, request, makeTenant }) => {
  const tenant = await makeTenant();
  const { key } = await tenant.createKey();
  await signInAs(page, tenant.owner);
  const release = await holdSteps();
  try {
    const accepted = await request.post('/api/v1/generate', { headers: { authorization: `Bearer ${key}` }, data: { prompt, output_type: 'deck' } });
    const { job_id: jobId } = (await accepted.json()) as { job_id: string };
    await page.goto(`/jobs/${jobId}`);
    await expect(page.getByRole('status').filter({ hasText: /Waiting|Reading your prompt|Planning/ })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Progress of the job' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  } finally {
    await release();
  }
  await expect(page.getByRole('link', { name: /^Download/ }).first()).toBeVisible();
  const first = page.getByRole('img', { name: /Slide 1/ }).first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
});

test('nobody else can watch it', async ({ page, request, makeTenant }) => {
  const [tenant, stranger] = [await makeTenant(), await makeTenant()];
  const { key } = await tenant.createKey();
  const accepted = await request.post('/api/v1/generate', { headers: { authorization: `Bearer ${key}` }, data: { prompt: 'A plan in 3 slides', output_type: 'deck' } });
  const { job_id: jobId } = (await accepted.json()) as { job_id: string };
  for (const path of [`/jobs/${jobId}/progress`, `/jobs/${jobId}/drafts/1`]) expect((await request.get(path)).status()).toBe(401);
  await signInAs(page, stranger.owner);
  for (const path of [`/jobs/${jobId}/progress`, `/jobs/${jobId}/drafts/1`, `/jobs/${jobId}`]) expect((await page.request.get(path)).status()).toBe(404);
});
