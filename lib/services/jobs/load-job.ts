import { AppError } from '@/lib/contracts/app-error';
import type { JobStatus } from '@/lib/contracts/job';
import type { GenerationJob } from '@/lib/generation/pipeline/generation-job';
import { getPool } from '@/lib/platform/database/pool';
import type { Call, Context } from '../context';

export interface LoadedJob extends GenerationJob {
  status: JobStatus;
}

const ownTemplate = `
  select jsonb_build_object('name', name, 'description', description, 'baseTemplate', base_template, 'brand', brand)
  from templates where id::text = resolved_template and templates.organization_id = jobs.organization_id`;

const findJob = `
  select id, organization_id as "organizationId", status, prompt, output_type as "outputType",
    variant_count as "variantCount", use_web_search as "useWebSearch", use_knowledge_base as "useKnowledgeBase",
    reference_images as "referenceImages", deadline_at as "deadlineAt",
    case when resolved_template is not null
      then jsonb_build_object('id', resolved_template, 'own', (${ownTemplate})) end as template
  from jobs where id = $1 and organization_id = $2`;

/** An accepted job with everything that the pipeline needs. */
export async function loadJob({ ctx, input }: Call<Context, { jobId: string }>): Promise<LoadedJob> {
  const { rows } = await getPool().query<LoadedJob>(findJob, [input.jobId, ctx.organizationId]);
  const job = rows[0];
  if (!job) throw new AppError({ code: 'not_found', message: 'There is no such job.' });
  return job;
}
