import { createTemplate } from '@/lib/services/templates/create-template';
import { expect, signInAs, test, type Tenant } from './fixtures';
import { expectFocusWithin, pressOn } from './keyboard';

const brand = {
  colors: { text: '2A1A12', background: 'FFFDF8', accent: '9C3D2E' },
  fonts: { heading: 'Georgia' },
} as const;

const addTemplate = async ({ system }: Tenant, name: string) =>
  createTemplate({ ctx: system, input: { name, base: 'Meridian', brand } });

test('the templates that ship are shown as they look, and lead to a new deck', async ({ page, makeTenant }) => {
  await signInAs(page, (await makeTenant()).owner);
  await page.goto('/templates');
  await expect(page.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Meridian',
    'Nocturne',
    'Folio',
    'Ledger',
    'Schema',
    'Civic',
    'Confetti',
    'Clarity',
  ]);
  await expect(page.getByRole('img', { name: /^Nocturne:/ })).toHaveJSProperty('naturalWidth', 640);
  await expect(page.getByRole('list', { name: 'Civic suits' }).getByRole('listitem')).toHaveText([
    'councils',
    'ministries',
    'policy',
    'citizens',
  ]);
  await page.getByRole('link', { name: 'Use this template: Folio' }).click();
  // The form takes the name out of its address once it has it.
  await expect(page.getByRole('group', { name: 'Template' }).getByRole('radio', { name: 'Folio' })).toBeChecked();
  await expect(page).toHaveURL('/new');
});

test('an owner sees what an own template changes, and deletes it with the keyboard alone', async ({
  page,
  makeTenant,
}) => {
  const tenant = await makeTenant();
  const name = '<b>House</b> & style';
  await addTemplate(tenant, name);
  await signInAs(page, tenant.owner);
  await page.goto('/templates');
  const own = page.getByRole('region', { name: tenant.name });
  await expect(own.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(own.getByRole('img', { name: /House/ })).toHaveJSProperty('naturalWidth', 640);
  await own.getByText('Varies Meridian in 3 colours and 1 font').click();
  await expect(own.getByText('#9C3D2E')).toBeVisible();
  await pressOn(own.getByRole('button', { name: `Delete ${name}` }), 'Enter');
  const question = page.getByRole('alertdialog', { name: `Delete “${name}”?` });
  await expect(question).toContainText('Requests that name it are refused');
  await expectFocusWithin(question);
  await page.keyboard.press('Escape');
  await expect(own.getByRole('button', { name: `Delete ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectFocusWithin(question);
  await pressOn(question.getByRole('button', { name: 'Delete template' }), 'Enter');
  await expect(page.getByText(`Deleted “${name}”`)).toBeVisible();
  await expect(own).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a member sees the templates of the organization, and can’t delete them', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  await addTemplate(tenant, 'House style');
  await signInAs(page, await tenant.addPerson('member'));
  await page.goto('/templates');
  const own = page.getByRole('region', { name: tenant.name });
  await expect(own.getByRole('link', { name: 'Use this template: House style' })).toHaveAttribute(
    'href',
    '/new?template=House+style',
  );
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
});

test('a name that two templates have is said to be of no use', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  await addTemplate(tenant, 'Folio');
  await signInAs(page, tenant.owner);
  await page.goto('/templates');
  const own = page.getByRole('region', { name: tenant.name });
  await expect(own.getByText('Another template has this name')).toBeVisible();
  await expect(own.getByRole('link', { name: /^Use this template/ })).toHaveCount(0);
});

test('a name of 120 characters without a space breaks nothing on a phone', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  await addTemplate(tenant, 'W'.repeat(120));
  await signInAs(page, tenant.owner);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/templates');
  await expect(page.getByRole('heading', { name: 'W'.repeat(120) })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
