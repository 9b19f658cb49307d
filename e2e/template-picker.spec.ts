import { getPrisma } from '@/lib/platform/database/prisma';
import { createTemplate } from '@/lib/services/templates/create-template';
import { expect, signInAs, test } from './fixtures';

test('the picked template is that of the job; those of other organizations are not offered', async ({
  page,
  makeTenant,
}) => {
  const [tenant, other] = [await makeTenant(), await makeTenant()];
  const brand = { colors: { accent: '0F5A4B' } };
  const own = await createTemplate({
    ctx: tenant.system,
    input: { name: '<script>alert(1)</script>', base: 'Folio', brand },
  });
  await createTemplate({ ctx: tenant.system, input: { name: 'Schema', base: 'Folio', brand } });
  await createTemplate({ ctx: other.system, input: { name: 'Their look', base: 'Folio', brand } });
  await signInAs(page, tenant.owner);
  await page.goto('/new?template=Clarity');

  const group = page.getByRole('group', { name: 'Template' });
  await expect(group.getByRole('radio', { name: 'Clarity' })).toBeChecked();
  await expect(group.getByRole('radio')).toHaveCount(11);
  await expect(group.getByRole('radio', { name: 'Their look' })).toHaveCount(0);
  for (const twin of await group.getByRole('radio', { name: 'Schema' }).all()) await expect(twin).toBeDisabled();
  const pictures = group.locator('label > span > img');
  await expect(pictures).toHaveCount(10);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  }

  await page.getByRole('textbox', { name: 'Prompt' }).fill('A plan in 2 slides');
  await group.getByRole('radio', { name: '<script>alert(1)</script>' }).check();
  await expect(group.getByRole('radio', { name: 'Clarity' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Generate deck' }).click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  const job = await getPrisma().job.findFirstOrThrow({ where: { organizationId: tenant.organizationId } });
  expect(job).toMatchObject({ templateName: own.name, resolvedTemplate: own.id });
});

test('a template that is gone is said, and another can be chosen', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  await signInAs(page, tenant.owner);
  await page.goto('/new?template=Gone');
  await expect(page.getByText('There is no template named “Gone”')).toBeVisible();
  await page.getByRole('radio', { name: 'Choose for me' }).check();
  await expect(page.getByText('There is no template named “Gone”')).toBeHidden();
});
