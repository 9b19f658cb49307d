import { getPrisma } from '@/lib/platform/database/prisma';
import { setPlan } from '@/lib/services/organizations/change-organization';
import { expect, signInAs, test, type TenantOptions } from './fixtures';
import { captureAction } from './server-actions';

const path = '/settings/developer';

const plans: Record<string, { options: TenantOptions; words: string }> = {
  free: { options: { plan: 'free' }, words: 'is on the Free plan' },
  starter: { options: { plan: 'starter' }, words: 'is on the Starter plan' },
  'trial of business': { options: { plan: 'business', trial: true }, words: 'is trying out the Business plan' },
};

for (const [plan, { options, words }] of Object.entries(plans)) {
  test(`${plan}: the page says why there are no keys, and the server refuses a request of one`, async ({
    page,
    openElsewhere,
    makeTenant,
  }) => {
    const [tenant, eligible] = [await makeTenant(options), await makeTenant()];
    await signInAs(page, tenant.owner);
    await page.goto(path);
    await expect(page.getByText('API keys need a paid Business or Enterprise plan')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(words);
    await expect(page.getByLabel('For those who run the service')).toContainText(
      `--org ${tenant.organizationId} --plan business`,
    );
    await expect(page.getByRole('button', { name: 'Create' })).toHaveCount(0);

    const other = await openElsewhere(eligible.owner);
    await other.goto(path);
    await other.getByRole('button', { name: 'Create key' }).click();
    await other.getByRole('dialog').getByLabel('Name').fill('Wanted');
    const action = await captureAction(other, () =>
      other.getByRole('dialog').getByRole('button', { name: 'Create key' }).click(),
    );
    await expect(other.getByRole('dialog', { name: 'Store your key now' })).toBeVisible();
    expect(await action.replay(other.request)).toContain('"ok":true');
    const answer = await action.replay(page.request);
    expect(answer).toContain('plan_not_eligible');
    expect(answer).not.toMatch(/dw_[0-9A-Za-z]{40}/);
    expect(await getPrisma().apiKey.count({ where: { organizationId: tenant.organizationId } })).toBe(0);
    expect(await getPrisma().apiKey.count({ where: { organizationId: eligible.organizationId, name: 'Wanted' } })).toBe(
      2,
    );
  });
}

test(
  'keys of an organization that fell back answer 403, can be revoked, and work again when it returns',
  { tag: '@daily' },
  async ({ page, request, makeTenant }) => {
    const tenant = await makeTenant();
    const key = await tenant.createKey('Billing service');
    const status = async () =>
      (await request.get('/api/v1/templates', { headers: { Authorization: `Bearer ${key.key}` } })).status();
    await setPlan({ ctx: tenant.system, input: { plan: 'starter', trial: false } });
    await signInAs(page, tenant.owner);
    await page.goto(path);
    await expect(page.getByRole('row', { name: 'Billing service' })).toContainText('Paused');
    await expect(page.getByRole('main')).toContainText('The live key below answers 403 until the plan changes');
    expect(await status()).toBe(403);
    await page.getByRole('button', { name: 'Actions for Billing service' }).click();
    await expect(page.getByRole('menuitem', { name: 'Revoke' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Rotate' })).toHaveCount(0);
    await setPlan({ ctx: tenant.system, input: { plan: 'business', trial: false } });
    expect(await status()).toBe(200);
    await page.reload();
    await expect(page.getByRole('row', { name: 'Billing service' })).toContainText('Live');
  },
);
