import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, signInAs, test, type Tenant } from './fixtures';
import { startJob, waitForJob } from './make-job';

const prompt = readFileSync('scripts/demo/prompt.md', 'utf8');

/** Keeps the jobs of one organization from starting, until `release`: a job begins by setting credits aside. */
async function holdCredits({ organizationId }: Tenant) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query('begin');
  await client.query('select from credit_pools where organization_id = $1 for update', [organizationId]);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

test(
  'a job is watched from waiting to its slides, without a reload',
  { tag: '@daily' },
  async ({ page, request, makeTenant }) => {
    const tenant = await makeTenant();
    const { key } = await tenant.createKey();
    await signInAs(page, tenant.owner);
    const release = await holdCredits(tenant);
    try {
      await page.goto(`/jobs/${await startJob(request, key, { prompt, output_type: 'deck' })}`);
      await expect(page.getByRole('status').filter({ hasText: 'Reading your prompt' })).toBeVisible();
      await expect(page.getByRole('progressbar', { name: 'Progress of the job' })).toBeVisible();
      await expect(page).toHaveTitle(/^Reading your prompt/);
      await expect(page.getByText('Working')).toBeVisible();
      await expect(page.getByText('Set aside when the work begins')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Timeline' })).toContainText(
        /Waited for a worker.*Reading your prompt/,
      );
      await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
    } finally {
      await release();
    }
    await expect(page.getByRole('link', { name: /^Download/ }).first()).toBeVisible({ timeout: 60_000 });
    const first = page.getByRole('img', { name: /Slide 1/ }).first();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
  },
);

test('whoever looks elsewhere is told by the tab and, if they asked for it, by a notification', async ({
  page,
  request,
  makeTenant,
}) => {
  const tenant = await makeTenant();
  const { key } = await tenant.createKey();
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const told: string[] = [];
    let isHidden = false;
    Object.defineProperty(document, 'hidden', { get: () => isHidden });
    class Told extends EventTarget {
      static permission = 'granted';
      constructor(title: string, { body }: { body: string }) {
        super();
        told.push(`${title}: ${body}`);
      }
    }
    Object.assign(window, {
      Notification: Told,
      told,
      lookElsewhere: (isElsewhere: boolean) => (isHidden = isElsewhere),
    });
  });
  await signInAs(page, tenant.owner);
  const release = await holdCredits(tenant);
  try {
    await page.goto(
      `/jobs/${await startJob(request, key, { prompt: '# Tides\n\n- High\n- Low', output_type: 'deck' })}`,
    );
    await page.getByRole('button', { name: 'Tell me when it is done' }).click();
    await expect(page.getByRole('button', { name: 'You will be told when it is done' })).toBeVisible();
    await page.evaluate('lookElsewhere(true)');
  } finally {
    await release();
  }
  await expect(page).toHaveTitle('✓ Ready · Tides', { timeout: 60_000 });
  expect(await page.evaluate('told')).toEqual(['Your slides are ready: Tides']);
  await page.evaluate('lookElsewhere(false), document.dispatchEvent(new Event("visibilitychange"))');
  await expect(page).toHaveTitle('Tides · Deckwright');
});

/** Keeps every worker from taking a job, until `release`. */
async function holdClaims() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(`select pg_advisory_lock(hashtext('deckwright-claim'))`);
  return () => client.end();
}

test('a job that waits says where it stands, and can be cancelled', async ({ page, request, makeTenant }) => {
  const tenant = await makeTenant();
  const { key } = await tenant.createKey();
  await signInAs(page, tenant.owner);
  const release = await holdClaims();
  try {
    await startJob(request, key, { prompt, output_type: 'deck' });
    await page.goto(`/jobs/${await startJob(request, key, { prompt, output_type: 'deck' })}`);
    const progress = page.getByRole('status').filter({ hasText: 'Waiting behind 1 job of your organization' });
    await expect(progress).toBeVisible();
    await expect(page).toHaveTitle(/^Waiting behind 1 job/);
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Waiting for a worker');
    await page.getByRole('button', { name: 'Cancel' }).click();
    const ended = page.getByRole('status').filter({ hasText: 'The job was cancelled' });
    await expect(ended.filter({ hasText: 'Nothing was charged' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible();
  } finally {
    await release();
  }
});

test('nobody else can watch it', async ({ page, request, makeTenant }) => {
  const [tenant, stranger] = [await makeTenant(), await makeTenant()];
  const { key } = await tenant.createKey();
  const jobId = await startJob(request, key, { prompt: 'A plan in 3 slides', output_type: 'deck' });
  for (const path of [`/jobs/${jobId}/progress`, `/jobs/${jobId}/drafts/1`])
    expect((await request.get(path)).status()).toBe(401);
  await signInAs(page, stranger.owner);
  for (const path of [`/jobs/${jobId}/progress`, `/jobs/${jobId}/drafts/1`, `/jobs/${jobId}`])
    expect((await page.request.get(path)).status()).toBe(404);
  // Whose organization goes away with the test.
  await waitForJob(jobId);
});
