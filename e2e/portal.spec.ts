import { expect, signInAs, test } from './fixtures';

test('a person sees the jobs of their own organization', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  await signInAs(page, tenant.owner);
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  await expect(page.getByText(tenant.name).first()).toBeAttached();
});
