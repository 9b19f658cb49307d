import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { getPrisma } from '@/lib/platform/database/prisma';
import { createPortalJob } from '@/lib/services/jobs/create-portal-job';
import { expect, signInAs, test } from './fixtures';
import { chooseFrom, expectFocusWithin, pressOn } from './keyboard';

test('the frame is walked with the keyboard alone', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  await signInAs(page, tenant.owner);
  await page.goto('/jobs');
  const rail = page.getByRole('navigation', { name: 'Main' });
  await expect(rail.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await pressOn(rail.getByRole('link', { name: 'New', exact: true }), 'Tab');
  await expect(rail.getByRole('link', { name: 'Templates' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/templates');
  await expect(rail.getByRole('link', { name: 'Templates' })).toHaveAttribute('aria-current', 'page');
  await expect(rail.locator('[aria-current]')).toHaveCount(1);
});

test(
  'the palette opens with Ctrl+K, finds pages, actions and jobs, and gives the focus back',
  { tag: '@daily' },
  async ({ page, makeTenant }) => {
    const tenant = await makeTenant();
    const other = await makeTenant();
    const marker = `Kestrel${randomBytes(4).toString('hex')}`;
    const actor = { type: 'user' as const, userId: tenant.owner.userId, role: tenant.owner.role };
    const { jobId } = await createPortalJob({
      ctx: { organizationId: tenant.organizationId, actor },
      input: {
        submissionId: randomBytes(16).toString('hex'),
        request: { prompt: `${marker} in four slides`, output_type: 'deck' },
      },
    });
    await signInAs(page, tenant.owner);
    await page.goto('/templates');
    const search = page.getByRole('button', { name: 'Search' });
    const palette = page.getByRole('dialog', { name: 'Search pages, jobs and actions' });
    const openPalette = async () => {
      await page.keyboard.press('Control+k');
      await expect(palette.getByRole('combobox')).toBeFocused();
    };
    await search.focus();
    await openPalette();
    await expect(palette.getByRole('option', { name: new RegExp(marker) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await expect(search).toBeFocused();

    await openPalette();
    await page.keyboard.type('invite');
    await expect(palette.getByRole('option', { name: 'Invite someone' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/settings/members');
    await expect(palette).toHaveCount(0);

    await openPalette();
    await page.keyboard.type(marker);
    await expect(palette.getByRole('option')).toHaveText([new RegExp(marker)]);
    await expect(palette.getByRole('option')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/jobs/${jobId}`);

    await signInAs(page, other.owner);
    const answer = await page.request.get(`/palette/jobs?${new URLSearchParams({ text: marker })}`);
    expect(await answer.json()).toEqual([]);
  },
);

test('the palette answers nobody who is not signed in', { tag: '@daily' }, async ({ request }) => {
  expect((await request.get('/palette/jobs?text=a')).status()).toBe(401);
});

test('a theme is chosen without a reload, holds, and is sent by the server', async ({ page, makeTenant }) => {
  await signInAs(page, (await makeTenant()).owner);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/jobs');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  const dark = page.getByRole('menuitemradio', { name: 'Dark' });
  await pressOn(page.getByRole('button', { name: /^Account/ }), 'Enter');
  await expectFocusWithin(page.getByRole('menu'));
  await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
  await pressOn(dark, 'Enter');
  await expect(dark).toBeChecked();
  await expect.poll(background).not.toBe(light);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Account/ })).toBeFocused();
  const sent = await (await page.request.get('/jobs')).text();
  expect(sent).toMatch(/<html[^>]*data-theme="dark"/);
  await page.reload();
  await expect.poll(background).not.toBe(light);
});

test('on a phone the rail comes in as a sheet', async ({ page, makeTenant }) => {
  await signInAs(page, (await makeTenant()).owner);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/jobs');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expectFocusWithin(sheet);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await sheet.getByRole('link', { name: 'Templates' }).click();
  await expect(page).toHaveURL('/templates');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
});

test('a person in several organizations switches between them; one in a single one is offered nothing', async ({
  page,
  makeTenant,
}) => {
  const first = await makeTenant();
  const second = await makeTenant({ plan: 'free' });
  await signInAs(page, first.owner);
  await page.goto('/templates');
  await expect(page.getByRole('button', { name: /^Switch organization/ })).toHaveCount(0);
  await getPrisma().membership.create({
    data: { organizationId: second.organizationId, userId: first.owner.userId, role: 'member' },
  });
  await page.reload();
  await chooseFrom(
    page.getByRole('button', { name: /^Switch organization/ }),
    page.getByRole('menuitem', { name: second.name }),
  );
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('button', { name: /^Switch organization/ })).toContainText(`${second.name}Free plan`);
});

test('signing out leads to the front door and closes the portal', async ({ page, makeTenant }) => {
  await signInAs(page, (await makeTenant()).owner);
  await page.goto('/templates');
  await chooseFrom(page.getByRole('button', { name: /^Account/ }), page.getByRole('menuitem', { name: 'Sign out' }));
  await expect(page).toHaveURL('/');
  await page.goto('/templates');
  await expect(page).toHaveURL(/^[^?]*\/signin/);
});

test('an address that leads nowhere keeps the frame and the way on', async ({ page, makeTenant }) => {
  await signInAs(page, (await makeTenant()).owner);
  await page.goto(`/jobs/${uuidv7()}`);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /jobs/i }).first().click();
  await expect(page).toHaveURL('/jobs');
});
