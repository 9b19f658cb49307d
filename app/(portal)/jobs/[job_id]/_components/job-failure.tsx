import { Notice } from '@/components/ui/messages';
import { isJobErrorCode } from '@/lib/contracts/error-codes';
import type { JobDetails } from '@/lib/services/jobs/get-job-details';
import { failureWords } from './failure-words';

/** What went wrong, what it cost, and what to do next. */
export function JobFailure({
  error,
  credits,
}: {
  error: NonNullable<JobDetails['error']>;
  credits: JobDetails['credits'];
}) {
  const { title, advice } = failureWords[isJobErrorCode(error.code) ? error.code : 'generation_failed'];
  return (
    <Notice tone="bad" role="status" title={title} className="px-5 py-4">
      <div className="flex flex-col gap-2">
        {error.message && (
          <p dir="auto" className="max-w-[75ch] [overflow-wrap:anywhere] text-ink">
            {error.message}
          </p>
        )}
        <p className="max-w-[75ch]">{advice}</p>
        <p>
          {credits.charged === 0 ? 'Nothing was charged' : `${credits.charged} credits were charged`} ·{' '}
          <code className="font-mono text-[13px]">{error.code}</code>
        </p>
      </div>
    </Notice>
  );
}
