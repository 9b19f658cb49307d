import { createSemaphore } from '@/lib/platform/semaphore/create-semaphore';

/** Drawing takes a processor for some tens of milliseconds, and requests must not wait for pictures. */
export const drawing = createSemaphore({ units: 2, mostWaiting: 200, longestWaitMs: 20_000 });
