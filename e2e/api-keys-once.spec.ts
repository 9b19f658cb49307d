import { getPrisma } from '@/lib/platform/database/prisma';
import { expect, signInAs, test } from './fixtures';

const path = '/settings/developer';

test(
  'a key is shown once: no closing by accident, and afterwards it is nowhere to be had',
  { tag: '@daily' },
  async ({ page, makeTenant }) => {
    const tenant = await makeTenant();
    await signInAs(page, tenant.owner);
    const answers: { isAction: boolean; cache: string | undefined; text: Promise<string> }[] = [];
    const console: string[] = [];
    page.on('console', (message) => console.push(message.text()));
    page.on('response', (response) => {
      const isAction = response.request().method() === 'POST';
      if (response.url().includes(path))
        answers.push({ isAction, cache: response.headers()['cache-control'], text: response.text().catch(() => '') });
    });
    await page.goto('/settings/developer?search=');
    await page.goto(path);
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Once');
    await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Store your key now' });
    const key = await dialog.getByLabel('API key').innerText();

    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'I stored it' }).check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('row', { name: 'Once' })).toBeVisible();

    // All but its first letters, which the list shows.
    const secret = key.slice(8);
    const held = () =>
      page.evaluate(() =>
        JSON.stringify([
          document.documentElement.outerHTML,
          location.href,
          history.state,
          { ...localStorage },
          { ...sessionStorage },
          document.cookie,
        ]),
      );
    const lookedThrough = [await held()];
    for (const move of [
      () => page.reload(),
      () => page.goto('/jobs'),
      () => page.goBack(),
      () => page.goForward(),
      () => page.goto(path),
    ]) {
      await move();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      lookedThrough.push(await held());
    }
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('row', { name: 'Once' })).toBeVisible();
    lookedThrough.push(await held());
    expect(lookedThrough.filter((text) => text.includes(secret))).toEqual([]);
    expect(console.filter((text) => text.includes(secret))).toEqual([]);

    // Only the answer to the form brings it, and nothing on the way may keep that.
    const carrying: string[] = [];
    for (const { isAction, text } of answers) if (!isAction) carrying.push(await text);
    expect(carrying.filter((text) => text.includes(secret))).toEqual([]);
    const actions = answers.filter(({ isAction }) => isAction);
    expect(actions.length).toBeGreaterThan(0);
    for (const { cache } of actions) expect(cache).toContain('no-store');
  },
);

test('a page that is left while the key is shown asks first, and comes back without it', async ({
  page,
  makeTenant,
}) => {
  const tenant = await makeTenant();
  await signInAs(page, tenant.owner);
  await page.goto('/jobs');
  await page.goto(path);
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Left');
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
  const key = await page.getByRole('dialog').getByLabel('API key').innerText();
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  await page.goto('/docs');
  expect(questions).toEqual(['beforeunload']);
  await page.goBack();
  await expect(page.getByRole('row', { name: 'Left' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.content()).not.toContain(key.slice(8));
});

test(
  'nothing of a key is stored but its hash and its first letters',
  { tag: '@daily' },
  async ({ page, makeTenant }) => {
    const tenant = await makeTenant();
    await signInAs(page, tenant.owner);
    await page.goto(path);
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Stored');
    await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
    const key = await page.getByRole('dialog').getByLabel('API key').innerText();
    const { organizationId } = tenant;
    const [keys, entries] = await Promise.all([
      getPrisma().apiKey.findMany({ where: { organizationId } }),
      getPrisma().auditEntry.findMany({ where: { organizationId } }),
    ]);
    expect(keys).toMatchObject([{ name: 'Stored', displayPrefix: key.slice(0, 8), createdById: tenant.owner.userId }]);
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'api_key.created', actorId: tenant.owner.userId, targetId: keys[0]?.id }),
    );
    expect(JSON.stringify([keys, entries])).not.toContain(key.slice(8));
  },
);
