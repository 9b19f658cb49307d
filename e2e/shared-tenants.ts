import type { APIRequestContext } from '@playwright/test';
import { test as base } from './fixtures';
import { makeJob } from './make-job';
import { fewCredits, makeJobs, type MadeJobs } from './pages';
import { asTenant, openTenants, type SharedTenant, type WrittenTenant } from './tenant';

interface Shared<Described> {
  /** An organization with something on each page of the portal. */
  furnished: { tenant: Described; made: MadeJobs };
  /** An organization with a deck of five slides. */
  ferries: { tenant: Described; jobId: string };
}

/** Where the process that makes them tells those that run the tests. */
const variable = 'SHARED_TENANTS';

export const ferryPrompt = [
  '# Harbour ferries',
  'Make 5 slides.',
  '## Passengers\n- 40,000 passengers a day\n- 12 ferries',
  '## Costs\n- Fuel costs $2.1M a year\n- Repairs cost $0.4M',
  '## Next steps\n1. Order two ferries\n2. Open the north pier',
].join('\n\n');

/** Makes them, tells the tests of this run, and gives what takes them away. */
export async function makeShared(request: APIRequestContext): Promise<() => Promise<void>> {
  const { makeTenant, takeAway } = openTenants();
  const [furnished, ferries] = await Promise.all([
    makeTenant({ plan: 'enterprise', credits: fewCredits }),
    makeTenant(),
  ]);
  await furnished.addPerson('member');
  const { key } = await ferries.createKey();
  const [made, jobId] = await Promise.all([
    makeJobs(request, furnished),
    makeJob(request, key, { prompt: ferryPrompt, output_type: 'deck', use_web_search: true }),
  ]);
  const written: Shared<WrittenTenant> = {
    furnished: { tenant: write(furnished), made },
    ferries: { tenant: write(ferries), jobId },
  };
  process.env[variable] = JSON.stringify(written);
  return takeAway;
}

const write = ({ organizationId, name, owner }: WrittenTenant): WrittenTenant => ({ organizationId, name, owner });

function readShared(): Shared<SharedTenant> {
  const { furnished, ferries } = JSON.parse(process.env[variable] ?? '{}') as Shared<WrittenTenant>;
  return {
    furnished: { ...furnished, tenant: asTenant(furnished.tenant) },
    ferries: { ...ferries, tenant: asTenant(ferries.tenant) },
  };
}

/** For tests that only look. */
export const test = base.extend<Shared<SharedTenant>>({
  furnished: async ({}, use) => use(readShared().furnished),
  ferries: async ({}, use) => use(readShared().ferries),
});
