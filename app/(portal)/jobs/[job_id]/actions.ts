'use server';

import { revalidatePath } from 'next/cache';
import type { ActionResult } from '@/lib/contracts/app-error';
import { runAction } from '@/lib/http/portal/actions';
import { cancelJob } from '@/lib/services/jobs/cancel-job';
import { retryJob } from '@/lib/services/jobs/retry-job';

export async function cancelJobAction(jobId: string): Promise<ActionResult<void>> {
  const result = await runAction(({ ctx }) => cancelJob({ ctx, input: { jobId } }));
  revalidatePath('/jobs');
  return result;
}

export async function retryJobAction(jobId: string, submissionId: string): Promise<ActionResult<{ jobId: string }>> {
  const result = await runAction(({ ctx }) => retryJob({ ctx, input: { jobId, submissionId } }));
  if (result.ok) revalidatePath('/jobs');
  return result;
}
