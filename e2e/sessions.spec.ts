import type { Page } from '@playwright/test';
import { expect, signInAs, test } from './fixtures';
import { expectFocusWithin, pressOn } from './keyboard';
import { signInWithPassword } from './sign-in-as';

async function openAccount(page: Page): Promise<void> {
  await page.goto('/settings/account');
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
}

test('signing out everywhere ends the session of a second browser too', async ({ page, openElsewhere, makeTenant }) => {
  const { owner } = await makeTenant();
  const other = await openElsewhere(owner);
  await openAccount(other);
  await signInAs(page, owner);
  await page.goto('/settings/account');
  await pressOn(page.getByRole('button', { name: 'Sign out everywhere' }), 'Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await expectFocusWithin(dialog);
  await pressOn(dialog.getByRole('button', { name: 'Sign out everywhere' }), 'Enter');
  await expect(page).toHaveURL('/signin');
  await page.goto('/jobs');
  await expect(page).toHaveURL('/signin');
  await other.reload();
  await expect(other).toHaveURL(/\/signin/);
});

test('one session can be ended, and the list says which one is this browser', async ({
  page,
  openElsewhere,
  makeTenant,
}) => {
  const { owner } = await makeTenant();
  const other = await openElsewhere(owner);
  await openAccount(other);
  await signInAs(page, owner);
  await page.goto('/settings/account');
  await expect(page.getByText('this browser')).toHaveCount(1);
  await page.getByRole('button', { name: /^End session: / }).click();
  await expect(page.getByRole('button', { name: /^End session: / })).toHaveCount(0);
  await other.reload();
  await expect(other).toHaveURL(/\/signin/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
});

test(
  'a change of the password needs the current one, and ends the other sessions',
  { tag: '@daily' },
  async ({ page, openElsewhere, makeTenant }) => {
    const { owner } = await makeTenant();
    const other = await openElsewhere(owner);
    await openAccount(other);
    await signInAs(page, owner);
    await page.goto('/settings/account');
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password').fill('another long sentence');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('This is not your current password.')).toBeVisible();
    await page.getByLabel('Current password').fill(owner.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password is changed. Your other sessions have ended.')).toBeVisible();
    await other.reload();
    await expect(other).toHaveURL(/\/signin/);
    const again = await openElsewhere();
    expect(await signInWithPassword(again, owner), 'with the old password').toBe(false);
    expect(
      await signInWithPassword(again, { ...owner, password: 'another long sentence' }),
      'with the new password',
    ).toBe(true);
  },
);

test('a new name is shown from then on', async ({ page, makeTenant }) => {
  const { owner } = await makeTenant();
  await signInAs(page, owner);
  await page.goto('/settings/account');
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name is Grace Hopper now.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Grace Hopper');
});
