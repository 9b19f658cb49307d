import { expect, test } from '@playwright/test';

test('the front door says what the service does and shows calls for this address', async ({ page, baseURL }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PowerPoint');
  await expect(page.getByLabel('1. Start a job')).toContainText(`${baseURL}/api/v1/generate`);
  await expect(page.getByRole('img', { name: /Four slides/ })).toBeVisible();
});

test('nothing is fetched from another host and nothing fails to load', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const failed: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
  expect(failed).toEqual([]);
});

for (const width of [390, 1024, 1600]) {
  test(`the front door fits a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('an unknown page says so and leads back', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
});
