import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isFullRun } from '@/lib/testing/test-run';
import { expect, signInAs } from './fixtures';
import { portalPages, settle, sitePages } from './pages';
import { test } from './shared-tenants';

/** All that other colours can change; the structure of a page is the same in both themes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Serious and critical findings, each with where it is. */
async function findProblems(page: Page, rules?: string[]): Promise<string[]> {
  // What passed is of no interest, and no page has frames, which the other mode needs a window of its own for.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
}

async function expectNoProblems(page: Page): Promise<void> {
  await settle(page);
  expect(await findProblems(page), 'in light colours').toEqual([]);
}

/** Beyond the structure of a page, which is the same in both themes. */
async function expectNoneInDark(page: Page): Promise<void> {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
  expect(await findProblems(page, rulesOfColour), 'in dark colours').toEqual([]);
}

async function expectNoWiderThanTheNarrowest(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

// Colours that are on their way from one to another have the contrast of neither.
test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }));

if (isFullRun) {
  for (const { name, path } of portalPages) {
    test(`${name}: no serious problem for people with disabilities in either theme, and no wider than a phone`, async ({
      page,
      furnished: { tenant, made },
    }) => {
      await signInAs(page, tenant.owner);
      await page.goto(path(made));
      await expectNoProblems(page);
      await expectNoneInDark(page);
      await expectNoWiderThanTheNarrowest(page);
    });
  }

  for (const path of sitePages) {
    test(`${path}: no serious problem for people with disabilities in either theme`, async ({ page }) => {
      await page.goto(path);
      await expectNoProblems(page);
      await expectNoneInDark(page);
    });
  }
}

// Daily some pages, in light colours and in one browser: the first page that it opens costs it as much as the next four.
const dailyPages = portalPages.filter(({ name }) => ['a deck', 'new', 'knowledge', 'developer'].includes(name));
if (!isFullRun) {
  test(
    `no serious problem for people with disabilities, and no wider than a phone: ${dailyPages.map(({ name }) => name).join('; ')}`,
    { tag: '@daily' },
    async ({ page, furnished: { tenant, made } }) => {
      const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
      await signInAs(page, tenant.owner);
      for (const { name, path } of dailyPages) {
        await test.step(name, async () => {
          await page.setViewportSize({ width, height });
          await page.goto(path(made));
          await expectNoProblems(page);
          await expectNoWiderThanTheNarrowest(page);
        });
      }
    },
  );
}
