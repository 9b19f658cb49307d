/** What one call of a sweep did, and where the next one goes on. */
export interface Batch {
  removed: number;
  /** What was in the way and is left to a later run. */
  failed: number;
  /** Null when there was nothing further to look at. */
  next: string | null;
}

/** One kind of what outlives its use. Removes a bounded number at a time; doing it twice at once harms nothing. */
export interface Sweep {
  schedule: SweepSchedule;
  /** `from` is the `next` of the batch before; null in the first. */
  batch: (from: string | null) => Promise<Batch>;
}

/** When sweeps run, as cron in UTC. */
export const sweepSchedules = {
  often: '*/10 * * * *',
  nightly: '17 3 * * *',
} as const;

export type SweepSchedule = keyof typeof sweepSchedules;

export const sweepScheduleNames = Object.keys(sweepSchedules) as [SweepSchedule, ...SweepSchedule[]];
