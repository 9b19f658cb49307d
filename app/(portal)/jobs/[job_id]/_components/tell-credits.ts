import type { JobStatus } from '@/lib/contracts/job';
import type { JobDetails } from '@/lib/services/jobs/get-job-details';

/** What a job did to the pool, in one line. */
export function tellCredits({ held, charged }: JobDetails['credits'], status: JobStatus): string {
  if (status === 'pending') return 'None so far';
  if (status === 'processing') return held === 0 ? 'None so far' : `${held} set aside`;
  if (held === 0) return 'None charged';
  const back = held - charged;
  const told = [
    `${charged === 0 ? 'None' : charged} charged`,
    `${held} set aside`,
    ...(back > 0 ? [`${back} given back`] : []),
  ];
  return told.join(' · ');
}
