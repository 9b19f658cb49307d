import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { getPrisma } from '@/lib/platform/database/prisma';
import { expect, signInAs, test } from './fixtures';

async function invite(page: Page, email: string, role: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Invite somebody' });
  await form.getByLabel('E-mail address').fill(email);
  await form.getByRole('radio', { name: role }).check();
  await form.getByRole('button', { name: 'Make the link' }).click();
  const shown = page.getByRole('dialog', { name: 'Send this link yourself' });
  const url = await shown.getByLabel('Invitation link').inputValue();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();
  return url;
}

test(
  'somebody who is invited signs up through the link, once',
  { tag: '@daily' },
  async ({ page, openElsewhere, makeTenant }) => {
    const tenant = await makeTenant();
    const email = `invited-${randomBytes(6).toString('hex')}@example.com`;
    try {
      await signInAs(page, tenant.owner);
      await page.goto('/settings/members');
      const url = await invite(page, email, 'Admin');
      expect(url).toMatch(/\/invitations\/[\w-]{43}$/);
      await expect(page.getByRole('region', { name: 'Invitations' }).getByRole('row', { name: email })).toContainText(
        'Admin',
      );

      const visitor = await openElsewhere();
      await visitor.goto(url);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Join ${tenant.name}`);
      await visitor.getByRole('link', { name: 'Create account' }).click();
      await visitor.getByLabel('Your name').fill('Invited Person');
      await visitor.getByLabel('Password', { exact: true }).fill(randomBytes(12).toString('hex'));
      await visitor.getByRole('button', { name: 'Create account' }).click();
      await expect(visitor).toHaveURL('/jobs');
      await visitor.goto('/settings/members');
      await expect(visitor.getByRole('button', { name: 'Invite', exact: true })).toBeVisible();

      await page.reload();
      await expect(page.getByRole('region', { name: 'Members' }).getByRole('row', { name: email })).toContainText(
        'Admin',
      );
      await expect(page.getByText('Nobody is invited at the moment').filter({ visible: true })).toBeVisible();

      const another = await openElsewhere();
      await another.goto(url);
      await expect(another.getByRole('heading', { level: 1 })).toHaveText('This invitation has been used');
    } finally {
      await getPrisma().user.deleteMany({ where: { email } });
    }
  },
);

test('a new link takes the place of the old one, and a revoked one is dead', async ({
  page,
  openElsewhere,
  makeTenant,
}) => {
  const tenant = await makeTenant();
  await signInAs(page, tenant.owner);
  await page.goto('/settings/members');
  const first = await invite(page, 'late@example.com', 'Member');
  await page.getByRole('button', { name: 'New link for late@example.com' }).click();
  const shown = page.getByRole('dialog', { name: 'Send this link yourself' });
  const second = await shown.getByLabel('Invitation link').inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'New link for late@example.com' })).toBeFocused();

  const visitor = await openElsewhere();
  await visitor.goto(first);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This invitation was taken back');
  await visitor.goto(second);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Join ${tenant.name}`);

  await page.getByRole('button', { name: 'Revoke the invitation of late@example.com' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke invitation' }).click();
  await expect(page.getByText('Nobody is invited at the moment').filter({ visible: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This invitation was taken back');
});

test('whoever is a member already is not invited again', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  const member = await tenant.addPerson('member');
  await signInAs(page, tenant.owner);
  await page.goto('/settings/members');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByLabel('E-mail address').fill(member.email.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: `${member.email} is a member already` })).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue(member.email.toUpperCase());
});
