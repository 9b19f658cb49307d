import { ArrowDown, ArrowRight } from 'lucide-react';
import type { JobStatus } from '@/lib/contracts/job';
import { Code } from './code';

const meanings: Record<JobStatus, string> = {
  pending: 'Accepted',
  processing: 'Being generated',
  completed: 'The files are ready',
  failed: 'See error; nothing is charged',
};

/** The states that follow each other; a job ends in one of the last two. */
const stages: readonly (readonly JobStatus[])[] = [['pending'], ['processing'], ['completed', 'failed']];

/** The states of a job in the order in which they come. */
export function JobFlow() {
  return (
    <ol
      aria-label="States of a job"
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:flex-row sm:items-center sm:justify-between sm:gap-4 sm:px-6"
    >
      {stages.map((statuses, index) => (
        <li key={statuses[0]} className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
          {index > 0 && <Arrow />}
          <div className="flex flex-col gap-3">
            {statuses.map((status, place) => (
              <State key={status} status={status} isAlternative={place > 0} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Arrow() {
  return (
    <>
      <ArrowRight aria-hidden className="hidden size-4 text-muted sm:block" />
      <ArrowDown aria-hidden className="size-4 text-muted sm:hidden" />
    </>
  );
}

function State({ status, isAlternative }: { status: JobStatus; isAlternative: boolean }) {
  return (
    <p>
      {isAlternative && <span className="text-sm text-muted">or </span>}
      <Code>{status}</Code>
      <span className="block text-sm text-muted">{meanings[status]}</span>
    </p>
  );
}
