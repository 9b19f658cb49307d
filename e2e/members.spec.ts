import type { Page } from '@playwright/test';
import { expect, signInAs, test } from './fixtures';
import { expectFocusWithin, pressOn } from './keyboard';
import { captureAction } from './server-actions';

const rowOf = (page: Page, email: string) =>
  page.getByRole('region', { name: 'Members' }).getByRole('row', { name: email });

test(
  'another role, and none at all, count from the other browser’s next request on',
  { tag: '@daily' },
  async ({ page, openElsewhere, makeTenant }) => {
    const tenant = await makeTenant();
    const person = await tenant.addPerson('member');
    const theirs = await openElsewhere(person);
    await signInAs(page, tenant.owner);
    await theirs.goto('/settings/members');
    await expect(theirs.getByText('Owners and admins invite people and change roles')).toBeVisible();
    await expect(theirs.getByRole('button', { name: /Invite|Change role|Remove/ })).toHaveCount(0);

    await page.goto('/settings/members');
    const promote = async () => {
      await page.getByRole('button', { name: `Change role of ${person.name}` }).click();
      await page.getByRole('radio', { name: 'Admin' }).check();
      await page.getByRole('button', { name: 'Save role' }).click();
      await expect(rowOf(page, person.email)).toContainText('Admin');
    };
    const promotion = await captureAction(page, promote);
    await theirs.reload();
    await expect(theirs.getByRole('button', { name: 'Invite', exact: true })).toBeVisible();

    await page.getByRole('button', { name: `Remove ${person.name}` }).click();
    const question = page.getByRole('alertdialog', { name: `Remove ${person.name}?` });
    await expect(question).toContainText('API keys that they made go on working');
    await question.getByRole('button', { name: 'Remove member' }).click();
    // While it asks, the page behind it has no rows for anybody.
    await expect(question).toHaveCount(0);
    await expect(rowOf(page, person.email)).toHaveCount(0);
    await theirs.reload();
    await expect(theirs).toHaveURL('/signup/organization');
    expect(await promotion.replay(theirs.request)).not.toContain('"ok":true');
  },
);

test(
  'a member who sends what an owner’s page sends is refused',
  { tag: '@daily' },
  async ({ page, openElsewhere, makeTenant }) => {
    const tenant = await makeTenant();
    const member = await tenant.addPerson('member');
    await signInAs(page, tenant.owner);
    await page.goto('/settings/members');
    const invitation = await captureAction(page, async () => {
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await page.getByLabel('E-mail address').fill('friend@example.com');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Invitation link')).toBeVisible();
    });
    const theirs = await openElsewhere(member);
    expect(await invitation.replay(theirs.request)).toContain('Only owners and admins may do this');
    await page.goto('/settings/audit?action=invitation.created');
    await expect(page.getByRole('region', { name: 'Audit log' }).getByRole('row')).toHaveCount(2);
  },
);

test('roles are changed and people removed with the keyboard alone', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  const person = await tenant.addPerson('member');
  await signInAs(page, tenant.owner);
  await page.goto('/settings/members');
  const change = page.getByRole('button', { name: `Change role of ${person.name}` });
  await pressOn(change, 'Enter');
  const dialog = page.getByRole('dialog', { name: `Role of ${person.name}` });
  await expectFocusWithin(dialog);
  await pressOn(dialog.getByRole('radio', { name: 'Member' }), 'ArrowUp');
  await expect(dialog.getByRole('radio', { name: 'Admin' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(change).toBeFocused();
  await expect(rowOf(page, person.email)).toContainText('Admin');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Remove ${person.name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove member' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(rowOf(page, person.email)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('people are found by a part of their name or address', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  for (let made = 0; made < 11; made += 1) await tenant.addPerson(made === 0 ? 'admin' : 'member');
  await signInAs(page, tenant.owner);
  await page.goto('/settings/members');
  const region = page.getByRole('region', { name: 'Members' });
  await expect(region.getByRole('row')).toHaveCount(13);
  await page.getByLabel('Name or e-mail').fill('ADMIN-');
  await page.keyboard.press('Enter');
  await expect(region.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/q=ADMIN-/);
  await page.getByLabel('Name or e-mail').fill('nobody at all');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Show everybody' }).click();
  await expect(region.getByRole('row')).toHaveCount(13);
});
