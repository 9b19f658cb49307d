import { readerZone } from '@/lib/http/portal/reader-zone';
import { listJobChanges } from '@/lib/services/jobs/list-jobs';
import { answerChanges } from '../_components/answer-changes';
import { jobListInput, jobsAddress } from '../_components/jobs-address';

/** Whether a page of the list is still as it was. */
export function GET(request: Request): Promise<Response> {
  return answerChanges(request, async ({ ctx }) => {
    const address = jobsAddress.read(Object.fromEntries(new URL(request.url).searchParams));
    return (await listJobChanges({ ctx, input: jobListInput(address, await readerZone()) })).token;
  });
}
