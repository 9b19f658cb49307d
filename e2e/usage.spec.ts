import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { readLedger, type ListedEntry } from '@/lib/services/credits/list-ledger';
import { createPortalJob } from '@/lib/services/jobs/create-portal-job';
import { expect, signInAs, test, type Tenant } from './fixtures';

const requests = {
  deck: { prompt: '# Harbour ferries\n\n- 12 ferries\n- 3 lines\n- 40,000 passengers a day', output_type: 'deck' },
  slide: {
    prompt: '=1+1, "quoted", and a second line\n\n- Churn fell to 2.1%',
    output_type: 'single_slide',
    variant_count: 2,
  },
} as const;

async function generate(
  request: APIRequestContext,
  key: string,
  data: (typeof requests)[keyof typeof requests],
): Promise<void> {
  const response = await request.post('/api/v1/generate', { headers: { Authorization: `Bearer ${key}` }, data });
  expect(response.status()).toBe(200);
}

async function ledgerOf({ system }: Tenant): Promise<ListedEntry[]> {
  const entries: ListedEntry[] = [];
  for await (const entry of readLedger({ ctx: system, input: {} })) entries.push(entry);
  return entries;
}

/** Three jobs of two keys and the portal, all charged. */
async function spend(request: APIRequestContext, tenant: Tenant): Promise<ListedEntry[]> {
  const [first, second] = [await tenant.createKey('Billing'), await tenant.createKey('=HYPERLINK("http://x")')];
  await generate(request, first.key, requests.deck);
  await generate(request, second.key, requests.slide);
  const ctx = {
    organizationId: tenant.organizationId,
    actor: { type: 'user', userId: tenant.owner.userId, role: 'owner' },
  } as const;
  await createPortalJob({ ctx, input: { submissionId: randomBytes(16).toString('hex'), request: requests.deck } });
  await expect
    .poll(async () => (await ledgerOf(tenant)).filter(({ kind }) => kind === 'charge').length, { timeout: 90_000 })
    .toBe(3);
  return ledgerOf(tenant);
}

const figure = (page: Page, label: string) =>
  page
    .locator('dl > div', { has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();
const sumOf = (entries: readonly ListedEntry[]) => -entries.reduce((sum, { amount }) => sum + amount, 0);

async function download(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test(
  'the figures, the chart’s table, the lists and the files are those of the ledger',
  { tag: '@daily' },
  async ({ page, request, makeTenant }) => {
    const tenant = await makeTenant({ credits: 300 });
    const ledger = await spend(request, tenant);
    const charges = ledger.filter(({ kind }) => kind === 'charge');
    const spent = sumOf(charges);
    const ofBilling = sumOf(charges.filter(({ keyName }) => keyName === 'Billing'));
    await signInAs(page, await tenant.addPerson('member'));
    await page.goto('/usage');
    await expect(figure(page, 'Credits left')).toHaveText(String(300 - spent));
    await expect(figure(page, 'Credits spent')).toHaveText(String(spent));
    await expect(figure(page, 'Failed jobs')).toHaveText('0');

    const chart = page.getByRole('application', { name: /^Credits spent by day/ });
    await chart.focus();
    for (let day = 1; day < 30; day += 1) await page.keyboard.press('ArrowRight');
    const today = page.getByRole('status').filter({ hasText: 'so far' });
    await expect(today).toContainText(`${spent} credits`);
    await expect(today).toContainText('Billing');

    await page.getByText('The numbers as a table').click();
    const table = page.getByRole('region', { name: 'Credits spent by day' }).getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(30 + 2);
    await expect(
      table
        .getByRole('row', { name: /^All days/ })
        .getByRole('cell')
        .last(),
    ).toHaveText(String(spent));
    const column = (await table.getByRole('columnheader').allTextContents()).indexOf('Billing');
    await expect(table.getByRole('row').last().locator('th, td').nth(column)).toHaveText(String(ofBilling));

    await page.getByRole('navigation', { name: 'Colours' }).getByRole('link', { name: 'By type' }).click();
    await expect(page).toHaveURL(/by=type/);
    await expect(table.getByRole('columnheader', { name: 'Single slides' })).toBeVisible();
    await expect(
      table
        .getByRole('row', { name: /^All days/ })
        .getByRole('cell')
        .last(),
    ).toHaveText(String(spent));

    const csv = await download(page, 'Download CSV');
    expect(csv.name).toMatch(/^deckwright-spent-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.text).toContain('"\'=HYPERLINK(""http://x"")"');
    const credits = csv.text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',').at(-1)));
    expect(credits.reduce((sum, value) => sum + value, 0)).toBe(spent);
  },
);

test('the ledger shows one row a job, and every entry with its balance, by keyboard and as a file', async ({
  page,
  request,
  makeTenant,
}) => {
  const tenant = await makeTenant({ credits: 300 });
  const ledger = await spend(request, tenant);
  await signInAs(page, tenant.owner);
  await page.goto('/usage/ledger');
  const rows = page.getByRole('table', { name: 'Ledger' }).locator('tbody tr');
  await expect(rows).toHaveCount(3 + 1);
  await expect(rows.last()).toContainText('Added');
  await page.getByLabel('Entries').selectOption({ label: 'Every movement' });
  await expect(rows).toHaveCount(ledger.length);
  await expect(rows.first().getByRole('cell').last()).toHaveText(String(ledger[0]?.balance));
  await expect(rows.last()).toContainText('Added');

  await page.getByLabel('Entries').selectOption({ label: 'Charged' });
  await expect(page).toHaveURL(/kind=charge/);
  await expect(rows).toHaveCount(3);

  const csv = await download(page, 'Download CSV');
  expect(csv.name).toMatch(/^deckwright-ledger-charges-to-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.text.trim().split('\r\n')).toHaveLength(1 + 3);
  expect(csv.text).toContain('"\'=HYPERLINK(""http://x"")"');

  await page.keyboard.press('j');
  await expect(rows.nth(0).getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobs\/[\da-f-]{36}$/);
});

test('other days are chosen by keyboard, and what makes no sense is said', async ({ page, makeTenant }) => {
  const tenant = await makeTenant({ credits: 0 });
  await signInAs(page, tenant.owner);
  await page.goto('/usage');
  await expect(page.getByText('No credits are left')).toBeVisible();
  await expect(page.getByText(`npm run admin -- org grant --org ${tenant.organizationId} --credits 500`)).toBeVisible();
  await page.getByRole('button', { name: 'Other days' }).press('Enter');
  await page.getByLabel('First day').fill('2026-01-30');
  await page.getByLabel('Last day').fill('2026-02-02');
  await page.getByLabel('Last day').press('Enter');
  await expect(page).toHaveURL(/from=2026-01-30&to=2026-02-02/);
  await expect(page.getByRole('button', { name: '2026-01-30 to 2026-02-02' })).toBeVisible();
  await page.goto('/usage?from=2026-02-02&to=2026-01-30');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The first day is after the last one.');
});

test('the files are for the people of the organization and for their own pages alone', async ({
  page,
  playwright,
  baseURL,
  makeTenant,
}) => {
  const [tenant, other] = [await makeTenant({ credits: 11 }), await makeTenant({ credits: 22 })];
  await signInAs(page, tenant.owner);
  const own = await page.request.get('/usage/export/ledger');
  expect(own.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  const text = await own.text();
  expect(text).toContain(',grant,11,11,');
  expect((await page.request.get(`/usage/export/ledger?organization_id=${other.organizationId}`)).status()).toBe(200);
  expect(await (await page.request.get(`/usage/export/ledger?organization_id=${other.organizationId}`)).text()).toBe(
    text,
  );
  for (const path of ['/usage/export/ledger', '/usage/export/spent']) {
    expect((await page.request.get(path, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status()).toBe(403);
    expect((await page.request.get(`${path}?from=never`)).status()).toBe(400);
    const stranger = await playwright.request.newContext({ baseURL });
    expect((await stranger.get(path)).status()).toBe(401);
    await stranger.dispose();
  }
});
