import { indexFlag } from '@/lib/platform/queue/document-queue';

export interface IndexSlots {
  /** Counts a document as being read for as long as `work` takes. */
  hold<T>(work: () => Promise<T>): Promise<T>;
  /** What the worker may not take at this moment; it asks before each job. */
  forbiddenFlags: () => string[];
}

/** Reading documents may take minutes: one slot of a worker that has several stays free for decks. */
export function createIndexSlots(concurrency: number): IndexSlots {
  const most = Math.max(1, concurrency - 1);
  let held = 0;
  return {
    async hold(work) {
      held += 1;
      try {
        return await work();
      } finally {
        held -= 1;
      }
    },
    forbiddenFlags: () => (held >= most ? [indexFlag] : []),
  };
}
