import { expect, test, type Page } from '@playwright/test';
import { operations } from '@/lib/contracts/operations/operations';

// The viewer of the reference is a large program, and recording every change of it takes longer than the tests.
test.use({ trace: 'off' });

/** Collects what a page does wrong while it is used. */
function watch(page: Page, baseURL: string | undefined): string[] {
  const problems: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) problems.push(`another host: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  return problems;
}

/** Opens the reference at an operation; it draws those alone that are near. */
async function openGenerate(page: Page): Promise<void> {
  await page.goto('/docs/reference#tag/jobs/POST/api/v1/generate');
  await expect(page.getByRole('heading', { name: 'Start a generation job' })).toBeInViewport();
}

const expectReference = (page: Page) => expect(page.getByRole('heading', { name: 'Deckwright' })).toBeVisible();

test(
  'the guide and the reference ask no other host and fail nowhere; the reference shows every operation, follows the colours of the system and leads nowhere outside',
  { tag: '@daily' },
  async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const problems = watch(page, baseURL);
    await page.goto('/docs', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Reference', exact: true }).click();
    await expectReference(page);
    await page.goto('/docs/reference#tag/jobs/POST/api/v1/generate', { waitUntil: 'networkidle' });
    await expect(page.locator('body.light-mode')).toBeVisible();
    for (const { summary } of operations) await expect(page.getByRole('link', { name: summary })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('body.dark-mode')).toBeVisible();
    await expectReference(page);
    const outside = await page
      .locator('a[href^="http"]:visible')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).origin));
    expect(outside.filter((origin) => origin !== baseURL)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test('a call can be tried from the reference in dark colours, without leaving this host', async ({ page, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const problems = watch(page, baseURL);
  await openGenerate(page);
  await expect(page.locator('body.dark-mode')).toBeVisible();
  await page.getByRole('button', { name: /Test Request.*generate/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});

test('the reference fits a phone and a desk, can be left for the guide, and come back to', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/docs/reference');
    await expectReference(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'API guide' })).toBeVisible();
  await page.goBack();
  await expectReference(page);
});

test('a reference that can’t be loaded says so and shows the way to the document', async ({ page }) => {
  await page.route('**/vendor/scalar/**', (route) => route.abort());
  await page.goto('/docs/reference');
  await expect(page.getByRole('status')).toContainText('could not be loaded');
  await expect(page.getByRole('main').getByRole('link', { name: 'OpenAPI document' })).toHaveAttribute(
    'href',
    '/api/v1/openapi.json',
  );
});
