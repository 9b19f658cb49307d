import { expect, test, type Page } from '@playwright/test';
import { jobErrorCodes, requestErrorCodes } from '@/lib/contracts/error-codes';
import { operations } from '@/lib/contracts/operations/operations';

// The viewer of the reference is a large program, and recording every change of it takes longer than the tests.
test.use({ trace: 'off' });
test.beforeEach(() => test.slow());

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
  await expect(page.getByRole('heading', { name: 'Start a generation job' })).toBeInViewport({ timeout: 20_000 });
}

async function expectReference(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Deckwright' })).toBeVisible({ timeout: 20_000 });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`the guide and the reference ask no other host and fail nowhere, in ${scheme} colours`, async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const problems = watch(page, baseURL);
    await page.goto('/docs', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Reference', exact: true }).click();
    await expectReference(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator(`body.${scheme}-mode`)).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('the reference shows every operation, follows the colours of the system and leads nowhere outside', async ({ page, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openGenerate(page);
  for (const { summary } of operations) await expect(page.getByRole('link', { name: summary })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReference(page);
  await expect(page.locator('body.dark-mode')).toBeVisible();
  const outside = await page.locator('a[href^="http"]:visible').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).origin));
  expect(outside.filter((origin) => origin !== baseURL)).toEqual([]);
});

test('a call can be tried from the reference, without leaving this host', async ({ page, baseURL }) => {
  const problems = watch(page, baseURL);
  await openGenerate(page);
  await page.getByRole('button', { name: /Test Request.*generate/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});

test('the reference can be left for the guide, and come back to', async ({ page }) => {
  await openGenerate(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'API guide' })).toBeVisible();
  await page.goBack();
  await expectReference(page);
});

test('a reference that can’t be loaded says so and shows the way to the document', async ({ page }) => {
  await page.route('**/vendor/scalar/**', (route) => route.abort());
  await page.goto('/docs/reference');
  await expect(page.getByRole('status')).toContainText('could not be loaded');
  await expect(page.getByRole('main').getByRole('link', { name: 'OpenAPI document' })).toHaveAttribute('href', '/api/v1/openapi.json');
});

for (const path of ['/docs', '/docs/reference']) {
  for (const width of [390, 1280]) {
    test(`${path} fits a window of ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    });
  }
}

test('every error code stands in the guide with its status', async ({ page }) => {
  await page.goto('/docs');
  for (const [code, { status }] of Object.entries({ ...requestErrorCodes, ...jobErrorCodes })) {
    const row = page.getByRole('row', { name: new RegExp(`^${code}\\b.*${status ?? ''}`) });
    await expect(row).toHaveCount(1);
  }
});

test('headings go down one level at a time', async ({ page }) => {
  await page.goto('/docs');
  const levels = await page.locator('h1, h2, h3, h4').evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
});

test('the languages are tabs that the keyboard moves among', async ({ page }) => {
  await page.goto('/docs');
  await page.getByRole('tab', { name: 'curl' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'TypeScript' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'TypeScript' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'curl' })).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
});

test('on a phone the chapters unfold, lead there and fold again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs');
  await page.getByText('On this page').click();
  const chapter = page.getByRole('navigation').getByRole('link', { name: 'Credits' });
  await chapter.click();
  await expect(page).toHaveURL('/docs#credits');
  await expect(page.getByRole('heading', { name: 'Credits', level: 2 })).toBeInViewport();
  await expect(chapter).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole guide can be read', async ({ page, baseURL }) => {
    await page.goto('/docs');
    for (const file of ['deck.sh', 'deck.mts', 'deck.py']) await expect(page.getByLabel(file, { exact: true })).toContainText(baseURL ?? '');
    await expect(page.getByLabel('deck.py', { exact: true })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
