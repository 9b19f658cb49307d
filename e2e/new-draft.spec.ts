import { getPrisma } from '@/lib/platform/database/prisma';
import { createJob } from '@/lib/services/jobs/create-job';
import { expect, signInAs, test, type Tenant } from './fixtures';

const baseUrl = 'http://localhost';
const countJobs = ({ organizationId }: Tenant) => getPrisma().job.count({ where: { organizationId } });

test('what was typed survives a reload, and becomes one job however often it is sent', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  await signInAs(page, tenant.owner);
  await page.goto('/new?template=Folio');
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('A plan in 2 slides');
  await page.getByRole('radio', { name: 'Nocturne' }).check();
  await page.reload();
  await expect(prompt).toHaveValue('A plan in 2 slides');
  await expect(page.getByRole('radio', { name: 'Nocturne' })).toBeChecked();

  await page.getByRole('button', { name: 'Generate deck' }).dblclick();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  expect(await countJobs(tenant)).toBe(1);
  await page.goBack();
  await expect(prompt).toHaveValue('A plan in 2 slides');
  await expect(page.getByRole('radio', { name: 'Nocturne' })).toBeChecked();
  await page.goto('/jobs');
  await page.goto('/new');
  await expect(prompt).toHaveValue('');
});

test('wishes go into the request in words, and into its price', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  await signInAs(page, tenant.owner);
  await page.goto('/new');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Our plan\n\n- Hire two people\n- Open in Lyon');
  await page.getByLabel('Slides', { exact: true }).fill('3');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('German');
  await page.getByLabel('Tone').selectOption('playful');
  await page.getByLabel('Audience').fill('new staff');
  const words = 'Please make exactly 3 slides in German for new staff, in a playful tone.';
  await expect(page.getByRole('region', { name: 'The same as an API call' })).toContainText(words);
  await expect(page.getByText('At most 3 credits')).toBeVisible();
  await page.getByRole('button', { name: 'Generate deck' }).click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  const { prompt } = await getPrisma().job.findFirstOrThrow({ where: { organizationId: tenant.organizationId } });
  expect(prompt).toBe(`${words}\n\nOur plan\n\n- Hire two people\n- Open in Lyon`);
});

test('when nobody answers, the form keeps everything, and sending it again makes no second job', async ({
  page,
  makeTenant,
}) => {
  const tenant = await makeTenant();
  await signInAs(page, tenant.owner);
  await page.goto('/new');
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('A plan in 2 slides');
  await expect(page.getByText('At most 2 credits')).toBeVisible();
  // The job is made, and the answer lost. What the form asks meanwhile comes from the same address, and is let through.
  let isLost = false;
  await page.route('/new', async (route) => {
    if (isLost || !route.request().postData()?.includes('submission')) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Generate deck' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing you entered is lost' })).toBeVisible();
  await expect(prompt).toHaveValue('A plan in 2 slides');
  expect(await countJobs(tenant)).toBe(1);
  await page.getByRole('button', { name: 'Generate deck' }).click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  expect(await countJobs(tenant)).toBe(1);
});

test('a form begins with the request of an earlier job, but never with another organization’s', async ({
  page,
  makeTenant,
}) => {
  const [tenant, other] = [await makeTenant(), await makeTenant()];
  const request = {
    prompt: 'Our <b>secret</b> plan',
    output_type: 'single_slide',
    variant_count: 3,
    template_name: 'Ledger',
  } as const;
  const [own, foreign] = await Promise.all(
    [tenant, other].map(({ system: ctx }) => createJob({ ctx, input: { request, sentBody: request, baseUrl } })),
  );
  await signInAs(page, tenant.owner);
  await page.goto(`/new?from=${own?.body.job_id}`);
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await expect(prompt).toHaveValue(request.prompt);
  await expect(page.getByRole('radio', { name: 'Single slide' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Ledger' })).toBeChecked();

  await page.goto(`/new?from=${foreign?.body.job_id}`);
  await expect(page.getByRole('main').getByText(`There is no such job in ${tenant.name}`).first()).toBeVisible();
  await expect(prompt).toHaveValue('');
});

test('an empty pool is said before and after sending, and nothing is lost', async ({ page, makeTenant }) => {
  const tenant = await makeTenant({ plan: 'free', credits: 7 });
  await signInAs(page, tenant.owner);
  await page.goto('/new');
  await page.getByRole('button', { name: 'Board update' }).click();
  await expect(page.getByText('Not enough credits.')).toBeVisible();
  await page.getByRole('button', { name: 'Generate deck' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'up to 8 credits, and 7 credits are left' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(/^A board update/);
  expect(await countJobs(tenant)).toBe(0);
});
