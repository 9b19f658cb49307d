import type { APIRequestContext, Page } from '@playwright/test';
import { expect, signInAs, test } from './fixtures';

/** Answers with the id of the request. */
async function call(request: APIRequestContext, key: string, path: string, data?: object): Promise<string> {
  const headers = { Authorization: `Bearer ${key}` };
  const response = await (data ? request.post(path, { headers, data }) : request.get(path, { headers }));
  const id = response.headers()['x-request-id'];
  expect(id).toMatch(/^[\da-f-]{36}$/);
  return id ?? '';
}

const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'Requests' }).getByRole('button', { name: /^Details of the request/ });

/** The log is written a moment after the answer. */
async function openLog(page: Page, rows: number): Promise<void> {
  await expect(async () => {
    await page.goto('/usage/requests');
    await expect(rowsOf(page)).toHaveCount(rows, { timeout: 2_000 });
  }).toPass();
}

test(
  'a request is found by the id of its answer, opened and understood',
  { tag: '@daily' },
  async ({ page, request, makeTenant }) => {
    const tenant = await makeTenant();
    const { key } = await tenant.createKey('Billing');
    const refused = await call(request, key, '/api/v1/generate', { prompt: 'A plan', output_type: 'poster' });
    await call(request, key, '/api/v1/templates');
    await signInAs(page, await tenant.addPerson('member'));
    await openLog(page, 2);
    await page.getByLabel('Request id or job id').fill(` ${refused} `);
    await page.keyboard.press('Enter');
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`q=${refused}`));
    await page.reload();
    const details = page.locator(`#request-${refused}`);
    await expect(details).toContainText('POST /api/v1/generate');
    await expect(details).toContainText('400 Bad Request');
    await expect(details).toContainText('invalid_request');
    await expect(details).toContainText('fails validation');
    await expect(details.getByRole('button', { name: 'Copy request id' })).toBeVisible();
    await details.getByRole('link', { name: /^Billing/ }).click();
    await expect(page).toHaveURL(/key=[\da-f-]{36}/);
    await expect(rowsOf(page)).toHaveCount(2);
  },
);

test('filters are kept in the address, work together, and show nobody else’s calls', async ({
  page,
  request,
  makeTenant,
}) => {
  const [tenant, other] = [await makeTenant(), await makeTenant()];
  const [first, second, theirs] = [
    await tenant.createKey('First'),
    await tenant.createKey('Second'),
    await other.createKey(),
  ];
  await call(request, first.key, '/api/v1/templates');
  await call(request, second.key, '/api/v1/templates');
  await call(request, second.key, '/api/v1/status/none');
  const foreign = await call(request, theirs.key, '/api/v1/templates');
  await signInAs(page, tenant.owner);
  await openLog(page, 3);
  await page.getByLabel('Answer').selectOption('4xx');
  await expect(page).toHaveURL(/status=4xx/);
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByLabel('Key', { exact: true }).selectOption({ label: 'First' });
  await expect(page).toHaveURL(/status=4xx&key=/);
  await expect(page.getByText('No requests here')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/usage\/requests$/);
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(page.getByLabel('Answer')).toHaveValue('');
  await page.goto('/usage/requests?code=not_found&operation=status');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page.getByLabel('Error code')).toHaveValue('not_found');
  await page.goto(`/usage/requests?q=${foreign}`);
  await expect(page.getByText('No request has this id')).toBeVisible();
  await page.goto('/usage/requests?q=nonsense');
  await expect(page.getByText('An id looks like')).toBeVisible();
});

test('the log is read with the keyboard alone', async ({ page, request, makeTenant }) => {
  const tenant = await makeTenant();
  const { key } = await tenant.createKey();
  const older = await call(request, key, '/api/v1/templates');
  await call(request, key, '/api/v1/templates');
  await signInAs(page, tenant.owner);
  await openLog(page, 2);
  await page.keyboard.press('j');
  await expect(rowsOf(page).first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(rowsOf(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(`#request-${older}`)).toContainText(older);
  await expect(rowsOf(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(rowsOf(page).nth(1)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('/');
  await expect(page.getByLabel('Request id or job id')).toBeFocused();
  await page.keyboard.type(older);
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(1);
});
