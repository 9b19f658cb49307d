import { answerChanges } from '../../_components/answer-changes';
import { getJobProgress, tokenOfProgress } from '@/lib/services/jobs/get-job-progress';

/** Whether the page of a job is still as it was. */
export async function GET(request: Request, { params }: { params: Promise<{ job_id: string }> }): Promise<Response> {
  const { job_id: jobId } = await params;
  return answerChanges(request, async ({ ctx }) => tokenOfProgress(await getJobProgress({ ctx, input: { jobId } })));
}
