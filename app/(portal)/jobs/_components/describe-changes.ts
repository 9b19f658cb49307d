import type { JobStatus } from '@/lib/contracts/job';

export interface SeenJob {
  id: string;
  status: JobStatus;
  summary: string;
}

const endings: Partial<Record<JobStatus, string>> = { completed: 'is completed', failed: 'has failed' };

/** More than that are counted, not named. */
const mostNamed = 2;

/** What a person who doesn't see the list is told of its changes; empty when nothing is worth a word. */
export function describeChanges(before: readonly SeenJob[], after: readonly SeenJob[]): string {
  const earlier = new Map(before.map((job) => [job.id, job.status]));
  const newest = before[0]?.id ?? '';
  const arrived = after.filter(({ id }) => !earlier.has(id) && id > newest).length;
  const ended = after.filter(({ id, status }) => earlier.has(id) && earlier.get(id) !== status && endings[status]);
  const words =
    ended.length > mostNamed
      ? [`${ended.length} jobs have ended.`]
      : ended.map(({ summary, status }) => `“${summary}” ${endings[status]}.`);
  return [...(arrived > 0 ? [arrived === 1 ? '1 new job.' : `${arrived} new jobs.`] : []), ...words].join(' ');
}
