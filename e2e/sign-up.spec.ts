import { randomBytes } from 'node:crypto';
import { getPrisma } from '@/lib/platform/database/prisma';
import { createInvitation } from '@/lib/services/invitations/create-invitation';
import { fillSignIn } from './account';
import { expect, test, signInAs } from './fixtures';
import { pressOn } from './keyboard';

const password = 'a long enough sentence';

function newPerson() {
  const mark = randomBytes(4).toString('hex');
  return { name: `Ada ${mark}`, email: `ada-${mark}@example.com`, organization: `Engines ${mark}` };
}

async function forget(email: string): Promise<void> {
  await getPrisma().organization.deleteMany({ where: { memberships: { some: { user: { email } } } } });
  await getPrisma().user.deleteMany({ where: { email } });
}

test(
  'a visitor makes an account and an organization with the keyboard alone, and is signed in',
  { tag: '@daily' },
  async ({ page }) => {
    const { name, email, organization } = newPerson();
    await page.goto('/signin');
    await pressOn(page.getByRole('link', { name: 'Create an account' }), 'Enter');
    await expect(page.getByRole('heading', { name: 'Create an account', level: 1 })).toBeVisible();
    await expect(page.getByText('At least 8 characters')).toBeVisible();
    await page.getByLabel('Your name').focus();
    for (const text of [name, email, organization]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/jobs');
    await page.goto('/settings/account');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await forget(email);
  },
);

test('an address that is taken is told beside its field, and what was typed stays', async ({ page, makeTenant }) => {
  const { owner } = await makeTenant();
  await page.goto('/signup');
  await page.getByLabel('Your name').fill('Somebody');
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Organization').fill('Somewhere');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('link', { name: 'Sign in instead' })).toBeVisible();
  await expect(page.getByLabel('Organization')).toHaveValue('Somewhere');
});

test('an invited visitor makes an account with the invited address and lands in that organization', async ({
  page,
  makeTenant,
}) => {
  const tenant = await makeTenant();
  const { name, email } = newPerson();
  const { url } = await createInvitation({ ctx: tenant.system, input: { email, role: 'admin' } });
  await page.goto(url);
  await expect(page.getByRole('heading', { name: `Join ${tenant.name}` })).toBeVisible();
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/jobs');
  await page.goto(url);
  await expect(page.getByRole('heading', { name: `You belong to ${tenant.name}` })).toBeVisible();
  await getPrisma().user.deleteMany({ where: { email } });
});

test('somebody with an account signs in, accepts with one click, and is in the new organization', async ({
  page,
  makeTenant,
}) => {
  const [host, guest] = [await makeTenant(), await makeTenant()];
  const { url } = await createInvitation({ ctx: host.system, input: { email: guest.owner.email, role: 'member' } });
  await page.goto(url);
  await page.getByRole('link', { name: /sign in$/ }).click();
  await fillSignIn(page, guest.owner.email, guest.owner.password);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByText(host.name).first()).toBeVisible();
});

test('an invitation for another address says so, and one that is no more says why', async ({ page, makeTenant }) => {
  const [host, stranger] = [await makeTenant(), await makeTenant()];
  const { url } = await createInvitation({ ctx: host.system, input: { email: newPerson().email, role: 'member' } });
  await signInAs(page, stranger.owner);
  await page.goto(url);
  await expect(page.getByText('This invitation is for another address')).toBeVisible();
  await getPrisma().invitation.updateMany({
    where: { organizationId: host.organizationId },
    data: { revokedAt: new Date() },
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This invitation was taken back' })).toBeVisible();
  await page.goto('/invitations/nonsense');
  await expect(page.getByRole('heading', { name: 'This is not an invitation' })).toBeVisible();
});

test('a person who was removed from their last organization can make one of their own', async ({
  page,
  makeTenant,
}) => {
  const tenant = await makeTenant();
  const member = await tenant.addPerson('member');
  await signInAs(page, member);
  await getPrisma().membership.deleteMany({ where: { userId: member.userId } });
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: 'You belong to no organization' })).toBeVisible();
  await page.getByLabel('Organization').fill('My own');
  await page.getByRole('button', { name: 'Create organization' }).click();
  await expect(page).toHaveURL('/jobs');
  await getPrisma().organization.deleteMany({ where: { memberships: { some: { userId: member.userId } } } });
});
