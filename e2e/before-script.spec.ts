import type { Page } from '@playwright/test';
import { expect, signInAs, test } from './fixtures';
import { waitForHydration } from './hydrated-page';

test.use({ hasScript: false });

/** Opens a page as it is while its script is on the way; the answer lets the script arrive. */
async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => (arrive = done));
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    arrive();
    await waitForHydration(page);
  };
}

test('what was typed and chosen in the form before its script arrived counts', async ({ page, makeTenant }) => {
  await signInAs(page, (await makeTenant()).owner);
  const letScriptArrive = await openWithoutScript(page, '/new');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A plan in 2 slides');
  await page.getByRole('radio', { name: 'Single slide' }).check();
  await page.getByRole('radio', { name: 'Ledger' }).check();
  await letScriptArrive();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('A plan in 2 slides');
  await expect(page.getByRole('radio', { name: 'Single slide' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Ledger' })).toBeChecked();
  await expect(page.getByRole('group', { name: 'The call in curl' })).toContainText(
    '"output_type":"single_slide","template_name":"Ledger"',
  );
});

test('the list is filtered by what was asked for before its script arrived', async ({ page, makeTenant }) => {
  await signInAs(page, (await makeTenant()).owner);
  const letScriptArrive = await openWithoutScript(page, '/jobs?status=failed');
  await page.getByRole('searchbox').fill('harbour');
  await letScriptArrive();
  await expect(page).toHaveURL('/jobs?q=harbour&status=failed');
  await expect(page.getByRole('searchbox')).toHaveValue('harbour');
});

test('a page says when its script has taken it over, and which page that is', async ({ page, makeTenant }) => {
  await signInAs(page, (await makeTenant()).owner);
  const html = page.locator('html');
  const letScriptArrive = await openWithoutScript(page, '/jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await expect(html).not.toHaveAttribute('data-ready');
  await letScriptArrive();
  await expect(html).toHaveAttribute('data-ready', '/jobs');
  await page.getByRole('link', { name: 'Templates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  await expect(html).toHaveAttribute('data-ready', '/templates');
  await page.goBack();
  await expect(html).toHaveAttribute('data-ready', '/jobs');
});
