import { getLogger } from '@/lib/platform/logger/logger';

/** A signal, or the death of the parent that started this process, ends it once. */
export function endOnRequest(name: string, end: () => Promise<void>): void {
  let ending: Promise<void> | undefined;
  const request = () => {
    ending ??= end().then(
      () => process.exit(0),
      (error: unknown) => {
        getLogger().error({ err: error }, `the ${name} did not end cleanly`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', request);
  process.once('SIGINT', request);
  if (process.send) process.once('disconnect', request);
}
