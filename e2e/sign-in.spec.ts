import type { Page } from '@playwright/test';
import { account, fillSignIn, signInByForm } from './account';
import { expect } from './fixtures';
import { pressOn } from './keyboard';
import { test } from './shared-tenants';

async function signOut(page: Page): Promise<void> {
  await pressOn(page.getByRole('button', { name: /^Account: / }), 'Enter');
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
}

test('a wrong password is refused with a message that says what to do', { tag: '@daily' }, async ({ page }) => {
  await page.goto('/signin');
  await fillSignIn(page, account.email, 'not the password');
  await expect(page.getByRole('alert').filter({ hasText: 'Check both' })).toBeVisible();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email);
});

test('the portal is closed to visitors', { tag: '@daily' }, async ({ page }) => {
  await page.goto('/jobs');
  await expect(page).toHaveURL('/signin');
});

test('signing in and out works with the keyboard alone', { tag: '@daily' }, async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/jobs');
  await signOut(page);
  await page.goto('/jobs');
  await expect(page).toHaveURL('/signin');
});

test('a session that was ended is worth nothing, even with its cookie kept', async ({ page, context }) => {
  await signInByForm(page);
  const cookies = await context.cookies();
  await signOut(page);
  await context.addCookies(cookies);
  await page.goto('/jobs');
  await expect(page).toHaveURL('/signin');
});

test('whoever is sent to sign in comes back to the page they wanted', async ({ page, makeTenant }) => {
  const { owner } = await makeTenant();
  await page.goto('/settings/account?from=mail');
  await expect(page).toHaveURL(/\/signin\?next=/);
  await fillSignIn(page, owner.email, owner.password);
  await expect(page).toHaveURL('/settings/account?from=mail');
});

test('a link to one slide leads to it through the sign-in', async ({ page, ferries }) => {
  await page.goto(`/jobs/${ferries.jobId}#3`);
  const { email, password } = ferries.tenant.owner;
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL(`/jobs/${ferries.jobId}#3`);
});

test('fields say themselves what is wrong with them', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'looks like name@example.com' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Fill this in.' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await expect(page.getByRole('alert').filter({ hasText: 'looks like' })).toHaveCount(0);
});

test('a link can’t lead to another site after signing in', async ({ page, makeTenant }) => {
  const { owner } = await makeTenant();
  await page.goto('/signin?next=//example.com/jobs');
  await fillSignIn(page, owner.email, owner.password);
  await expect(page).toHaveURL('/jobs');
});

test('the password can be looked at before it is sent', async ({ page }) => {
  await page.goto('/signin');
  const password = page.getByLabel('Password');
  await password.fill('a sentence');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show what is typed' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});
