import { jobErrorCodes, requestErrorCodes } from '@/lib/contracts/error-codes';
import { expect, test } from './fixtures';

test('the guide fits a phone and a desk', async ({ page }) => {
  await page.goto('/docs');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  }
});

test('every error code stands in the guide with its status', { tag: '@daily' }, async ({ page }) => {
  await page.goto('/docs');
  // A locator for each of them would look through the whole page each time.
  const rows = await page.getByRole('row').allInnerTexts();
  for (const [code, { status }] of Object.entries({ ...requestErrorCodes, ...jobErrorCodes })) {
    expect(
      rows.filter((row) => new RegExp(`^${code}\\b.*${status ?? ''}`).test(row)),
      code,
    ).toHaveLength(1);
  }
});

test('headings go down one level at a time', async ({ page }) => {
  await page.goto('/docs');
  const levels = await page
    .locator('h1, h2, h3, h4')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
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
  test.use({ javaScriptEnabled: false, hasScript: false });

  test('the whole guide can be read', async ({ page, baseURL }) => {
    await page.goto('/docs');
    for (const file of ['deck.sh', 'deck.mts', 'deck.py'])
      await expect(page.getByLabel(file, { exact: true })).toContainText(baseURL ?? '');
    await expect(page.getByLabel('deck.py', { exact: true })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
