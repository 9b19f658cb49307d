import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { readZip } from '@/lib/pptx/package/read-zip';
import { getBalance } from '../credits/ledger';
import { loadJob } from '../jobs/load-job';
import { runJob } from '../jobs/run-job';
import { acceptJob } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { deleteTemplate } from './delete-template';
import { createOwnTemplate } from './testing/own-template';

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await openTestService();
});
beforeEach(async () => {
  tenant = await createTenant();
});
afterAll(() => service.close());

const request = {
  prompt: '# Results\n\nMake 3 slides.\n\n- Revenue was $18.4M\n- Churn was 2.1 %\n',
  output_type: 'deck',
  template_name: 'House style',
} as const;
const run = (jobId: string) =>
  runJob({ ctx: tenant.system, input: { jobId, isLastAttempt: true, step: { run: (_, work) => work() } } });
const rowOf = (jobId: string) =>
  service.database.prisma.job.findUniqueOrThrow({ where: { id: jobId }, include: { artifacts: true } });

describe("a job with a template of the organization's own", () => {
  it('is tied to that very template at acceptance, and made with it', async () => {
    const templateId = await createOwnTemplate(tenant.system);
    const jobId = await acceptJob(tenant.api, request);
    // One of the same name that comes later changes nothing.
    await createOwnTemplate(tenant.system, { brand: { colors: { accent: '006B54' } } });
    expect(await rowOf(jobId)).toMatchObject({ templateName: 'House style', resolvedTemplate: templateId });
    await run(jobId);
    const { status, artifacts } = await rowOf(jobId);
    expect(status).toBe('completed');
    expect(artifacts[0]?.quality).toMatchObject({ template: 'House style', report: { blocking: [] } });
    const blob = await readBlob(getBlobStore(), artifacts[0]!.blobKey);
    const theme = new TextDecoder().decode(readZip(blob!.bytes).get('ppt/theme/theme1.xml'));
    expect(theme).toContain('name="House style"');
    expect(theme).toContain('<a:accent1><a:srgbClr val="9C3D2E"/>');
    expect(theme).toContain('<a:majorFont><a:latin typeface="Georgia"/>');
  });

  it('fails, and costs nothing, when it was deleted in between', async () => {
    const templateId = await createOwnTemplate(tenant.system);
    const jobId = await acceptJob(tenant.api, request);
    await deleteTemplate({ ctx: tenant.system, input: { templateId } });
    await run(jobId);
    expect(await rowOf(jobId)).toMatchObject({
      status: 'failed',
      errorCode: 'template_unavailable',
      errorMessage: 'The template is no longer available.',
      artifacts: [],
    });
    expect((await getBalance({ ctx: tenant.system, input: {} })).balance).toBe(100);
  });

  it('is made with the one that suits where the request names none, and never with a built-in one', async () => {
    await createOwnTemplate(tenant.system, { name: 'Plain' });
    const suiting = await createOwnTemplate(tenant.system, { name: 'For numbers' });
    await service.database.prisma.template.update({ where: { id: suiting }, data: { tags: ['revenue', 'churn'] } });
    const jobId = await acceptJob(tenant.api, { prompt: request.prompt, output_type: 'deck' });
    await run(jobId);
    const { artifacts } = await rowOf(jobId);
    expect(artifacts[0]?.quality).toMatchObject({ template: 'For numbers' });
    expect(JSON.stringify(artifacts[0]?.quality)).toContain('for its tags (revenue, churn)');
  });

  it("never takes another organization's, whatever its row says", async () => {
    const foreign = await createOwnTemplate((await createTenant()).system);
    const jobId = await acceptJob(tenant.api, { prompt: request.prompt, output_type: 'deck' });
    await service.database.prisma.job.update({ where: { id: jobId }, data: { resolvedTemplate: foreign } });
    expect((await loadJob({ ctx: tenant.system, input: { jobId } })).template).toEqual({ id: foreign, own: null });
    await run(jobId);
    expect(await rowOf(jobId)).toMatchObject({ status: 'failed', errorCode: 'template_unavailable' });
  });
});

it('a built-in template is kept by its name, and none where it is chosen later', async () => {
  const named = await acceptJob(tenant.api, { ...request, template_name: 'Nocturne' });
  const chosen = await acceptJob(tenant.api, { prompt: request.prompt, output_type: 'deck' });
  expect((await loadJob({ ctx: tenant.system, input: { jobId: named } })).template).toEqual({
    id: 'Nocturne',
    own: null,
  });
  expect((await loadJob({ ctx: tenant.system, input: { jobId: chosen } })).template).toBeNull();
});
