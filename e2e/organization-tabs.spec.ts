import type { Page } from '@playwright/test';
import { getPrisma } from '@/lib/platform/database/prisma';
import { expect, signInAs, type Tenant, test } from './fixtures';
import { hydrated } from './hydrated-page';
import type { MakeTenant } from './tenant';

const notice = (page: Page) => page.getByRole('alertdialog', { name: /^You switched to/ });

/** One person in two organizations, with a tab at the first, and another that has switched to the second since. */
async function openTabs(page: Page, makeTenant: MakeTenant, path: string) {
  const [first, second] = [await makeTenant(), await makeTenant()];
  const { userId } = first.owner;
  await getPrisma().membership.create({ data: { organizationId: second.organizationId, userId, role: 'owner' } });
  await signInAs(page, first.owner);
  await page.goto(path);
  const other = hydrated(await page.context().newPage());
  return { first, second, other, leave: () => switchTo(other, second) };
}

async function switchTo(page: Page, { name }: Tenant): Promise<void> {
  await page.goto('/jobs');
  await page.getByRole('button', { name: /^Switch organization/ }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByRole('button', { name: /^Switch organization/ })).toContainText(name);
}

const nameOf = async (organizationId: string) =>
  (await getPrisma().organization.findUniqueOrThrow({ where: { id: organizationId } })).name;

test('a tab whose organization was left in another tab says so, and switches back with all that was typed', async ({
  page,
  makeTenant,
}) => {
  const { first, second, other, leave } = await openTabs(page, makeTenant, '/new');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A plan in 2 slides');
  await leave();
  await expect(notice(page)).toContainText(`This page still shows ${first.name}`);
  await page.getByRole('button', { name: `Switch back to ${first.name}` }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('A plan in 2 slides');
  await expect(notice(other)).toContainText(`This page still shows ${second.name}`);
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page).toHaveURL(/\/jobs\/.+/);
  expect(await getPrisma().job.count({ where: { organizationId: first.organizationId } })).toBe(1);
  expect(await getPrisma().job.count({ where: { organizationId: second.organizationId } })).toBe(0);
});

test('a tab whose organization was left can go on with the other one', async ({ page, makeTenant }) => {
  const { second, leave } = await openTabs(page, makeTenant, '/templates');
  await leave();
  await page.getByRole('button', { name: `Go on with ${second.name}` }).click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('button', { name: /^Switch organization/ })).toContainText(second.name);
  await expect(notice(page)).toHaveCount(0);
});

test('a tab that has not heard of it does nothing to the other organization', async ({ page, makeTenant }) => {
  const { first, second, leave } = await openTabs(page, makeTenant, '/settings/organization');
  // As in a browser that keeps nothing for its pages.
  await page.evaluate(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
  await page.evaluate(() => Object.defineProperty(window, 'localStorage', { value: null }));
  const before = [await nameOf(first.organizationId), await nameOf(second.organizationId)];
  await leave();
  await page.getByLabel('Name', { exact: true }).fill('Renamed');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText(/Nothing was done: this page shows/).first()).toBeVisible();
  expect([await nameOf(first.organizationId), await nameOf(second.organizationId)]).toEqual(before);
});
