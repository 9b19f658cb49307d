import { answerPerson } from '@/lib/http/portal/answer-person';
import { getJobProgress } from '@/lib/services/jobs/get-job-progress';

export async function GET(_request: Request, { params }: { params: Promise<{ job_id: string }> }): Promise<Response> {
  const { job_id: jobId } = await params;
  return answerPerson(async ({ ctx }) =>
    Response.json(await getJobProgress({ ctx, input: { jobId } }), { headers: { 'Cache-Control': 'no-store' } }),
  );
}
