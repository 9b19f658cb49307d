import { answerPerson } from '@/lib/http/portal/answer-person';
import { listJobChanges } from '@/lib/services/jobs/list-jobs';
import { jobListInput, jobsAddress } from '../_components/jobs-address';

/** Whether a page of the list is still as it was: its token is the entity tag, and the body is empty. */
export function GET(request: Request): Promise<Response> {
  return answerPerson(async ({ ctx }) => {
    const address = jobsAddress.read(Object.fromEntries(new URL(request.url).searchParams));
    const { token } = await listJobChanges({ ctx, input: jobListInput(address) });
    const tag = `"${token}"`;
    const status = request.headers.get('If-None-Match') === tag ? 304 : 200;
    return new Response(null, { status, headers: { ETag: tag, 'Cache-Control': 'private, no-store' } });
  });
}
