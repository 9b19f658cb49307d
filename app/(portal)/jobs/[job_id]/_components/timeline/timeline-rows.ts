import type { JobDetails } from '@/lib/services/jobs/get-job-details';
import type { ListedStep } from '@/lib/services/jobs/list-job-steps';
import { tellStep, writesOneSlide } from './tell-step';

export interface TimelineRow {
  label: string;
  startMs: number;
  /** Null for what never came to its end. */
  endMs: number | null;
  attempts: number;
  /** What happened at the same time, told one by one. */
  parts: TimelineRow[];
}

export interface Timeline {
  rows: TimelineRow[];
  startMs: number;
  endMs: number;
}

type Times = Pick<JobDetails, 'createdAt' | 'startedAt' | 'finishedAt'>;

/** What became of a job and how long each part took, in the order in which the parts began. */
export function timelineOf(job: Times, steps: readonly ListedStep[], now: Date): Timeline {
  const [startMs, endMs] = [job.createdAt.getTime(), (job.finishedAt ?? now).getTime()];
  // The first step begins before it marks the job as started.
  const begunMs = Math.min(job.startedAt?.getTime() ?? endMs, ...steps.map(({ startedAt }) => startedAt.getTime()));
  const waiting: TimelineRow = {
    label: 'Waited for a worker',
    startMs,
    endMs: Math.max(begunMs, startMs),
    attempts: 1,
    parts: [],
  };
  return { rows: [waiting, ...gatherSlides(steps.map(rowOf))], startMs, endMs };
}

interface StepRow extends TimelineRow {
  writesOneSlide: boolean;
}

function rowOf({ name, startedAt, finishedAt, attempt }: ListedStep): StepRow {
  return {
    label: tellStep(name),
    startMs: startedAt.getTime(),
    endMs: finishedAt?.getTime() ?? null,
    attempts: attempt,
    parts: [],
    writesOneSlide: writesOneSlide(name),
  };
}

function gatherSlides(rows: readonly StepRow[]): TimelineRow[] {
  const slides = rows.filter((row) => row.writesOneSlide);
  if (slides.length < 2) return [...rows];
  const ends = slides.map(({ endMs }) => endMs);
  const gathered: TimelineRow = {
    label: `Wrote ${slides.length} slides`,
    startMs: Math.min(...slides.map(({ startMs }) => startMs)),
    endMs: ends.includes(null) ? null : Math.max(...ends.map(Number)),
    attempts: Math.max(...slides.map(({ attempts }) => attempts)),
    parts: slides,
  };
  const first = rows.findIndex((row) => row.writesOneSlide);
  // The step that follows them only puts together what they wrote.
  const others = rows
    .filter((row) => !row.writesOneSlide)
    .map((row) => (row.label === tellStep('write') ? { ...row, label: 'Put the slides together' } : row));
  return [...others.slice(0, first), gathered, ...others.slice(first)];
}
