import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on with the Tab key as far as it takes. */
export async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  await expect(target).toBeVisible();
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < most && !(await isReached()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Presses a key on what has the focus then, and on nothing else. */
export async function pressOn(target: Locator, key: string): Promise<void> {
  await target.focus();
  await expect(target).toBeFocused();
  await target.page().keyboard.press(key);
}

/** What opens takes the focus a moment after it is seen: whoever is quicker loses it again. */
export async function expectFocusWithin(opened: Locator): Promise<void> {
  await expect(opened.locator(':focus')).toHaveCount(1);
}

/** Opens a menu and follows one of its entries, with the keyboard. */
export async function chooseFrom(button: Locator, entry: Locator): Promise<void> {
  await pressOn(button, 'Enter');
  await expectFocusWithin(button.page().getByRole('menu'));
  await pressOn(entry, 'Enter');
}
