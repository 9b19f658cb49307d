import { validate } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { imageMimeTypes, type GenerateRequest, type ImageMimeType } from '@/lib/contracts/generate-request';
import type { Call, Context } from '../context';
import { prismaOf } from '../transaction';

export interface JobRequest {
  /** As it would be sent again: only the fields that were set, and images without their bytes. */
  request: GenerateRequest;
  /** The reference images whose files are still there, by their number from 1. */
  images: { number: number; mimeType: ImageMimeType; bytes: number }[];
}

export const storedImagesSchema = z.array(
  z.object({ blobKey: z.string(), mimeType: z.enum(imageMimeTypes), bytes: z.int() }),
);

/** What a job of the organization was asked for, to be asked for again. */
export async function getJobRequest({ ctx, input }: Call<Context, { jobId: string }>): Promise<JobRequest> {
  const prisma = await prismaOf(ctx);
  const job = validate(input.jobId)
    ? await prisma.job.findFirst({ where: { id: input.jobId, organizationId: ctx.organizationId } })
    : null;
  if (!job) throw new AppError({ code: 'not_found', message: 'There is no such job.' });
  const isSingle = job.outputType === 'single_slide';
  const stored = storedImagesSchema.parse(job.referenceImages);
  const request: GenerateRequest = {
    prompt: job.prompt,
    output_type: job.outputType,
    template_name: job.templateName ?? undefined,
    variant_count: isSingle && job.variantCount > 1 ? job.variantCount : undefined,
    reference_images: stored.length > 0 ? stored.map(({ mimeType }) => ({ data: '', mime_type: mimeType })) : undefined,
    use_web_search: job.useWebSearch || undefined,
    use_knowledge_base: job.useKnowledgeBase || undefined,
  };
  const kept = job.filesDeletedAt ? [] : stored;
  return { request, images: kept.map(({ mimeType, bytes }, index) => ({ number: index + 1, mimeType, bytes })) };
}
