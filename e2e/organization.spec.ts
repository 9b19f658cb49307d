import { expect, signInAs, test } from './fixtures';
import { captureAction } from './server-actions';

const newName = '<img src=x onerror="document.title=1">';

test('an owner renames the organization, and the audit log and its file say so', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  await signInAs(page, tenant.owner);
  await page.goto('/settings/organization');
  await page.getByLabel('Name', { exact: true }).fill(newName);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The name is saved.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
  const log = page.getByRole('region', { name: 'Audit log' });
  await expect(log.getByRole('row').nth(1)).toContainText(
    `Renamed the organization from “${tenant.name}” to “${newName}”`,
  );
  await expect(log.getByRole('row').nth(1)).toContainText(tenant.owner.name);
  await page.getByLabel('What').selectOption({ label: 'Account created' });
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(log.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/action=user\.created/);
  const file = await page.request.get('/settings/audit/export');
  expect(file.headers()['content-type']).toContain('text/csv');
  expect(await file.text()).toContain(`Renamed the organization from “${tenant.name}”`);
});

test('a member sees the organization but can’t change it, not even by sending what an owner sends', async ({
  page,
  openElsewhere,
  makeTenant,
}) => {
  const tenant = await makeTenant({ plan: 'enterprise', trial: true });
  const member = await tenant.addPerson('member');
  await signInAs(page, tenant.owner);
  await page.goto('/settings/organization');
  const rename = await captureAction(page, async () => {
    await page.getByLabel('Name', { exact: true }).fill('Renamed once');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('The name is saved.')).toBeVisible();
  });
  const theirs = await openElsewhere(member);
  await theirs.goto('/settings/organization');
  await expect(theirs.getByText('Owners and admins change the organization')).toBeVisible();
  await expect(theirs.getByText('API keys don’t work on your plan')).toBeVisible();
  await expect(theirs.getByLabel('Name', { exact: true })).toHaveCount(0);
  expect(await rename.replay(theirs.request)).toContain('Only owners and admins may do this');
  await theirs.goto('/settings/audit');
  await expect(theirs.getByText('Owners and admins read the audit log').filter({ visible: true })).toBeVisible();
  expect((await theirs.request.get('/settings/audit/export')).status()).toBe(403);
});

test('whoever leaves loses access at once; the only owner stays', async ({ page, openElsewhere, makeTenant }) => {
  const tenant = await makeTenant();
  const admin = await tenant.addPerson('admin');
  const theirs = await openElsewhere(admin);
  await theirs.goto('/settings/organization');
  await theirs.getByRole('button', { name: 'Leave', exact: true }).click();
  const question = theirs.getByRole('alertdialog', { name: `Leave ${tenant.name}?` });
  await question.getByRole('button', { name: 'Leave organization' }).click();
  await expect(theirs).toHaveURL('/signup/organization');
  await signInAs(page, tenant.owner);
  await page.goto('/settings/organization');
  await expect(page.getByText('You are the only owner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave', exact: true })).toHaveCount(0);
  await page.goto('/settings/members');
  await expect(page.getByText('1 person: 1 owner')).toBeVisible();
  await expect(page.getByText('The only owner')).toBeVisible();
});
