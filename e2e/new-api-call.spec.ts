import { execFileSync } from 'node:child_process';
import { getPrisma } from '@/lib/platform/database/prisma';
import { copied } from './clipboard';
import { expect, signInAs, test } from './fixtures';
import { pressOn } from './keyboard';

const asked = {
  prompt: true,
  outputType: true,
  variantCount: true,
  templateName: true,
  resolvedTemplate: true,
  useWebSearch: true,
  useKnowledgeBase: true,
} as const;

test('the call that is shown makes the same job when it is pasted into a shell', async ({
  page,
  context,
  makeTenant,
}) => {
  const tenant = await makeTenant();
  const { key } = await tenant.createKey();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, tenant.owner);
  await page.goto('/new');
  await page.getByRole('textbox', { name: 'Prompt' }).fill(`The harbour's "plan" for $5: \`ls\` $(id)\n\n売上 \\ 10%`);
  await page.getByRole('radio', { name: 'Single slide' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('radio', { name: 'Confetti' }).check();
  const call = page.getByRole('group', { name: 'The call in curl' });
  await expect(call).toContainText('"variant_count":2');
  const command = await copied(page, () => page.getByRole('button', { name: 'Copy', exact: true }).click());
  expect(
    JSON.parse(
      execFileSync('sh', ['-c', command], { env: { ...process.env, DECKWRIGHT_API_KEY: key }, encoding: 'utf8' }),
    ),
  ).toMatchObject({ status: 'pending' });

  await page.getByRole('button', { name: 'Generate 2 variants' }).click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  const jobs = await getPrisma().job.findMany({ where: { organizationId: tenant.organizationId }, select: asked });
  expect(jobs).toHaveLength(2);
  expect(jobs[0]).toEqual(jobs[1]);
});

test('only what is set stands in the call, in each language; without the API it says so', async ({
  page,
  makeTenant,
}) => {
  const tenant = await makeTenant({ plan: 'starter' });
  await signInAs(page, tenant.owner);
  await page.goto('/new');
  const section = page.getByRole('region', { name: 'The same as an API call' });
  await expect(section.getByText('The Starter plan does not include the API')).toBeVisible();
  await expect(section.getByRole('link', { name: 'Developer settings' })).toHaveAttribute(
    'href',
    '/settings/developer',
  );
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A plan');
  await expect(section.getByRole('group')).toContainText('{"prompt":"A plan","output_type":"deck"}');
  await pressOn(section.getByRole('tab', { name: 'curl' }), 'ArrowRight');
  await expect(section.getByRole('group', { name: 'The call in TypeScript' })).toContainText("prompt: 'A plan',");
  await page.keyboard.press('ArrowRight');
  await expect(section.getByRole('group', { name: 'The call in Python' })).toContainText('"prompt": "A plan",');
});
