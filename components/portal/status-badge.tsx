import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react';
import type { JobStatus } from '@/lib/contracts/job';

const looks = {
  pending: { label: 'Waiting', Icon: CircleDashed, className: 'text-muted' },
  processing: { label: 'Working', Icon: LoaderCircle, className: 'text-accent' },
  completed: { label: 'Completed', Icon: CircleCheck, className: 'text-good' },
  failed: { label: 'Failed', Icon: CircleAlert, className: 'text-bad' },
} as const satisfies Record<JobStatus, object>;

/** A job's state as icon and word, so that colour is never the only sign. */
export function StatusBadge({ status }: { status: JobStatus }) {
  const { label, Icon, className } = looks[status];
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-medium ${className}`}>
      <Icon aria-hidden className="size-4" />
      {label}
    </span>
  );
}
