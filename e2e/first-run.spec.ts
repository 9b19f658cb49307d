import { randomBytes } from 'node:crypto';
import { authenticateApiKey } from '@/lib/services/api-keys/authenticate-api-key';
import { createPortalJob } from '@/lib/services/jobs/create-portal-job';
import { expect, signInAs, test, type Tenant } from './fixtures';
import { pressOn } from './keyboard';

async function startDeck({ organizationId, owner: { userId, role } }: Tenant): Promise<void> {
  const request = { prompt: 'A plan in four slides\n\n- Listen\n- Build\n- Learn', output_type: 'deck' };
  await createPortalJob({
    ctx: { organizationId, actor: { type: 'user', userId, role } },
    input: { submissionId: randomBytes(16).toString('hex'), request },
  });
}

test(
  'the first steps of a new owner advance as facts come true, and go when all are done',
  { tag: '@daily' },
  async ({ page, makeTenant }) => {
    const tenant = await makeTenant();
    await signInAs(page, tenant.owner);
    await page.goto('/jobs');
    const steps = page.getByRole('region', { name: 'First steps' });
    await expect(steps).toContainText('0 of 4 done');
    await expect(steps.getByRole('listitem')).toHaveText([
      /^Next: Make a first deck/,
      /^Create an API key/,
      /^Send a first request/,
      /^Invite someone/,
    ]);

    const { key } = await tenant.createKey();
    await page.reload();
    await expect(steps).toContainText('1 of 4 done');
    // The jobs come first from now on: what is left is one line.
    await expect(steps).toContainText('Next: Make a first deck');
    await expect(steps.getByRole('link')).toHaveText(['New deck']);

    await authenticateApiKey({ input: { key } });
    await tenant.addPerson('member');
    await startDeck(tenant);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
      await expect(steps).toBeHidden({ timeout: 1_000 });
    }).toPass();
  },
);

test('each step leads to where it is done', async ({ page, makeTenant }) => {
  await signInAs(page, (await makeTenant()).owner);
  await page.goto('/jobs');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('link', { name: 'Create a key' })).toHaveAttribute('href', '/settings/developer');
  await expect(steps.getByRole('link', { name: 'Open the guide' })).toHaveAttribute('href', '/docs');
  await expect(steps.getByRole('link', { name: 'Invite' })).toHaveAttribute('href', '/settings/members');
  await steps.getByRole('link', { name: 'New deck' }).click();
  await expect(page).toHaveURL('/new');
});

test('a plan without API keys is told which plans have them', async ({ page, makeTenant }) => {
  await signInAs(page, (await makeTenant({ plan: 'free' })).owner);
  await page.goto('/jobs');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps).toContainText('0 of 2 done');
  await expect(steps.getByRole('listitem').nth(1)).toContainText('Not in your plan: Create an API key');
  await expect(steps.getByRole('listitem').nth(1)).toContainText('Business and Enterprise');
});

test('put away with the keyboard alone, they stay away', async ({ page, makeTenant }) => {
  await signInAs(page, (await makeTenant()).owner);
  await page.goto('/jobs');
  const steps = page.getByRole('region', { name: 'First steps' });
  await pressOn(steps.getByRole('button', { name: 'Hide the first steps' }), 'Enter');
  await expect(steps).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  await expect(steps).toBeHidden();
});

test('members have none', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  await signInAs(page, await tenant.addPerson('member'));
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'First steps' })).toHaveCount(0);
});
