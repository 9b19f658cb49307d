import { AppError } from '@/lib/contracts/app-error';
import type { JobStatus } from '@/lib/contracts/job';
import type { GenerationJob } from '@/lib/generation/pipeline/generation-job';
import { getPool } from '@/lib/platform/database/pool';
import { openStepMemory, type StepMemory } from '@/lib/platform/queue/step-memory';
import type { Call, Context } from '../context';
import { sqlOf } from '../transaction';

export interface LoadedJob extends GenerationJob {
  status: JobStatus;
}

const own = `jsonb_build_object('name', name, 'description', description, 'baseTemplate', base_template, 'brand', brand,
    'fileKey', file_key, 'layoutChoices', layout_choices,
    'fontsKey', organizations.fonts_key`;
const ownTemplate = (id: string) => `
  select ${own})
  from templates where templates.id::text = ${id} and templates.organization_id = jobs.organization_id`;

const templateNamed = (id: string) =>
  `case when ${id} is not null then jsonb_build_object('id', ${id}, 'own', (${ownTemplate(id)})) end`;

/** The oldest first; with what they suit. */
const ownTemplates = `
  select jsonb_agg(jsonb_build_object('id', id, 'own', ${own}, 'tags', to_jsonb(tags), 'words', understanding->>'words'))
    order by created_at, id)
  from templates where templates.organization_id = jobs.organization_id`;

const selectJob = `
  select jobs.id, organization_id as "organizationId", status, prompt, output_type as "outputType",
    variant_count as "variantCount", use_web_search as "useWebSearch", use_knowledge_base as "useKnowledgeBase",
    reference_images as "referenceImages", jobs.created_at as "acceptedAt", deadline_at as "deadlineAt",
    ${templateNamed('resolved_template')} as template,
    ${templateNamed('organizations.default_template')} as "defaultTemplate",
    case when resolved_template is null then (${ownTemplates}) end as "ownTemplates"
  from jobs join organizations on organizations.id = organization_id
  where jobs.id = $1 and organization_id = $2`;

/** An accepted job with everything that the pipeline needs; null when it, or its organization, was deleted. */
export async function findJob({ ctx, input }: Call<Context, { jobId: string }>): Promise<LoadedJob | null> {
  const { rows } = await sqlOf(ctx).query<LoadedJob>(selectJob, [input.jobId, ctx.organizationId]);
  return rows[0] ?? null;
}

/** The same where it must be there. */
export async function loadJob(call: Call<Context, { jobId: string }>): Promise<LoadedJob> {
  const job = await findJob(call);
  if (!job) throw new AppError({ code: 'not_found', message: 'There is no such job.' });
  return job;
}

export type JobSteps = StepMemory;

/** What a job has done so far, kept in rows that the portal shows. */
export function openJobSteps({ input }: Call<Context, { jobId: string }>): Promise<JobSteps> {
  return openStepMemory(getPool(), input.jobId);
}
