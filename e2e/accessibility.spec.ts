import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signInAs } from './fixtures';
import { portalPages, settle, sitePages } from './pages';
import { test } from './worker-fixtures';

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
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
  expect(await findProblems(page, rulesOfColour), 'in dark colours').toEqual([]);
}

// Colours that are on their way from one to another have the contrast of neither.
test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }));

for (const { name, path } of portalPages) {
  test(`${name}: no serious problem for people with disabilities in either theme, and no wider than a phone`, async ({
    page,
    furnished: { tenant, made },
  }) => {
    await signInAs(page, tenant.owner);
    await page.goto(path(made));
    await expectNoProblems(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

for (const path of sitePages) {
  test(`${path}: no serious problem for people with disabilities in either theme`, async ({ page }) => {
    await page.goto(path);
    await expectNoProblems(page);
  });
}
