import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react';
import type { JobStatus } from '@/lib/contracts/job';

/** What people read in place of a status of the API. */
export const jobStatusLabels = {
  pending: 'Waiting',
  processing: 'Working',
  completed: 'Completed',
  failed: 'Failed',
} as const satisfies Record<JobStatus, string>;

const appearances = {
  pending: { Icon: CircleDashed, className: 'text-muted' },
  processing: { Icon: LoaderCircle, className: 'text-accent' },
  completed: { Icon: CircleCheck, className: 'text-good' },
  failed: { Icon: CircleAlert, className: 'text-bad' },
} as const satisfies Record<JobStatus, object>;

/** A job's state as icon and word, so that colour is never the only sign. */
export function StatusBadge({ status }: { status: JobStatus }) {
  const { Icon, className } = appearances[status];
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-medium ${className}`}>
      <Icon aria-hidden className="size-4" />
      {jobStatusLabels[status]}
    </span>
  );
}
