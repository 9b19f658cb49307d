import { answerPerson } from '@/lib/http/portal/answer-person';
import { getDraftSlide } from '@/lib/services/jobs/get-job-progress';

/** The picture of a slide that is written while others are not; `3` for the third. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ job_id: string; slide: string }> },
): Promise<Response> {
  const { job_id: jobId, slide } = await params;
  return answerPerson(async ({ ctx }) => {
    const png = await getDraftSlide({ ctx, input: { jobId, slide: /^[1-9]\d?$/.test(slide) ? Number(slide) : 0 } });
    return new Response(png as BodyInit, {
      headers: {
        'Content-Type': 'image/png',
        'Cache-Control': 'private, max-age=600',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
}
