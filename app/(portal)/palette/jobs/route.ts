import { answerPerson } from '@/lib/http/portal/answer-person';
import { listJobs } from '@/lib/services/jobs/list-jobs';
import { cutText } from '@/lib/text/cut/cut-text';
import type { PaletteJob } from '../../_shell/palette';

const shownJobs = 6;

/** The jobs that the palette offers for what was typed. */
export function GET(request: Request): Promise<Response> {
  return answerPerson(async ({ ctx }) => {
    const text = cutText((new URL(request.url).searchParams.get('text') ?? '').trim(), 200);
    const { jobs } = await listJobs({ ctx, input: { limit: shownJobs, text: text || undefined } });
    const answer: PaletteJob[] = jobs.map(({ id, title, status }) => ({ id, status, title }));
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
  });
}
