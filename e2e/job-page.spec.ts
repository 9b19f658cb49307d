import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, signInAs } from './fixtures';
import { copied } from './clipboard';
import { pressOn } from './keyboard';
import { makeJob } from './make-job';
import { ferryPrompt, test } from './shared-tenants';
import type { SharedTenant } from './tenant';

interface Ferries {
  tenant: SharedTenant;
  jobId: string;
}

async function openDeck(page: Page, { tenant, jobId }: Ferries, hash = ''): Promise<void> {
  await signInAs(page, tenant.owner);
  await page.goto(`/jobs/${jobId}${hash}`);
  await expect(page.getByRole('region', { name: 'Slides' })).toBeVisible();
}

const current = (page: Page) => page.getByRole('navigation', { name: 'Slides' }).locator('[aria-current=true]');
const expectSlide = (page: Page, number: number) =>
  expect(current(page)).toHaveAccessibleName(new RegExp(`^Slide ${number}: `));

test(
  'the keyboard leads through the slides, and the address says which one is shown',
  { tag: '@daily' },
  async ({ page, ferries }) => {
    await openDeck(page, ferries);
    await expectSlide(page, 1);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 2);
    await expect(page).toHaveURL(/#2$/);
    await pressOn(current(page), 'Home');
    await expectSlide(page, 1);
    await page.keyboard.press('ArrowDown');
    await expectSlide(page, 2);
    await expect(current(page)).toBeFocused();
    await expect(page).toHaveURL(/#2$/);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 3);
    await page.keyboard.press('End');
    const last = await page.getByRole('navigation', { name: 'Slides' }).getByRole('link').count();
    await expectSlide(page, last);
    await page.keyboard.press('ArrowDown');
    await expectSlide(page, last);
    await page.keyboard.press('n');
    await expect(page.getByRole('region', { name: /Speaker notes/ })).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(page.getByRole('region', { name: /Speaker notes/ })).toBeVisible();
  },
);

test('a slide that is shared opens, with its notes', async ({ page, ferries }) => {
  await openDeck(page, ferries, '#3');
  await expectSlide(page, 3);
  const stage = page.getByRole('img', { name: /^Slide 3: / });
  await expect.poll(() => stage.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: /^Speaker notes of slide \d+$/ })).toBeVisible();
  await expect(page).toHaveTitle(/^Harbour ferries · /);
});

test('a slide fills the screen, goes on with the keys, and gives the focus back', async ({ page, ferries }) => {
  await openDeck(page, ferries);
  const button = page.getByRole('button', { name: 'Full screen' });
  await pressOn(button, 'f');
  await expect(page.getByRole('dialog', { name: /^Slide 1 of/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press(' ');
  await expect(page.getByRole('dialog', { name: /^Slide 2 of/ })).toBeVisible();
  await page.evaluate(() => document.exitFullscreen());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await expectSlide(page, 2);
});

test('the arrows turn the slides wherever the focus is, and what moves them lies on the slide', async ({
  page,
  ferries,
}) => {
  await openDeck(page, ferries);
  await pressOn(page.getByRole('link', { name: 'Edit and run again' }), 'ArrowRight');
  await expectSlide(page, 2);
  for (const size of [
    { width: 1400, height: 600 },
    { width: 700, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Full screen' }).click();
    const screen = page.getByRole('dialog');
    const [slide, leave] = await Promise.all([
      screen.getByRole('img').boundingBox(),
      screen.getByRole('button', { name: 'Leave full screen' }).boundingBox(),
    ]);
    if (!slide || !leave) throw new Error('Nothing fills the screen.');
    expect(leave.y).toBeGreaterThanOrEqual(slide.y);
    expect(leave.x + leave.width).toBeLessThanOrEqual(slide.x + slide.width);
    await page.keyboard.press('Escape');
    await expect(screen).toHaveCount(0);
  }
});

test('where a browser lends no screen, the slide fills the window', async ({ page, ferries }) => {
  await page.addInitScript(() => Object.defineProperty(Element.prototype, 'requestFullscreen', { value: undefined }));
  await openDeck(page, ferries);
  const screen = page.getByRole('dialog', { name: /^Slide 1 of/ });
  await pressOn(page.getByRole('group', { name: /large$/ }), 'Enter');
  await expect(screen).toBeVisible();
  await expect.poll(() => screen.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the report says in words what to know, how it was made and what it cost', async ({ page, ferries }) => {
  await openDeck(page, ferries);
  const quality = page.getByRole('region', { name: 'Quality report' });
  await expect(quality).toContainText(/\d things? to know/);
  await expect(quality).toContainText('Web search was asked for, but none is configured');
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Laid out and checked every slide');
  await expect(page.getByText(/\d charged/)).toBeVisible();
});

test('the curl command runs as it was pasted', async ({ page, context, ferries }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDeck(page, ferries);
  const command = await copied(page, async () => {
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await expect(page.getByText('Copied as a curl command.').first()).toBeVisible();
  });
  const { key } = await ferries.tenant.createKey('Shell');
  const { stdout } = await promisify(execFile)('sh', ['-c', command], {
    env: { ...process.env, DECKWRIGHT_API_KEY: key },
  });
  const { job_id: pasted } = JSON.parse(stdout) as { job_id: string };
  await page.goto(`/jobs/${pasted}`);
  await expect(page.getByRole('region', { name: 'Slides' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Prompt' })).toContainText('40,000 passengers a day');
});

test(
  'a failed job says what happened, that it cost nothing, and what to do',
  { tag: '@daily' },
  async ({ page, makeTenant }) => {
    const tenant = await makeTenant({ credits: 1 });
    const { key } = await tenant.createKey();
    const jobId = await makeJob(page.request, key, { prompt: ferryPrompt, output_type: 'deck' });
    await signInAs(page, tenant.owner);
    await page.goto(`/jobs/${jobId}`);
    const failure = page.getByRole('status').filter({ hasText: 'There were not enough credits' });
    await expect(failure).toContainText('Nothing was charged');
    await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Slides' })).toHaveCount(0);
  },
);
