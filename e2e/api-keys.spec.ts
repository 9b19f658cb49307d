import { execFileSync } from 'node:child_process';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, signInAs, test } from './fixtures';
import { tabTo } from './keyboard';

const path = '/settings/developer';

async function templatesWith(request: APIRequestContext, key: string): Promise<number> {
  return (await request.get('/api/v1/templates', { headers: { Authorization: `Bearer ${key}` } })).status();
}

const shownKey = (page: Page) => page.getByRole('dialog', { name: 'Store your key now' }).getByLabel('API key');

async function storeAndClose(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I stored it' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test(
  'a key is created, used as the page says, renamed, revoked and then refused',
  { tag: '@daily' },
  async ({ page, request, makeTenant }) => {
    const tenant = await makeTenant();
    await signInAs(page, tenant.owner);
    await page.goto(path);
    await page.getByRole('button', { name: 'Create key' }).click();
    const form = page.getByRole('dialog', { name: 'Create a key' });
    await form.getByLabel('Name').fill('Billing service');
    await form.getByLabel('Expires').selectOption({ value: '90' });
    await form.getByRole('button', { name: 'Create key' }).click();
    const key = await shownKey(page).innerText();
    expect(key).toMatch(/^dw_[0-9A-Za-z]{40}$/);
    const curl = await page.getByLabel('A first request with it').locator('code').innerText();
    expect(JSON.parse(execFileSync('sh', ['-c', curl], { encoding: 'utf8' }))).toMatchObject({
      job_id: expect.any(String),
      status: 'pending',
    });
    await storeAndClose(page);

    const row = page.getByRole('row', { name: 'Billing service' });
    await expect(row).toContainText(`${key.slice(0, 8)}…`);
    await expect(row).toContainText('Expires in 90 days');
    await expect(row).toContainText(`by ${tenant.owner.name}`);
    await expect(async () => {
      await page.reload();
      await expect(row).toContainText('1 request', { timeout: 1_000 });
    }).toPass();
    await expect(
      row.getByRole('img', { name: /^Requests a day in the last 30 days, the most on .*: 1$/ }),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Actions for Billing service' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Invoices');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('row', { name: 'Invoices' })).toBeVisible();
    await expect(row).toHaveCount(0);

    await page.getByRole('button', { name: 'Actions for Invoices' }).click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    const question = page.getByRole('alertdialog', { name: 'Revoke “Invoices”?' });
    await expect(question).toContainText('answer 401 from the next one on. This can’t be undone.');
    await expect(question).toContainText(/Last used (just now|\d+ minutes? ago)/);
    expect(await templatesWith(request, key)).toBe(200);
    await question.getByRole('button', { name: 'Revoke key' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Live keys', exact: true })).toBeFocused();
    expect(await templatesWith(request, key)).toBe(401);
    await page.getByText('Revoked and expired keys').click();
    await expect(page.getByRole('row', { name: 'Invoices' })).toContainText('Revoked');
  },
);

test('with the keyboard alone: create, change the expiry, revoke', async ({ page, request, makeTenant }) => {
  const tenant = await makeTenant();
  await signInAs(page, tenant.owner);
  await page.goto(path);
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Create key' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Create a key' }).getByLabel('Name')).toBeFocused();
  await keyboard.type('Nightly reports');
  await keyboard.press('Enter');
  const key = await shownKey(page).innerText();
  await expect(page.getByRole('button', { name: 'Copy key' })).toBeFocused();
  await keyboard.press('Escape');
  const box = page.getByRole('checkbox', { name: 'I stored it' });
  await tabTo(page, box, 8);
  await keyboard.press('Space');
  await expect(box).toBeChecked();
  await expect(page.getByRole('button', { name: 'Done' })).toBeEnabled();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Create key' })).toBeFocused();

  const actions = page.getByRole('button', { name: 'Actions for Nightly reports' });
  const firstItem = page.getByRole('menuitem', { name: 'Rename' });
  await actions.focus();
  await keyboard.press('Enter');
  await expect(firstItem).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /expiry/i })).toBeFocused();
  await keyboard.press('Enter');
  const expiry = page.getByRole('dialog', { name: 'Change the expiry' });
  await expect(expiry.getByLabel('Expires')).toBeFocused();
  await keyboard.press('ArrowDown');
  await tabTo(page, expiry.getByRole('button', { name: 'Save expiry' }), 2);
  await keyboard.press('Enter');
  await expect(expiry).toHaveCount(0);
  await expect(page.getByRole('row', { name: 'Nightly reports' })).toContainText('Expires in 30 days');
  await expect(actions).toBeFocused();

  await keyboard.press('Enter');
  await expect(firstItem).toBeFocused();
  await keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: /revoke/i })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Live keys', exact: true })).toBeFocused();
  expect(await templatesWith(request, key)).toBe(401);
});

test('a search finds keys by name, and puts no key into the address', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  for (let index = 1; index <= 9; index += 1) await tenant.createKey(`Service ${index}`);
  const other = await tenant.createKey('Billing');
  await signInAs(page, tenant.owner);
  await page.goto(path);
  const search = page.getByRole('searchbox');
  await search.fill('bill');
  await search.press('Enter');
  await expect(page).toHaveURL(/\?search=bill$/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await search.fill(other.key);
  await search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?search=${other.displayPrefix}$`));
  await expect(page.getByRole('row', { name: 'Billing' })).toBeVisible();
});

test('at the limit the page says what to do, and a refusal from elsewhere is told in the dialog', async ({
  page,
  makeTenant,
}) => {
  const tenant = await makeTenant();
  for (let index = 1; index <= 49; index += 1) await tenant.createKey(`Service ${index}`);
  await signInAs(page, tenant.owner);
  await page.goto(path);
  await page.getByRole('button', { name: 'Create key' }).click();
  await tenant.createKey('Made meanwhile');
  await page.getByRole('dialog').getByLabel('Name').fill('One too many');
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('at most 50 live keys');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('All 50 keys are taken')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create key' })).toHaveCount(0);
});

test('a name that looks like a page is only ever text', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  const name = '<img src=x onerror="document.title=1">';
  await tenant.createKey(name);
  await tenant.createKey('x'.repeat(100));
  await signInAs(page, tenant.owner);
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(page.getByText(name)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await expect(page).toHaveTitle(/Developer/);
});
