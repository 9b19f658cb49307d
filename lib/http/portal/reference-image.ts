import { getJobReferenceImage } from '@/lib/services/jobs/get-job-reference-image';
import { answerPerson } from './answer-person';

export interface ReferenceImageParams {
  job_id: string;
  /** From 1. */
  number: string;
}

/** A picture that a job was given, for the people of the organization who ask for the same again. */
export function referenceImage({ job_id: jobId, number }: ReferenceImageParams): Promise<Response> {
  return answerPerson(async ({ ctx }) => {
    const { bytes, mimeType } = await getJobReferenceImage({ ctx, input: { jobId, number: Number(number) } });
    return new Response(bytes as BodyInit, {
      headers: {
        'Content-Type': mimeType,
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
}
