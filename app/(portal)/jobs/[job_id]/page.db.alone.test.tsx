import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptJob } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { findJobDetails } from './_components/find-shown-job';
import JobPage, { generateMetadata } from './page';

const visit = vi.hoisted(() => ({ ctx: {} as object, afterFirstRead: (): Promise<unknown> => Promise.resolve() }));
vi.mock('@/lib/http/portal/current-person', () => ({ requirePerson: () => Promise.resolve({ ctx: visit.ctx }) }));
vi.mock('@/lib/services/jobs/get-job-details', async (load) => {
  const real = await load<typeof import('@/lib/services/jobs/get-job-details')>();
  const getJobDetails: typeof real.getJobDetails = async (call) => {
    const details = await real.getJobDetails(call);
    await visit.afterFirstRead();
    return details;
  };
  return { ...real, getJobDetails };
});

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
});
beforeEach(() => Object.assign(visit, { ctx: tenant.system, afterFirstRead: () => Promise.resolve() }));
afterAll(() => service.close());

const propsOf = (jobId: string) => ({ params: Promise.resolve({ job_id: jobId }) });
const remove = (jobId: string) => service.database.pool.query('delete from jobs where id = $1', [jobId]);
/** What the framework takes for "show the page for what isn't there", and logs nowhere. */
const notFoundPage = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' };

describe('the page of a job', () => {
  it('shows a job that is there', async () => {
    expect(await JobPage(propsOf(await acceptJob(tenant.api)))).toBeTruthy();
  });

  it('is the page for what is not there when the job is gone', async () => {
    const jobId = await acceptJob(tenant.api);
    await remove(jobId);
    await expect(JobPage(propsOf(jobId))).rejects.toMatchObject(notFoundPage);
    expect(await generateMetadata(propsOf(jobId))).toEqual({ title: 'No such job' });
  });

  it('is so too when the job goes between two reads of the same page', async () => {
    const jobId = await acceptJob(tenant.api);
    visit.afterFirstRead = () => remove(jobId);
    await expect(JobPage(propsOf(jobId))).rejects.toMatchObject(notFoundPage);
  });

  it('is an error when the job cannot be read', async () => {
    visit.afterFirstRead = () => Promise.reject(new Error('the database is away'));
    await expect(findJobDetails(await acceptJob(tenant.api))).rejects.toThrow('the database is away');
  });
});
