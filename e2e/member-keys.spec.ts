import { getPrisma } from '@/lib/platform/database/prisma';
import { expect, signInAs, test } from './fixtures';
import { captureAction, type CapturedAction } from './server-actions';

const path = '/settings/developer';

test('a member sees the keys, is told whom to ask, and is refused by the server as well', async ({
  page,
  openElsewhere,
  makeTenant,
}) => {
  const tenant = await makeTenant();
  const [key, spare] = [await tenant.createKey('Billing service'), await tenant.createKey('Spare')];
  await signInAs(page, await tenant.addPerson('member'));
  await page.goto(path);
  await expect(page.getByText('Owners and admins manage keys')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(tenant.owner.name);
  await expect(page.getByRole('row', { name: 'Billing service' })).toContainText(key.displayPrefix);
  await expect(page.getByRole('main').getByRole('button', { name: /create|actions|revoke|rotate/i })).toHaveCount(0);

  const owner = await openElsewhere(tenant.owner);
  await owner.goto(path);
  const choose = async (name: string, item: string) => {
    await owner.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await owner.getByRole('menuitem', { name: item }).click();
  };
  const actions: CapturedAction[] = [];
  const capture = async (button: string) => {
    actions.push(await captureAction(owner, () => owner.getByRole('button', { name: button }).last().click()));
    await expect(owner.getByRole('button', { name: button }).and(owner.locator('[aria-busy]'))).toHaveCount(0);
  };
  const done = async () => {
    await owner.getByRole('checkbox').check();
    await owner.getByRole('button', { name: 'Done' }).click();
  };
  await owner.getByRole('button', { name: 'Create key' }).click();
  await owner.getByRole('dialog').getByLabel('Name').fill('Made');
  await capture('Create key');
  await done();
  await expect(owner.getByRole('dialog')).toHaveCount(0);
  await choose('Spare', 'Rotate');
  await capture('Create successor');
  await done();
  await expect(owner.getByRole('dialog')).toHaveCount(0);
  await choose('Billing service', 'Rename');
  await owner.getByRole('dialog').getByLabel('Name').fill('Renamed');
  await capture('Save name');
  await expect(owner.getByRole('dialog')).toHaveCount(0);
  await choose('Renamed', 'Change expiry');
  await owner.getByLabel('Expires').selectOption('30');
  await capture('Save expiry');
  await expect(owner.getByRole('dialog')).toHaveCount(0);
  await choose('Renamed', 'Revoke');
  await capture('Revoke key');
  await expect(owner.getByRole('alertdialog')).toHaveCount(0);

  const before = await getPrisma().apiKey.findMany({
    where: { organizationId: tenant.organizationId },
    orderBy: { id: 'asc' },
  });
  expect(before.map(({ name, replacesId }) => [name, replacesId])).toEqual([
    ['Renamed', null],
    ['Spare', null],
    ['Made', null],
    ['Spare (2)', spare.id],
  ]);
  expect(actions).toHaveLength(5);
  for (const action of actions) {
    const answer = await action.replay(page.request);
    expect(answer).toContain('Only owners and admins may do this.');
    expect(answer).not.toMatch(/dw_[0-9A-Za-z]{40}/);
  }
  expect(
    await getPrisma().apiKey.findMany({ where: { organizationId: tenant.organizationId }, orderBy: { id: 'asc' } }),
  ).toEqual(before);
});

test('an owner can’t reach a key of another organization by its id', async ({ page, openElsewhere, makeTenant }) => {
  const [tenant, stranger] = [await makeTenant(), await makeTenant()];
  const key = await tenant.createKey('Billing service');
  await signInAs(page, tenant.owner);
  await page.goto(path);
  await page.getByRole('button', { name: 'Actions for Billing service' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Mine');
  const action = await captureAction(page, () => page.getByRole('button', { name: 'Save name' }).click());
  await expect(page.getByRole('row', { name: 'Mine' })).toBeVisible();
  await getPrisma().apiKey.update({ where: { id: key.id }, data: { name: 'Untouched' } });
  const elsewhere = await openElsewhere(stranger.owner);
  expect(await action.replay(elsewhere.request)).toContain('There is no such key.');
  expect((await getPrisma().apiKey.findUniqueOrThrow({ where: { id: key.id } })).name).toBe('Untouched');
});
