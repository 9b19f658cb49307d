import type { JobDetails, ListedStep } from '@/lib/services/jobs/get-job-details';

export interface TimelineRow {
  label: string;
  startMs: number;
  /** Null for what never came to its end. */
  endMs: number | null;
  attempts: number;
  /** What happened at the same time, one by one. */
  parts: TimelineRow[];
}

export interface Timeline {
  rows: TimelineRow[];
  startMs: number;
  endMs: number;
}

type Times = Pick<JobDetails, 'createdAt' | 'startedAt' | 'finishedAt'>;

export interface TimelineInput {
  steps: readonly ListedStep[];
  /** Whether a worker has taken it, which is known before any of its steps is. */
  isTaken: boolean;
  /** What is being done at this moment; null once the job has ended. */
  goingOn: string | null;
  now: Date;
}

/** What became of a job and how long each part took, in the order in which the parts began. */
export function timelineOf(job: Times, { steps, isTaken, goingOn, now }: TimelineInput): Timeline {
  const [startMs, endMs] = [job.createdAt.getTime(), (job.finishedAt ?? now).getTime()];
  // The first step begins before it marks the job as started.
  const begunMs = Math.min(job.startedAt?.getTime() ?? endMs, ...steps.map(({ startedAt }) => startedAt.getTime()));
  const hasBegun = isTaken || job.startedAt !== null || steps.length > 0;
  const waiting = {
    label: hasBegun ? 'Waited for a worker' : 'Waiting for a worker',
    startMs,
    endMs: hasBegun || goingOn === null ? Math.max(begunMs, startMs) : null,
    attempts: 1,
    parts: [],
  };
  const rows = [waiting, ...gatherSlides(steps.map(rowOf))];
  if (!hasBegun || goingOn === null) return { rows, startMs, endMs };
  // Steps are stored when they end, so that what goes on now began when the last one did.
  const lastMs = Math.max(begunMs, ...steps.map(({ finishedAt }) => finishedAt?.getTime() ?? 0));
  return { rows: [...rows, { label: goingOn, startMs: lastMs, endMs: null, attempts: 1, parts: [] }], startMs, endMs };
}

interface StepRow extends TimelineRow {
  writesOneSlide: boolean;
}

function rowOf({ name, startedAt, finishedAt, attempt }: ListedStep): StepRow {
  return {
    label: describeStep(name),
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
    .map((row) => (row.label === describeStep('write') ? { ...row, label: 'Put the slides together' } : row));
  return [...others.slice(0, first), gathered, ...others.slice(first)];
}

/** What each step of the pipeline did, as somebody who asked for slides would say it. */
const steps: Readonly<Record<string, string>> = {
  read: 'Read the prompt',
  start: 'Set credits aside',
  'check-pictures': 'Checked the reference images',
  'describe-pictures': 'Described the reference images',
  queries: 'Chose what to search for',
  gather: 'Searched the allowed sources',
  plan: 'Planned the slides',
  write: 'Wrote the slides',
  design: 'Laid out and checked every slide',
  review: 'Looked over the deck',
  render: 'Made the PowerPoint file',
  deliver: 'Handed over and charged',
};

const numbered: readonly { name: RegExp; describe: (number: string) => string }[] = [
  { name: /^write-slide-(\d+)$/, describe: (number) => `Wrote slide ${number}` },
  { name: /^render-variant-(\d+)$/, describe: (number) => `Made the file of variant ${number}` },
];

/** A step that this page doesn't know is shown by its own name. */
function describeStep(name: string): string {
  if (Object.hasOwn(steps, name)) return steps[name] ?? name;
  for (const { name: pattern, describe } of numbered) {
    const [, number] = pattern.exec(name) ?? [];
    if (number !== undefined) return describe(number);
  }
  return name;
}

/** Whether a step writes one slide of several, which are written at the same time. */
function writesOneSlide(name: string): boolean {
  return /^write-slide-\d+$/.test(name);
}

/** "85 ms", "3.4 s", "2 min 5 s". */
export function formatDuration(ms: number): string {
  if (ms < 1_000) return `${Math.max(0, Math.round(ms))} ms`;
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min ${seconds % 60} s`;
}
