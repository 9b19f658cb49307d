import { test as base } from './fixtures';
import { makeJob } from './make-job';
import { fewCredits, makeJobs, type MadeJobs } from './pages';
import { withTenants, type Tenant } from './tenant';

interface Shared {
  /** An organization with something on each page of the portal, for tests that only look. */
  furnished: { tenant: Tenant; made: MadeJobs };
  /** An organization with a deck of five slides, for tests that only look. */
  ferries: { tenant: Tenant; jobId: string };
}

export const ferryPrompt = [
  '# Harbour ferries',
  'Make 5 slides.',
  '## Passengers\n- 40,000 passengers a day\n- 12 ferries',
  '## Costs\n- Fuel costs $2.1M a year\n- Repairs cost $0.4M',
  '## Next steps\n1. Order two ferries\n2. Open the north pier',
].join('\n\n');

const once = { scope: 'worker', timeout: 180_000 } as const;

/** What the tests of a worker share, because making it takes longer than looking at it. */
export const test = base.extend<object, Shared>({
  furnished: [
    async ({ playwright }, use) =>
      withTenants(async (makeTenant) => {
        const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
        const tenant = await makeTenant({ plan: 'enterprise', credits: fewCredits });
        await tenant.addPerson('member');
        await use({ tenant, made: await makeJobs(request, tenant) });
        await request.dispose();
      }),
    once,
  ],
  ferries: [
    async ({ playwright }, use) =>
      withTenants(async (makeTenant) => {
        const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
        const tenant = await makeTenant();
        const { key } = await tenant.createKey();
        await use({
          tenant,
          jobId: await makeJob(request, key, { prompt: ferryPrompt, output_type: 'deck', use_web_search: true }),
        });
        await request.dispose();
      }),
    once,
  ],
});
