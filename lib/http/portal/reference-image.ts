import { AppError } from '@/lib/contracts/app-error';
import { getJobReferenceImage } from '@/lib/services/jobs/get-job-reference-image';
import { currentPerson } from './current-person';

export interface ReferenceImageParams {
  job_id: string;
  /** From 1. */
  number: string;
}

/** A picture that a job was given, for the people of the organization who ask for the same again. */
export async function referenceImage(_request: Request, { job_id: jobId, number }: ReferenceImageParams): Promise<Response> {
  const person = await currentPerson();
  if (!person) return refuse('Sign in to see this picture.', 401);
  try {
    const { bytes, mimeType } = await getJobReferenceImage({ ctx: person.ctx, input: { jobId, number: Number(number) } });
    return new Response(bytes as BodyInit, {
      headers: { 'Content-Type': mimeType, 'Cache-Control': 'private, no-store', 'Content-Security-Policy': "default-src 'none'; sandbox", 'X-Content-Type-Options': 'nosniff' },
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return refuse(error.message, 404);
    throw error;
  }
}

function refuse(message: string, status: number): Response {
  return new Response(message, { status, headers: { 'Cache-Control': 'no-store' } });
}
