import type { Request } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { getPrisma } from '@/lib/platform/database/prisma';
import { expect, signInAs, test, type Tenant } from './fixtures';
import { pressOn } from './keyboard';

const minuteMs = 60_000;

interface WrittenJob {
  prompt: string;
  status?: 'completed' | 'failed';
  errorCode?: string;
  type?: 'deck' | 'single_slide';
  apiKeyId?: string;
}

/** Writes finished jobs, each a minute older than the one before, and returns their ids. */
async function writeJobs(
  { organizationId }: Tenant,
  jobs: readonly WrittenJob[],
  newest = Date.now(),
): Promise<string[]> {
  const rows = jobs.map(({ prompt, status = 'completed', errorCode, type = 'deck', apiKeyId }, index) => {
    const at = new Date(newest - (index + 1) * minuteMs);
    return {
      id: uuidv7({ msecs: at.getTime() }),
      organizationId,
      prompt,
      status,
      errorCode,
      apiKeyId,
      outputType: type,
      createdAt: at,
      startedAt: at,
      finishedAt: new Date(at.getTime() + 900),
      deadlineAt: at,
    };
  });
  await getPrisma().job.createMany({ data: rows });
  return rows.map(({ id }) => id);
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ prompt: `# Plan ${index + 1}\n\nAll of it` }));

test(
  'the filters stand in the address, and each can be taken away',
  { tag: '@daily' },
  async ({ page, makeTenant }) => {
    const tenant = await makeTenant();
    const key = await tenant.createKey('Billing robot');
    await writeJobs(tenant, [
      { prompt: 'Alder kick-off' },
      { prompt: 'Alder in one slide', type: 'single_slide', apiKeyId: key.id },
      { prompt: 'Birch review', status: 'failed', errorCode: 'insufficient_credits', apiKeyId: key.id },
      { prompt: 'Alder figures, 100% right', status: 'failed', errorCode: 'generation_timeout', apiKeyId: key.id },
    ]);
    await signInAs(page, tenant.owner);
    await page.goto('/jobs');
    const rows = page.getByRole('table', { name: 'Jobs' }).getByRole('link');
    await expect(rows).toHaveText([
      'Alder kick-off',
      'Alder in one slide',
      'Birch review',
      'Alder figures, 100% right',
    ]);
    await page.getByLabel('Status').selectOption('Failed');
    await expect(page).toHaveURL('/jobs?status=failed');
    await expect(rows).toHaveText(['Birch review', 'Alder figures, 100% right']);
    await expect(page.getByRole('row', { name: /Birch review/ })).toContainText('Not enough credits');
    await page.getByLabel('Key', { exact: true }).selectOption('Billing robot');
    await page.getByRole('searchbox').fill('100% alder');
    await expect(rows).toHaveText(['Alder figures, 100% right']);
    await expect(page).toHaveURL(`/jobs?q=100%25+alder&status=failed&key=${key.id}`);
    await page.reload();
    await expect(rows).toHaveText(['Alder figures, 100% right']);
    await expect(page.getByRole('searchbox')).toHaveValue('100% alder');
    await page.getByRole('link', { name: 'Remove filter Search' }).click();
    await expect(rows).toHaveText(['Birch review', 'Alder figures, 100% right']);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('100% alder');
    await page.getByLabel('Type').selectOption('Single slides');
    await expect(page.getByRole('heading', { name: 'No job matches' })).toBeVisible();
    await page.getByRole('link', { name: 'Clear the filters' }).click();
    await expect(page).toHaveURL('/jobs');
    await expect(rows).toHaveCount(4);
    await expect(page.getByLabel('Type')).toHaveValue('');
  },
);

test.describe('in Honolulu', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' });

  test('times and days are those of the reader, and days in the wrong order are named', async ({
    page,
    makeTenant,
  }) => {
    const tenant = await makeTenant();
    // Late on Saturday there, and on Sunday in UTC.
    await writeJobs(tenant, [{ prompt: 'On Saturday' }], Date.UTC(2026, 2, 1, 8));
    await writeJobs(tenant, [{ prompt: 'On Sunday' }], Date.UTC(2026, 2, 1, 15));
    await signInAs(page, tenant.owner);
    await page.goto('/jobs');
    const rows = page.getByRole('table').getByRole('link');
    await page.getByLabel('To (a day in HST)').fill('2026-02-28');
    await expect(page).toHaveURL('/jobs?to=2026-02-28');
    await expect(rows).toHaveText(['On Saturday']);
    await page.getByLabel('From (a day in HST)').fill('2026-03-01');
    await expect(page.getByText('The first day is after the last one.')).toBeVisible();
    await expect(rows).toHaveCount(2);
    await rows.last().click();
    await expect(page.getByText('2026-02-28 21:59 HST').first()).toBeVisible();
  });
});

test('the list is paged through and back', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  await writeJobs(tenant, numbered(60));
  await signInAs(page, tenant.owner);
  await page.goto('/jobs?q=plan');
  const rows = page.getByRole('table', { name: 'Jobs' }).getByRole('link');
  const first = rows.first();
  await expect(rows).toHaveCount(25);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Older jobs' }).click();
  await expect(first).toHaveText('Plan 26');
  await page.getByRole('link', { name: 'Older jobs' }).click();
  await expect(first).toHaveText('Plan 51');
  await expect(rows).toHaveCount(10);
  await expect(page.getByRole('link', { name: 'Older jobs' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Newer jobs' }).click();
  await expect(first).toHaveText('Plan 26');
  await page.getByRole('link', { name: 'Newest jobs' }).click();
  await expect(first).toHaveText('Plan 1');
  await expect(page).toHaveURL('/jobs?q=plan');
});

test('the keyboard alone finds a job and opens it', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  const ids = await writeJobs(tenant, numbered(4));
  await signInAs(page, tenant.owner);
  await page.goto('/jobs');
  const row = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(row('Plan 1')).toBeVisible();
  await page.keyboard.press('j');
  await expect(row('Plan 1')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await expect(row('Plan 3')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(row('Plan 1')).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('plan j 4');
  await expect(page).toHaveURL('/jobs?q=plan+j+4');
  await expect(page.getByRole('heading', { name: 'No job matches' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('plan 4');
  await expect(row('Plan 4')).toBeVisible();
  await pressOn(page.getByRole('link', { name: 'Clear all' }), 'Enter');
  await expect(row('Plan 1')).toBeVisible();
  await expect(page.getByRole('search', { name: 'Jobs' })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(row('Plan 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/jobs/${ids[1]}`);
});

test.describe('while no script has arrived', () => {
  test.use({ hasScript: false });

  test('the filters are a form like any other', async ({ page, makeTenant }) => {
    const tenant = await makeTenant();
    await writeJobs(tenant, [
      { prompt: 'Alder kick-off' },
      { prompt: 'Birch review', status: 'failed', errorCode: 'generation_failed' },
      { prompt: 'Birch plan' },
    ]);
    await signInAs(page, tenant.owner);
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto('/jobs');
    const rows = page.getByRole('table').getByRole('link');
    await page.getByRole('searchbox').fill('birch');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveText(['Birch review', 'Birch plan']);
    await page.getByLabel('Status').selectOption('Failed');
    await page.getByRole('button', { name: 'Apply' }).press('Enter');
    await expect(rows).toHaveText(['Birch review']);
    await expect(page.getByRole('searchbox')).toHaveValue('birch');
  });
});

test('an organization without jobs is shown how to make its first', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  const stranger = await makeTenant();
  await writeJobs(stranger, [{ prompt: 'Somebody else’s' }]);
  await signInAs(page, tenant.owner);
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  const empty = page.getByRole('heading', { name: 'Nothing has been generated yet' });
  await expect(empty).toBeVisible();
  await expect(page.getByRole('group', { name: 'Send a prompt with an API key' })).toContainText('/api/v1/generate');
  await expect(page.getByText('Somebody else’s')).toHaveCount(0);
});

test('the list comes with little script', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  await writeJobs(tenant, numbered(3));
  await signInAs(page, tenant.owner);
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => request.resourceType() === 'script' && scripts.push(request));
  await page.goto('/jobs', { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  expect(sizes.length).toBeGreaterThan(0);
  // As sent, compressed.
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(170_000);
});
