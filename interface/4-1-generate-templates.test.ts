import { describe, expect, it } from 'vitest';
import { loadJob } from '@/lib/services/jobs/load-job';
import { createTenant } from '@/lib/services/testing/test-service';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { completed, createWaitingTenant, deck, generate } from './jobs';
import { openService, refusalOf } from './service';
import { createOwnTemplate } from './templates';

const { pool } = openService();

const named = (template_name: string) => ({ ...deck, template_name });
const templateOf = async (jobId: string) =>
  (
    await pool.query<{ template: string }>(
      `select quality ->> 'template' as template from artifacts where job_id = $1`,
      [jobId],
    )
  ).rows[0]?.template;

describe('4.1 template_name: name of an accessible template', () => {
  it.each(['Meridian', 'Nocturne', 'Ledger'])('the deck is made with the one that is named: %s', async (name) => {
    const job = await completed(await createTenant(), named(name));
    expect(await templateOf(job.job_id)).toBe(name);
  });

  it("a template of the organization's own is accessible to it", async () => {
    const owner = await createTenant();
    await createOwnTemplate(owner, 'House style');
    expect((await completed(owner, named('House style'))).status).toBe('completed');
  });

  it('templates of other organizations are not', async () => {
    await createOwnTemplate(await createTenant(), 'Secret style');
    const stranger = await createWaitingTenant();
    expect(refusalOf(await generate(stranger, named('Secret style')))).toBe('404 not_found');
    // Nor are they offered among the closest names.
    expect((await generate(stranger, named('Secret styl'))).text).not.toContain('Secret style');
  });
});

describe('4.1 rule 3: When template_name matches more than one accessible template', () => {
  it('the response is 409 with error code ambiguous_template_name', async () => {
    const owner = await createWaitingTenant();
    await createOwnTemplate(owner, 'Meridian');
    expect(refusalOf(await generate(owner, named('Meridian')))).toBe('409 ambiguous_template_name');
    expect((await pool.query('select from jobs where organization_id = $1', [owner.organizationId])).rowCount).toBe(0);
  });

  it("also when both are the organization's own", async () => {
    const owner = await createWaitingTenant();
    await createOwnTemplate(owner, 'House style');
    await createOwnTemplate(owner, 'House style');
    expect(refusalOf(await generate(owner, named('House style')))).toBe('409 ambiguous_template_name');
  });

  it('a name that only another organization uses twice is not ambiguous', async () => {
    await createOwnTemplate(await createTenant(), 'Meridian');
    expect((await generate(await createWaitingTenant(), named('Meridian'))).status).toBe(200);
  });
});

it('4.1 rule 4: When template_name is omitted, the template is chosen automatically', async () => {
  const maker = await createTenant();
  const { job_id: jobId } = await completed(maker);
  expect((await loadJob({ ctx: maker.system, input: { jobId } })).template).toBeNull();
  expect(builtinThemes.map(({ name }) => name)).toContain(await templateOf(jobId));
});
