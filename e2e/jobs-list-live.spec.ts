import { createClient } from '@/lib/client';
import { getPrisma } from '@/lib/platform/database/prisma';
import { expect, signInAs, test } from './fixtures';

const prompt = (name: string) =>
  `# ${name}\n\n- Revenue grew to $4.2M\n- Churn fell to 2.1%\n\n# Next\n1. Hire two engineers\n2. Open the Lyon office`;

test('a job sent through the API appears and is completed on a page that nobody loads again', async ({
  page,
  baseURL,
  makeTenant,
}) => {
  const tenant = await makeTenant();
  const { key } = await tenant.createKey();
  await signInAs(page, tenant.owner);
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: 'Nothing has been generated yet' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const navigations: string[] = [];
  page.on('request', (sent) => sent.isNavigationRequest() && navigations.push(sent.url()));

  const client = createClient({ baseUrl: baseURL ?? '', apiKey: key });
  await client.generate({ prompt: prompt('Alder review'), output_type: 'deck' });
  const row = page.getByRole('row', { name: /Alder review/ });
  await expect(row).toBeVisible({ timeout: 60_000 });
  await expect(row).toContainText('Completed', { timeout: 60_000 });
  await expect(row).toContainText(/Deck · \d+ slides/);

  await row.getByRole('link').focus();
  await client.generate({ prompt: prompt('Birch review'), output_type: 'deck' });
  await expect(page.getByRole('table').getByRole('link').first()).toHaveText('Birch review', { timeout: 60_000 });
  await expect(page.getByRole('row', { name: /Birch review/ })).toContainText('Completed', { timeout: 60_000 });
  await expect(page.getByRole('status').filter({ hasText: /Birch|new job/ })).toBeAttached();
  await expect(row.getByRole('link')).toBeFocused();
  expect(navigations).toEqual([]);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a lost connection is told, and what was missed is caught up with', async ({
  page,
  context,
  baseURL,
  makeTenant,
}) => {
  const tenant = await makeTenant();
  const { key } = await tenant.createKey();
  await signInAs(page, tenant.owner);
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: 'Nothing has been generated yet' })).toBeVisible();
  await context.route('**/jobs/changes*', (route) => route.abort());
  await expect(page.getByText('Not connected, trying again')).toBeVisible({ timeout: 60_000 });
  await createClient({ baseUrl: baseURL ?? '', apiKey: key }).generate({
    prompt: prompt('Cedar review'),
    output_type: 'deck',
  });
  await context.unroute('**/jobs/changes*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('row', { name: /Cedar review/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Not connected, trying again')).toHaveCount(0);
});

test('the changes of a list are asked for cheaply, and by nobody else', async ({ page, request, makeTenant }) => {
  const tenant = await makeTenant();
  const stranger = await makeTenant();
  await signInAs(page, tenant.owner);
  const first = await page.request.get('/jobs/changes?status=pending');
  const etag = first.headers().etag ?? '';
  expect(first.status()).toBe(200);
  expect(etag).toMatch(/^"[\da-f]{32}"$/);
  const again = () => page.request.get('/jobs/changes?status=pending', { headers: { 'If-None-Match': etag } });
  expect((await again()).status()).toBe(304);
  await getPrisma().job.create({
    data: {
      id: crypto.randomUUID(),
      organizationId: stranger.organizationId,
      outputType: 'deck',
      prompt: 'Theirs',
      deadlineAt: new Date(Date.now() + 3_600_000),
    },
  });
  expect((await again()).status()).toBe(304);
  await getPrisma().job.create({
    data: {
      id: crypto.randomUUID(),
      organizationId: tenant.organizationId,
      outputType: 'deck',
      prompt: 'Ours',
      deadlineAt: new Date(Date.now() + 3_600_000),
    },
  });
  expect((await again()).status()).toBe(200);
  expect((await request.get('/jobs/changes')).status()).toBe(401);
});
