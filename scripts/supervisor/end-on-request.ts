import { getLogger } from '@/lib/platform/logger/logger';

/** Why a process ends: it got a signal, or the parent that started it is gone. */
export type EndReason = 'asked' | 'orphaned';

/** A signal, or the death of the parent that started this process, ends it once. */
export function endOnRequest(name: string, end: (why: EndReason) => Promise<void>): void {
  let ending: Promise<void> | undefined;
  const request = (why: EndReason) => {
    ending ??= end(why).then(
      () => process.exit(0),
      (error: unknown) => {
        getLogger().error({ err: error }, `the ${name} did not end cleanly`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', () => request('asked'));
  process.once('SIGINT', () => request('asked'));
  if (process.send) process.once('disconnect', () => request('orphaned'));
}
