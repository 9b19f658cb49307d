const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A terminal and npm may both pass on one Ctrl-C; a second one this much later is meant. */
const SECOND_PRESS_MS = 1_500;

interface Lifetime {
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts, waits for a signal, stops. A signal during the start is heeded when the start is through or has failed. */
export async function untilStopped(say: (line: string) => void, { start, stop }: Lifetime): Promise<number> {
  let wasAsked = false;
  const asked = untilSignal(say).then(() => (wasAsked = true));
  try {
    await start();
    await asked;
  } catch (error) {
    // Ctrl-C also ends what the start was waiting for, such as a build.
    if (!wasAsked) throw error;
  }
  await stop();
  say('Stopped.');
  return 0;
}

function untilSignal(say: (line: string) => void): Promise<void> {
  return new Promise((resolve) => {
    let firstAt: number | undefined;
    for (const signal of signals) {
      process.on(signal, () => {
        if (firstAt === undefined) {
          firstAt = performance.now();
          say('Stopping …');
          resolve();
        } else if (performance.now() - firstAt > SECOND_PRESS_MS) {
          say('Ended at once; the next start cleans up.');
          process.exit(130);
        }
      });
    }
  });
}
