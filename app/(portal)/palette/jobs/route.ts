import type { PaletteJob } from '@/components/portal/shell/palette-job';
import { currentPerson } from '@/lib/http/portal/current-person';
import { listJobs } from '@/lib/services/jobs/list-jobs';

const searchedJobs = 100;
const shownJobs = 6;
const titleCharacters = 120;

/** The jobs that the palette offers for what was typed. */
export async function GET(request: Request): Promise<Response> {
  const person = await currentPerson();
  const headers = { 'Cache-Control': 'no-store' };
  if (!person) return Response.json([], { status: 401, headers });
  const text = (new URL(request.url).searchParams.get('text') ?? '').slice(0, 200).toLowerCase();
  const jobs = await listJobs({ ctx: person.ctx, input: { limit: searchedJobs } });
  const found = jobs.filter(({ prompt }) => prompt.toLowerCase().includes(text)).slice(0, shownJobs);
  const answer: PaletteJob[] = found.map(({ id, prompt, status }) => ({ id, status, title: prompt.slice(0, titleCharacters).replace(/[#*\s]+/g, ' ').trim() }));
  return Response.json(answer, { headers });
}
