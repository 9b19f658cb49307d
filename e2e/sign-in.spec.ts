import { expect, test } from '@playwright/test';
import { account, signIn } from './account';

test('a wrong password is refused with a message that says what to do', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Check both' })).toBeVisible();
  await expect(page).toHaveURL('/signin');
});

test('the portal is closed to visitors', async ({ page }) => {
  await page.goto('/jobs');
  await expect(page).toHaveURL('/signin');
});

test('signing in and out works with the keyboard alone', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jobs');
  await page.getByRole('button', { name: 'Sign out' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.goto('/jobs');
  await expect(page).toHaveURL('/signin');
});

test('a session that was ended is worth nothing, even with its cookie kept', async ({ page, context }) => {
  await signIn(page);
  const cookies = await context.cookies();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await context.addCookies(cookies);
  await page.goto('/jobs');
  await expect(page).toHaveURL('/signin');
});
