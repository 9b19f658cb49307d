import type { JobStatus, OutputType } from '@/lib/contracts/job';
import { getPool } from '@/lib/platform/database/pool';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { readPageOfJobs, type JobPage } from './list-jobs-page';
import { jobListSchema, pageOfJobs, type JobListFilters, type JobListInput } from './list-jobs-query';
import { promptBeginningLength, summarizePrompt } from './summarize-prompt';

export interface ListedJob {
  id: string;
  status: JobStatus;
  outputType: OutputType;
  /** The first line of the prompt that says something. */
  summary: string;
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

interface JobRow extends Omit<ListedJob, 'summary' | 'by'> {
  beginning: string;
  keyName: string | null;
  personName: string | null;
}

const columns = `
  job.id, job.status, job.output_type, left(job.prompt, ${promptBeginningLength}) as beginning, job.variant_count,
  job.error_code, job.created_at, job.finished_at, job.api_key_id, job.user_id`;

// The page is found first, so that what belongs to a job is looked up for these few alone.
const withDetails = (page: string) => `
  with page as materialized (${page})
  select page.id, status, output_type as "outputType", beginning, variant_count as "variantCount", error_code as "errorCode",
    page.created_at as "createdAt", finished_at as "finishedAt", key.name as "keyName", person.name as "personName",
    files.count as "fileCount", files.slides as "slideCount", files.first as "firstFileId"
  from page
  left join api_keys key on key.id = api_key_id and key.organization_id = $1
  left join users person on person.id = user_id
  cross join lateral (
    select count(*)::int as count, coalesce(sum(slide_count), 0)::int as slides,
      (array_agg(id order by variant) filter (where deleted_at is null))[1] as first
    from artifacts where job_id = page.id
  ) files`;

/** The organization's jobs, newest first, page by page. */
export async function listJobs({ ctx, input }: Call<Context, JobListInput>): Promise<JobPage<ListedJob>> {
  const page = await readPageOfJobs(parseInput(jobListSchema, input), (filters) => readRows(ctx, filters));
  return { ...page, jobs: page.jobs.map(listed) };
}

async function readRows({ organizationId }: Context, filters: JobListFilters): Promise<JobRow[]> {
  const { text, values } = pageOfJobs(organizationId, filters, columns);
  const { rows } = await getPool().query<JobRow>(
    `${withDetails(text)} order by page.id ${filters.newerThan ? 'asc' : 'desc'}`,
    values,
  );
  return rows;
}

function listed({ beginning, keyName, personName, ...job }: JobRow): ListedJob {
  return { ...job, summary: summarizePrompt(beginning), by: byWhom(keyName, personName) };
}

function byWhom(keyName: string | null, personName: string | null): ListedJob['by'] {
  if (keyName !== null) return { type: 'key', name: keyName };
  return personName === null ? null : { type: 'person', name: personName };
}
