import type { PaletteJob } from '@/components/portal/shell/palette-job';
import { currentPerson } from '@/lib/http/portal/current-person';
import { listJobs } from '@/lib/services/jobs/list-jobs';

const shownJobs = 6;
const headers = { 'Cache-Control': 'no-store' };

/** The jobs that the palette offers for what was typed. */
export async function GET(request: Request): Promise<Response> {
  const person = await currentPerson();
  if (!person) return Response.json([], { status: 401, headers });
  const text = (new URL(request.url).searchParams.get('text') ?? '').trim().slice(0, 200);
  const { jobs } = await listJobs({ ctx: person.ctx, input: { limit: shownJobs, text: text || undefined } });
  const answer: PaletteJob[] = jobs.map(({ id, summary, status }) => ({ id, status, title: summary }));
  return Response.json(answer, { headers });
}
