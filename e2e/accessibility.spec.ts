import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signInAs, test } from './fixtures';
import { fewCredits, makeJobs, portalPages, settle, sitePages } from './pages';

const themes = ['light', 'dark'] as const;

/** All that other colours can change; the structure of a page is the same in both themes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Serious and critical findings, each with where it is. */
async function findProblems(page: Page, theme: (typeof themes)[number]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (theme === 'light' ? axe : axe.withRules(rulesOfColour)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`));
}

for (const theme of themes) {
  test(`the portal has no serious problem for people with disabilities, ${theme}`, async ({ page, request, makeTenant }) => {
    test.setTimeout(180_000);
    const tenant = await makeTenant({ plan: 'enterprise', credits: fewCredits });
    await tenant.addPerson('member');
    const made = await makeJobs(request, tenant);
    await signInAs(page, tenant.owner);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const { name, path } of portalPages) {
      await page.goto(path(made));
      await settle(page);
      expect(await findProblems(page, theme), name).toEqual([]);
    }
  });

  test(`the public pages have no serious problem for people with disabilities, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of sitePages) {
      await page.goto(path);
      await settle(page);
      expect(await findProblems(page, theme), path).toEqual([]);
    }
  });
}

test('no page of the portal is wider than a phone', async ({ page, request, makeTenant }) => {
  test.setTimeout(120_000);
  const tenant = await makeTenant({ plan: 'enterprise', credits: fewCredits });
  const made = await makeJobs(request, tenant);
  await signInAs(page, tenant.owner);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { name, path } of portalPages) {
    await page.goto(path(made));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390);
  }
});
