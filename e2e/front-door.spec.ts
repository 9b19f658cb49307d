import { expect, signInAs, test } from './fixtures';
import { pressOn } from './keyboard';

test(
  'the front door says what the service does and shows calls for this address',
  { tag: '@daily' },
  async ({ page, baseURL }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('PowerPoint');
    await expect(page.getByLabel('1. Start a job')).toContainText(`${baseURL}/api/v1/generate`);
    await expect(page.getByRole('heading', { name: /^Promises/ })).toBeVisible();
  },
);

test('a deck is leafed through with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const cover = page.getByRole('img', { name: /^Cover/ });
  const chart = page.getByRole('img', { name: /^Column chart/ });
  await expect(cover).toBeVisible();
  await expect(chart).toBeHidden();
  await pressOn(page.getByRole('radio', { name: 'Slide 1: Cover' }), 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Slide 2: ' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Slide 3: Chart' })).toBeChecked();
  await expect(chart).toBeVisible();
  await expect(cover).toBeHidden();
  await expect(chart).toHaveJSProperty('naturalWidth', 1600);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasScript: false });

  test('the deck can be leafed through', async ({ page }) => {
    await page.goto('/');
    await page.locator('label').filter({ hasText: 'Slide 5: Timeline' }).click();
    await expect(page.getByRole('img', { name: /^Timeline/ })).toBeVisible();
  });
});

test('visitors are led to an account, people who are signed in to their jobs', async ({ page, makeTenant }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
  await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  await signInAs(page, (await makeTenant()).owner);
  await page.goto('/');
  await expect(main.getByRole('link', { name: 'Create an account' })).toBeHidden();
  await main.getByRole('link', { name: 'Go to your jobs' }).click();
  await expect(page).toHaveURL('/jobs');
});

test('nothing is fetched from another host, nothing fails to load, and the pictures are light', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  const failed: string[] = [];
  const pictures = new Map<string, number>();
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    if (response.headers()['content-type']?.startsWith('image/png'))
      pictures.set(response.url(), Number(response.headers()['content-length']));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  expect(failed).toEqual([]);
  expect(pictures.size).toBeGreaterThanOrEqual(6);
  expect([...pictures.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(500_000);
});

for (const width of [390, 1024, 1600]) {
  test(`the front door fits a window of ${width} pixels, and nothing moves while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.name = String(Number(window.name || 0) + (entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/', { waitUntil: 'networkidle' });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(Number(await page.evaluate(() => window.name || 0))).toBeLessThan(0.02);
  });
}

test('an unknown page says so and leads back', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
});
