import { z } from 'zod';
import { jobErrorCodes, type JobErrorCode } from './error-codes';

export const jobStatuses = ['pending', 'processing', 'completed', 'failed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const outputTypes = ['single_slide', 'deck'] as const;
export type OutputType = (typeof outputTypes)[number];

const codes = Object.keys(jobErrorCodes) as [JobErrorCode, ...JobErrorCode[]];

export const downloadItemSchema = z
  .strictObject({
    url: z.string().meta({ description: 'Short-lived URL of the file; a later status answer has a fresh one.' }),
    format: z.literal('pptx'),
    variant: z.int().min(1).optional().meta({ description: 'The variant number, on single-slide items.' }),
    slide_count: z.int().min(1).optional().meta({ description: 'The slides actually in the file, on deck items.' }),
  })
  .meta({ id: 'DownloadItem' });

export const jobErrorSchema = z
  .strictObject({ code: z.enum(codes), message: z.string() })
  .meta({ id: 'JobError', description: 'Why a job failed. A failed job consumes no credits.' });

/** The body of the generate answer and of the status answer. */
export const jobSchema = z
  .strictObject({
    job_id: z.uuid().meta({ description: 'UUID version 7, assigned at acceptance.' }),
    status: z.enum(jobStatuses),
    output_type: z.enum(outputTypes),
    downloads: z.array(downloadItemSchema).nullable().meta({
      description: 'Null until the job is completed; empty once its files have been deleted.',
    }),
    error: jobErrorSchema.nullable().meta({ description: 'Null unless the job failed.' }),
  })
  .meta({ id: 'Job', description: 'A generation job.' });

export type JobBody = z.infer<typeof jobSchema>;
export type DownloadItem = z.infer<typeof downloadItemSchema>;

export function isFinished(status: JobStatus): boolean {
  return status === 'completed' || status === 'failed';
}
