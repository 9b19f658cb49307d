import { expect, signInAs, test } from './fixtures';

test('a key is rotated: both are seen in use, then the old one is revoked', async ({ page, request, makeTenant }) => {
  const tenant = await makeTenant();
  const old = await tenant.createKey('Billing service');
  const statusWith = async (key: string) =>
    (await request.get('/api/v1/templates', { headers: { Authorization: `Bearer ${key}` } })).status();
  expect(await statusWith(old.key)).toBe(200);
  await signInAs(page, tenant.owner);
  await page.goto('/settings/developer');

  await page.getByRole('button', { name: 'Actions for Billing service' }).click();
  await page.getByRole('menuitem', { name: 'Rotate' }).click();
  await page.getByRole('dialog', { name: 'Rotate the key' }).getByRole('button', { name: 'Create successor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Store your key now' });
  const successor = await dialog.getByLabel('API key').innerText();
  expect(successor).not.toBe(old.key);
  await dialog.getByRole('checkbox', { name: 'I stored it' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const pair = page.getByRole('listitem').filter({ hasText: 'Old key' });
  await expect(pair).toContainText(/still used (just now|\d+ minutes? ago)/);
  await expect(pair).toContainText('not used yet');
  await expect(page.getByRole('row', { name: 'Replaces “Billing service”' })).toContainText(successor.slice(0, 8));
  await expect(page.getByRole('row', { name: 'Being replaced by “Billing service (2)”' })).toContainText(
    old.displayPrefix,
  );

  expect(await Promise.all([statusWith(old.key), statusWith(successor)])).toEqual([200, 200]);
  await expect(async () => {
    await page.reload();
    await expect(pair).not.toContainText('not used yet', { timeout: 1_000 });
  }).toPass();
  await expect(pair).toContainText('The old key has been used since the new one was made.');

  // A key that is being replaced gets no second successor.
  await page.getByRole('button', { name: 'Actions for Billing service', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Rotate' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Revoke old key Billing service' }).click();
  const question = page.getByRole('alertdialog', { name: 'Revoke “Billing service”?' });
  await question.getByRole('button', { name: 'Revoke key' }).click();
  // What stands behind an open dialog counts as not there.
  await expect(question).toHaveCount(0);
  await expect(pair).toHaveCount(0);
  expect(await Promise.all([statusWith(old.key), statusWith(successor)])).toEqual([401, 200]);
});
