import { currentPerson } from '@/lib/http/portal/current-person';
import { listJobChanges } from '@/lib/services/jobs/list-job-changes';
import { jobListInput, readJobsAddress } from '../_components/jobs-address';

/** Whether a page of the list is still as it was: its token is the entity tag, and the body is empty. */
export async function GET(request: Request): Promise<Response> {
  const person = await currentPerson();
  if (!person) return new Response(null, { status: 401 });
  const address = readJobsAddress(Object.fromEntries(new URL(request.url).searchParams));
  const { token } = await listJobChanges({ ctx: person.ctx, input: jobListInput(address) });
  const tag = `"${token}"`;
  const status = request.headers.get('If-None-Match') === tag ? 304 : 200;
  return new Response(null, { status, headers: { ETag: tag, 'Cache-Control': 'private, no-store' } });
}
