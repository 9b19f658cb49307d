import { getEnv } from '@/lib/platform/env/env';
import { createSemaphore, type Semaphore } from '@/lib/platform/semaphore/create-semaphore';

/** Bodies below this don't count: what they take is small beside the rest of a request. */
const smallBytes = 256_000;
/** Bodies of the largest size that are in memory at a time; parsed and decoded each takes its size about three times. */
const largestBodies = 3;
const mostWaiting = 500;
const longestWaitMs = 60_000;

let bodies: Semaphore | undefined;

/**
 * Reads and answers a request whose body has `bytes`, once the bodies that this process holds already
 * leave room for it. Until then nothing of it is read, so that it waits on the caller's side.
 */
export function holdBody<T>(bytes: number, work: () => Promise<T>): Promise<T> {
  if (bytes < smallBytes) return work();
  bodies ??= createSemaphore({ units: largestBodies * getEnv().BODY_MAX_BYTES, mostWaiting, longestWaitMs });
  return bodies.run(bytes, work);
}
