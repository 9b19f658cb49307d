import { setTimeout } from 'node:timers/promises';
import { abortedCall } from './model-call-failure';

/** Waits that long, and no longer than whoever waits is there. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) throw abortedCall();
  if (ms <= 0) return;
  try {
    await setTimeout(ms, undefined, { signal });
  } catch (error) {
    if (signal?.aborted) throw abortedCall();
    throw error;
  }
}
