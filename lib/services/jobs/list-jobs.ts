import type { JobProgress, JobStatus, OutputType } from '@/lib/contracts/job';
import { hashJson } from '@/lib/platform/crypto/hash-json';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { sqlOf } from '../transaction';
import { listProgress } from './get-job-progress';
import { jobListSchema, pageOfJobs, type JobListFilters, type JobListInput } from './list-jobs-query';
import { firstFileOf, promptBeginningLength, titleOfJob } from './job-title';

export interface ListedJob {
  id: string;
  status: JobStatus;
  /** Null for a job that no worker works on. */
  progress: JobProgress | null;
  outputType: OutputType;
  title: string;
  /** As many as were asked for. */
  variantCount: number;
  errorCode: string | null;
  createdAt: Date;
  finishedAt: Date | null;
  /** Whose request it was; null when the key or the person is gone. */
  by: { type: 'key' | 'person'; name: string } | null;
  /** Files that were made, and the slides in all of them; also when they have been deleted since. */
  fileCount: number;
  slideCount: number;
  /** A file that is still there, to show a slide of. */
  firstFileId: string | null;
}

interface JobRow extends Omit<ListedJob, 'progress' | 'title' | 'by'> {
  beginning: string;
  fileTitle: string | null;
  fileName: string | null;
  keyName: string | null;
  personName: string | null;
}

const columns = `
  job.id, job.status, job.output_type, left(job.prompt, ${promptBeginningLength}) as beginning, job.variant_count,
  job.error_code, job.created_at, job.finished_at, job.api_key_id, job.user_id`;

// The page is found first, so that what belongs to a job is looked up for these few alone, and each by itself: joined,
// whole tables of names would be read where they seem small enough.
const withDetails = (page: string) => `
  with page as materialized (${page})
  select page.id, status, output_type as "outputType", beginning, variant_count as "variantCount", error_code as "errorCode",
    page.created_at as "createdAt", finished_at as "finishedAt",
    (select name from api_keys where api_keys.id = api_key_id and api_keys.organization_id = $1) as "keyName",
    (select name from users where users.id = user_id) as "personName",
    files.count as "fileCount", files.slides as "slideCount", files.first as "firstFileId",
    named.title as "fileTitle", named.file_name as "fileName"
  from page
  cross join lateral (
    select count(*)::int as count, coalesce(sum(slide_count), 0)::int as slides,
      (array_agg(id order by variant) filter (where deleted_at is null))[1] as first
    from artifacts where job_id = page.id
  ) files
  left join lateral (${firstFileOf('page.id')}) named on true`;

/** The organization's jobs, newest first, page by page. */
export async function listJobs({ ctx, input }: Call<Context, JobListInput>): Promise<JobPage<ListedJob>> {
  const read = (filters: JobListFilters) => readRows(ctx, filters);
  const { jobs, progress, ...page } = await readPageOfJobs(ctx, parseInput(jobListSchema, input), read);
  return { ...page, jobs: jobs.map((row) => ({ ...listed(row), progress: progress.get(row.id) ?? null })) };
}

async function readRows(ctx: Context, filters: JobListFilters): Promise<JobRow[]> {
  const { text, values } = pageOfJobs(ctx.organizationId, filters, columns);
  const { rows } = await sqlOf(ctx).query<JobRow>(
    `${withDetails(text)} order by page.id ${filters.newerThan ? 'asc' : 'desc'}`,
    values,
  );
  return rows;
}

function listed({ beginning, fileTitle, fileName, keyName, personName, ...job }: JobRow): Omit<ListedJob, 'progress'> {
  const title = titleOfJob({ title: fileTitle, fileName, prompt: beginning });
  return { ...job, title, by: byWhom(keyName, personName) };
}

function byWhom(keyName: string | null, personName: string | null): ListedJob['by'] {
  if (keyName !== null) return { type: 'key', name: keyName };
  return personName === null ? null : { type: 'person', name: personName };
}

interface JobPage<Row> {
  jobs: Row[];
  /** For `olderThan` of the next page; null on the last. */
  older: string | null;
  /** For `newerThan` of the page before; null on the first. */
  newer: string | null;
  /** Another one when other jobs are on this page, or one of them is in another state or went on. */
  token: string;
}

type Shown = { id: string; status: JobStatus };

/**
 * Reads a page and finds out what lies around it. Who goes back to where nothing is newer gets the
 * first page, in full.
 */
async function readPageOfJobs<Row extends Shown>(
  ctx: Context,
  filters: JobListFilters,
  read: (filters: JobListFilters) => Promise<Row[]>,
): Promise<JobPage<Row> & { progress: Progresses }> {
  const rows = await read(filters);
  const isBeyond = rows.length > filters.limit;
  if (filters.newerThan && !isBeyond) return readPageOfJobs(ctx, { ...filters, newerThan: undefined }, read);
  const jobs = rows.slice(0, filters.limit);
  if (filters.newerThan) jobs.reverse();
  const hasOlder = filters.newerThan !== undefined || isBeyond;
  const hasNewer = filters.newerThan !== undefined || filters.olderThan !== undefined;
  const older = (hasOlder && jobs.at(-1)?.id) || null;
  const newer = (hasNewer && jobs[0]?.id) || null;
  const jobIds = jobs.filter(({ status }) => status === 'processing').map(({ id }) => id);
  const progress = await listProgress({ ctx, input: { jobIds } });
  const shown = jobs.map(({ id, status }) => [id, status, progress.get(id) ?? null]);
  return { jobs, older, newer, progress, token: hashJson([shown, older, newer]).slice(0, 32) };
}

type Progresses = Awaited<ReturnType<typeof listProgress>>;

/** The token of a page of the list as it is now, at a fraction of the cost of the page. */
export async function listJobChanges({ ctx, input }: Call<Context, JobListInput>): Promise<{ token: string }> {
  const { token } = await readPageOfJobs(ctx, parseInput(jobListSchema, input), async (filters) => {
    const { text, values } = pageOfJobs(ctx.organizationId, filters, 'job.id, job.status');
    const { rows } = await sqlOf(ctx).query<{ id: string; status: JobStatus }>(text, values);
    return rows;
  });
  return { token };
}

export interface JobKey {
  id: string;
  name: string;
  isRevoked: boolean;
}

const findKeys = `
  select id, name, revoked_at is not null as "isRevoked" from api_keys
  where organization_id = $1 order by revoked_at is not null, lower(name), id desc limit 500`;

/** The keys that jobs of the organization can be from, for everybody who may see the jobs. */
export async function listJobsKeys({ ctx }: Call<Context, Record<string, never>>): Promise<JobKey[]> {
  const { rows } = await sqlOf(ctx).query<JobKey>(findKeys, [ctx.organizationId]);
  return rows;
}
