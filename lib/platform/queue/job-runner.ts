import type { ClaimedJob } from './fair-queue';

/** What a job under way has: a place where it computes, which it leaves while it waits for others. */
export interface JobPlace {
  /** Aborts when the job has ended elsewhere, or the worker ends. */
  signal: AbortSignal;
  /** Lets others compute while `work` waits for a model or a search. */
  outside<T>(work: () => Promise<T>): Promise<T>;
}

export interface JobRunnerOptions {
  /** Jobs that compute at a time. */
  places: number;
  /**
   * Places beyond these for organizations that have nothing under way: nobody waits until another's long job leaves a
   * place, and what they share meanwhile are the processors.
   */
  reserve: number;
  /** Jobs under way at most, those that wait for others too. */
  most: number;
  claim: (options: { onlyOfIdle: boolean }) => Promise<ClaimedJob | null>;
  /** Never rejects: what becomes of a failure is its own matter. */
  work: (job: ClaimedJob, place: JobPlace) => Promise<void>;
  onError: (error: unknown) => void;
}

export interface JobRunner {
  /** Takes jobs as long as there are places; to be called whenever there may be some. */
  fill(): void;
  /** Ends the work on these jobs, which have ended elsewhere. */
  abort(jobIds: readonly string[], reason: Error): void;
  /**
   * Lets `compare` see which jobs are under way, at a moment when none is being claimed: what else is booked on this
   * worker is nobody's. Where one is being claimed it is left for another time.
   */
  settle(compare: (underway: string[]) => Promise<unknown>): Promise<void>;
  /** Takes no more jobs; resolves when none is under way. */
  drain(): Promise<void>;
}

interface Underway {
  abort: AbortController;
  /** Of its calls, those that wait for others at the moment. */
  outside: number;
  done: Promise<void>;
}

/** Keeps a worker's places full. Places count computing: a job that waits for a model holds none. */
export function createJobRunner({ places, reserve, most, claim, work, onError }: JobRunnerOptions): JobRunner {
  const underway = new Map<string, Underway>();
  let isDraining = false;
  let isFilling = false;
  let isWanted = false;

  const computing = () => [...underway.values()].filter(({ outside }) => outside === 0).length;
  const hasPlace = () => !isDraining && computing() < places + reserve && underway.size < most;

  async function fillPlaces(): Promise<void> {
    while (hasPlace()) {
      isWanted = false;
      const job = await claim({ onlyOfIdle: computing() >= places });
      if (job) begin(job);
      else if (!isWanted) return;
    }
  }

  function fill(): void {
    isWanted = true;
    if (isFilling) return;
    isFilling = true;
    void fillPlaces()
      .catch(onError)
      .finally(() => (isFilling = false));
  }

  function begin(job: ClaimedJob): void {
    const abort = new AbortController();
    const entry: Underway = { abort, outside: 0, done: Promise.resolve() };
    underway.set(job.jobId, entry);
    const place: JobPlace = {
      signal: abort.signal,
      async outside(wait) {
        entry.outside += 1;
        fill();
        try {
          return await wait();
        } finally {
          entry.outside -= 1;
        }
      },
    };
    entry.done = work(job, place)
      .catch(onError)
      .finally(() => {
        underway.delete(job.jobId);
        fill();
      });
  }

  return {
    fill,
    abort(jobIds, reason) {
      for (const jobId of jobIds) underway.get(jobId)?.abort.abort(reason);
    },
    async settle(compare) {
      if (isFilling) return;
      isFilling = true;
      try {
        await compare([...underway.keys()]);
      } finally {
        isFilling = false;
      }
      if (isWanted) fill();
    },
    async drain() {
      isDraining = true;
      await Promise.all([...underway.values()].map(({ done }) => done));
    },
  };
}
