import { NIL, validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { isJobErrorCode } from '@/lib/contracts/error-codes';
import { isFinished, type DownloadItem, type JobBody, type JobStatus, type OutputType } from '@/lib/contracts/job';
import { getEnv } from '@/lib/platform/env/env';
import { systemContext, type Call, type Context } from '../context';
import { signDownloadUrl } from '../signed-links';
import { sqlOf } from '../transaction';
import { findPlaceOf } from './find-place';
import { failOverdueJob } from './job-life';

export interface JobState {
  body: JobBody;
  /** When to ask again; null once the job is finished. */
  retryAfterSeconds: number | null;
}

interface JobRow {
  id: string;
  status: JobStatus;
  output_type: OutputType;
  error_code: string | null;
  error_message: string | null;
  age_seconds: number;
  overdue: boolean;
  files: { id: string; variant: number | null; slideCount: number }[];
}

// A key sees its own jobs and nobody else's; people and the system see the organization's.
const findJob = `
  select job.id, job.status, job.output_type, job.error_code, job.error_message,
    extract(epoch from now() - job.created_at)::float8 as age_seconds,
    job.status in ('pending', 'processing') and job.deadline_at <= now() as overdue,
    coalesce((
      select json_agg(json_build_object('id', id, 'variant', variant, 'slideCount', slide_count) order by variant)
      from artifacts where job_id = job.id and deleted_at is null
    ), '[]'::json) as files
  from jobs job
  where job.id = $1 and job.organization_id = $2 and ($3::uuid is null or job.api_key_id = $3)`;

/** A job as the interface shows it, with fresh download URLs. */
export async function getJob({ ctx, input }: Call<Context, { jobId: string; baseUrl: string }>): Promise<JobState> {
  // A malformed id is looked up as well, so that its answer takes no other time.
  const id = validate(input.jobId) ? input.jobId : NIL;
  const creator = ctx.actor.type === 'api_key' ? ctx.actor.apiKeyId : null;
  const { rows } = await sqlOf(ctx).query<JobRow>({
    name: 'find-job',
    text: findJob,
    values: [id, ctx.organizationId, creator],
  });
  const row = rows[0];
  if (!row) throw new AppError({ code: 'not_found', message: 'There is no such job for this API key.' });
  if (row.overdue) {
    // Nobody who settles deadlines has come by; whoever asks first does it.
    await failOverdueJob({ ctx: systemContext(ctx.organizationId), input: { jobId: row.id } });
    return getJob({ ctx, input });
  }
  return {
    body: {
      job_id: row.id,
      status: row.status,
      output_type: row.output_type,
      downloads: row.status === 'completed' ? row.files.map((file) => downloadItem(row, file, input.baseUrl)) : null,
      error: errorOf(row),
    },
    retryAfterSeconds: isFinished(row.status) ? null : await adviceFor(ctx, row),
  };
}

function downloadItem(job: JobRow, file: JobRow['files'][number], baseUrl: string): DownloadItem {
  const url = signDownloadUrl({ baseUrl, artifactId: file.id });
  return job.output_type === 'deck'
    ? { url, format: 'pptx', slide_count: file.slideCount }
    : { url, format: 'pptx', variant: file.variant ?? 1 };
}

function errorOf({ status, error_code: code, error_message: message }: JobRow): JobBody['error'] {
  if (status !== 'failed') return null;
  return { code: code && isJobErrorCode(code) ? code : 'generation_failed', message: message ?? '' };
}

/** A job that waits is worth asking for when its turn may have come. */
async function adviceFor(ctx: Context, { id, status, age_seconds: age }: JobRow): Promise<number> {
  const env = getEnv();
  const place = status === 'pending' ? await findPlaceOf({ ctx, input: { jobId: id } }) : null;
  const usual = retryAfterSeconds(age, env);
  return Math.max(usual, Math.min(place?.seconds ?? 0, env.STATUS_RETRY_AFTER_MAX_SECONDS));
}

interface RetryAfterRange {
  STATUS_RETRY_AFTER_MIN_SECONDS: number;
  STATUS_RETRY_AFTER_MAX_SECONDS: number;
}

/** Within this time the advice has grown from its least to its most. */
const growthSeconds = 60;

/** Seconds until the next poll: few for a young job, more for one that stays unfinished. */
function retryAfterSeconds(ageSeconds: number, range: RetryAfterRange): number {
  const { STATUS_RETRY_AFTER_MIN_SECONDS: least, STATUS_RETRY_AFTER_MAX_SECONDS: most } = range;
  const share = Math.min(1, Math.max(0, ageSeconds / growthSeconds));
  return Math.round(least + (most - least) * share);
}
