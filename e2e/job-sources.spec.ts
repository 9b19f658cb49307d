import { addDocument } from '@/lib/services/knowledge/add-document';
import { getDocument } from '@/lib/services/knowledge/documents';
import { expect, signInAs, test, type Tenant } from './fixtures';
import { makeJob } from './make-job';

const report = `# Harbour ferries in 2025

## Passengers

The harbour ferries carried 14,600,000 passengers in 2025. On a working day 40,000 people take a ferry, most of them before nine in the morning.

## Costs

Fuel for the harbour ferries cost $2.1M in 2025. Repairs of the ferries cost $0.4M.

## Outlook

Two electric ferries will enter service in May 2027. The north pier of the harbour opens in 2026.
`;

async function addReport({ system }: Tenant): Promise<void> {
  const { id } = await addDocument({
    ctx: system,
    input: { name: 'Ferry report 2025.md', bytes: new TextEncoder().encode(report) },
  });
  await expect(async () => {
    expect((await getDocument({ ctx: system, input: { documentId: id } })).state).toBe('ready');
  }).toPass({ intervals: [500, 1_000], timeout: 90_000 });
}

test(
  'a job says which document its statements come from, and leads to the slides that make them',
  { tag: '@daily' },
  async ({ page, makeTenant }) => {
    const tenant = await makeTenant();
    await addReport(tenant);
    const { key } = await tenant.createKey();
    const jobId = await makeJob(page.request, key, {
      prompt: 'A 6-slide deck about the harbour ferries for the city council',
      output_type: 'deck',
      use_knowledge_base: true,
    });
    await signInAs(page, tenant.owner);
    await page.goto(`/jobs/${jobId}`);
    const sources = page.getByRole('region', { name: 'Where statements come from' });
    await expect(sources).toContainText('Ferry report 2025');
    await expect(sources).toContainText('knowledge base');
    await expect(sources).toContainText('14,600,000 passengers');
    await sources
      .getByRole('link', { name: /^Slide \d+$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/#\d+$/);
    // A single source stands at the foot of its slides and has no slide of its own.
    await expect(page.getByRole('navigation', { name: 'Slides' }).getByRole('link').last()).not.toHaveAccessibleName(
      /Sources/,
    );
  },
);

test('without leave to use it, nothing of the knowledge base is in the slides', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  await addReport(tenant);
  const { key } = await tenant.createKey();
  const jobId = await makeJob(page.request, key, {
    prompt: 'A 6-slide deck about the harbour ferries for the city council',
    output_type: 'deck',
  });
  await signInAs(page, tenant.owner);
  await page.goto(`/jobs/${jobId}`);
  await expect(page.getByRole('region', { name: 'Slides' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where statements come from' })).toHaveCount(0);
  await expect(page.getByText('14,600,000')).toHaveCount(0);
});
