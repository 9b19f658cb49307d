'use server';

import { revalidatePath } from 'next/cache';
import type { ActionResult } from '@/lib/contracts/action-result';
import { runAction } from '@/lib/http/portal/run-action';
import { retryJob } from '@/lib/services/jobs/retry-job';

export async function retryJobAction(jobId: string, submissionId: string): Promise<ActionResult<{ jobId: string }>> {
  const result = await runAction(({ ctx }) => retryJob({ ctx, input: { jobId, submissionId } }));
  if (result.ok) revalidatePath('/jobs');
  return result;
}
