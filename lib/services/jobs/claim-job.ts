import type { GenerateRequest } from '@/lib/contracts/generate-request';
import { getEnv } from '@/lib/platform/env/env';
import { getJobQueue } from '@/lib/platform/queue/get-job-queue';
import type { Context } from '../context';
import type { StoredReferenceImage } from '../reference-images/store-reference-images';
import type { Sql, Statement } from '../sql';

export interface NewJob {
  id: string;
  request: GenerateRequest;
  resolvedTemplate: string | null;
  referenceImages: readonly StoredReferenceImage[];
  idempotencyKey: string | undefined;
  bodyHash: string | undefined;
}

const columns = `
  id, organization_id, api_key_id, user_id, output_type, prompt, template_name, resolved_template,
  variant_count, use_web_search, use_knowledge_base, reference_images, deadline_at`;

const values = `
  $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::output_type, $6::text, $7::text, $8::text,
  $9::int, $10::boolean, $11::boolean, $12::jsonb, now() + make_interval(mins => $13::int)`;

// A record that has expired is taken over; a live one leaves no row, and so no job.
const claim = `
  insert into idempotency_records as record (api_key_id, key, body_hash, job_id, expires_at)
  values ($3::uuid, $14, $15, $1::uuid, now() + make_interval(hours => $16::int))
  on conflict (api_key_id, key) do update set
    body_hash = excluded.body_hash, job_id = excluded.job_id, expires_at = excluded.expires_at
  where record.expires_at <= now()
  returning job_id`;

const returned = 'returning id as job_id, organization_id';
const insertJob = `accepted as (insert into jobs (${columns}) values (${values}) ${returned})`;
const insertJobUnderKey = `claim as (${claim}), accepted as (insert into jobs (${columns}) select ${values} from claim ${returned})`;

/**
 * Claims the idempotency key, writes the job's row and queues it, in one statement. False when
 * the key belongs to another job.
 */
export async function claimJob(sql: Sql, ctx: Context, job: NewJob): Promise<boolean> {
  const env = getEnv();
  const { request, idempotencyKey, bodyHash } = job;
  const { enqueueAccepted } = getJobQueue();
  const row = [
    job.id,
    ctx.organizationId,
    ctx.actor.type === 'api_key' ? ctx.actor.apiKeyId : null,
    ctx.actor.type === 'user' ? ctx.actor.userId : null,
    request.output_type,
    request.prompt,
    request.template_name ?? null,
    job.resolvedTemplate,
    request.variant_count ?? 1,
    request.use_web_search ?? false,
    request.use_knowledge_base ?? false,
    JSON.stringify(job.referenceImages),
    env.JOB_TIMEOUT_MINUTES,
  ];
  const statement: Statement =
    idempotencyKey === undefined
      ? { name: 'accept-job', text: `with ${insertJob} ${enqueueAccepted}`, values: row }
      : {
          name: 'accept-job-under-key',
          text: `with ${insertJobUnderKey} ${enqueueAccepted}`,
          values: [...row, idempotencyKey, bodyHash, env.IDEMPOTENCY_TTL_HOURS],
        };
  const { rowCount } = await sql.query(statement);
  return rowCount === 1;
}
