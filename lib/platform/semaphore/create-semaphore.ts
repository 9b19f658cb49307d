/** Lets work through as far as its units go round, in the order in which it came. */
export interface Semaphore {
  /**
   * Waits for that many units, keeps them while `work` runs, and gives what it gives. More than there
   * are counts as all of them. Refuses with a SemaphoreFullError when too many wait already, or it
   * would wait too long.
   */
  run<T>(units: number, work: () => Promise<T>): Promise<T>;
}

export class SemaphoreFullError extends Error {
  override readonly name = 'SemaphoreFullError';
}

interface Waiting {
  units: number;
  begin: () => void;
}

export interface SemaphoreOptions {
  units: number;
  mostWaiting: number;
  longestWaitMs: number;
}

export function createSemaphore({ units: all, mostWaiting, longestWaitMs }: SemaphoreOptions): Semaphore {
  const queue: Waiting[] = [];
  let free = all;

  /** The first in line holds up the others, so that much is never passed over for little. */
  function admit(): void {
    for (let next = queue[0]; next && next.units <= free; next = queue[0]) {
      queue.shift();
      free -= next.units;
      next.begin();
    }
  }

  function take(units: number): Promise<void> {
    if (queue.length >= mostWaiting) return Promise.reject(new SemaphoreFullError(`${queue.length} wait already.`));
    return new Promise((resolve, reject) => {
      const waiting = { units, begin: () => (clearTimeout(timer), resolve()) };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(new SemaphoreFullError(`Its turn did not come in ${longestWaitMs} ms.`));
        admit();
      }, longestWaitMs);
      queue.push(waiting);
      admit();
    });
  }

  return {
    async run(wanted, work) {
      const units = Math.min(wanted, all);
      await take(units);
      try {
        return await work();
      } finally {
        free += units;
        admit();
      }
    },
  };
}
