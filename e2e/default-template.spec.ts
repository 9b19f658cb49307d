import { createTemplate } from '@/lib/services/templates/create-template';
import { expect, signInAs, test, type Tenant } from './fixtures';
import { pressOn } from './keyboard';

const brand = {
  colors: { text: '2A1A12', background: 'FFFDF8', accent: '9C3D2E' },
  fonts: { heading: 'Georgia' },
} as const;

const addTemplate = async ({ system }: Tenant, name: string) =>
  createTemplate({ ctx: system, input: { name, base: 'Meridian', brand } });

test('an owner makes a template the default, changes it for another and takes it back', async ({
  page,
  makeTenant,
}) => {
  const tenant = await makeTenant();
  await addTemplate(tenant, 'House style');
  await signInAs(page, tenant.owner);
  await page.goto('/templates');
  const header = page
    .getByRole('banner')
    .or(page.locator('header'))
    .filter({ has: page.getByRole('heading', { level: 1 }) });
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(header).toContainText('the one that suits the prompt is taken');

  await page.getByRole('button', { name: 'Use as default: Ledger' }).click();
  await expect(page.getByText('“Ledger” is the default now')).toBeVisible();
  await expect(card('Ledger').getByText('Default', { exact: true })).toBeVisible();
  await expect(header).toContainText('your organization’s default is taken');

  await pressOn(page.getByRole('button', { name: 'Use as default: House style' }), 'Enter');
  await expect(card('House style').getByText('Default', { exact: true })).toBeVisible();
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Stop using as default: House style' })).toBeFocused();

  await page.getByRole('button', { name: 'Stop using as default: House style' }).click();
  await expect(page.getByText('Default', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Default', { exact: true })).toHaveCount(0);
});

test('a default that is deleted leaves none behind', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  await addTemplate(tenant, 'House style');
  await signInAs(page, tenant.owner);
  await page.goto('/templates');
  await page.getByRole('button', { name: 'Use as default: House style' }).click();
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete House style' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete template' }).click();
  await expect(page.getByText('Deleted “House style”')).toBeVisible();
  await expect(page.getByText('Default', { exact: true })).toHaveCount(0);
});

test('a member sees which template is the default, and can’t change it', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  await signInAs(page, tenant.owner);
  await page.goto('/templates');
  await page.getByRole('button', { name: 'Use as default: Civic' }).click();
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1);
  await page.context().clearCookies();
  await signInAs(page, await tenant.addPerson('member'));
  await page.goto('/templates');
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /as default/ })).toHaveCount(0);
});
