import { expect, type Page } from '@playwright/test';

/** What `copy` puts into the clipboard. Browsers do that a moment after the click, and earlier tests left something in it. */
export async function copied(page: Page, copy: () => Promise<void>): Promise<string> {
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await copy();
  await expect.poll(read).not.toBe('');
  return read();
}
