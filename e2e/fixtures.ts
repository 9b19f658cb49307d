import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { hydrated } from './hydrated-page';
import { signInAs } from './sign-in-as';
import { withTenants, type MakeTenant, type Person } from './tenant';

export { expect, signInAs };
export type { Tenant, TenantOptions } from './tenant';

interface Fixtures {
  /** Whether pages are used only once their script has taken them over; false where none will. */
  hasScript: boolean;
  /** Gives a test organizations of its own and takes them away after it. */
  makeTenant: MakeTenant;
  /** A page in another browser, of the person who is named or of nobody. */
  openElsewhere: (person?: Person) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  hasScript: [true, { option: true }],
  page: async ({ page, hasScript }, use) => use(hasScript ? hydrated(page) : page),
  makeTenant: async ({}, use) => withTenants(use),
  openElsewhere: async ({ browser, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (person) => {
      const context = await browser.newContext({ baseURL });
      opened.push(context);
      if (person) await signInAs(context, person);
      return hydrated(await context.newPage());
    });
    for (const context of opened) await context.close();
  },
});
