const soonMs = 1000;
const laterMs = 3000;
/** After that many questions a job is one that takes long. */
const soonRounds = 30;
const idleMs = 5000;
const longestMs = 30_000;
const idleGrowth = 1.2;
/** An answer is followed by a rest that is this many times as long, whatever a search costs. */
const costlyFactor = 4;

/** How long to wait before the next question. */
export function waitMs({
  isUnfinished,
  round,
  answerMs,
}: {
  isUnfinished: boolean;
  round: number;
  answerMs: number;
}): number {
  const wanted = isUnfinished
    ? round < soonRounds
      ? soonMs
      : laterMs
    : Math.min(longestMs, idleMs * idleGrowth ** round);
  return Math.max(wanted, Math.min(longestMs, costlyFactor * answerMs));
}

export interface ChangesWatch {
  /** Whether something has changed; throws while there is no connection. */
  ask: (signal: AbortSignal) => Promise<boolean>;
  isUnfinished: boolean;
  onChange: () => void;
  onConnection: (isConnected: boolean) => void;
}

/** Asks again and again while the page is seen, less often while nothing is going on. Returns how to end it. */
export function watchChanges({ ask, isUnfinished, onChange, onConnection }: ChangesWatch): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  const askAfter = (ms: number) => {
    clearTimeout(timer);
    if (!end.signal.aborted && document.visibilityState === 'visible') timer = setTimeout(() => void next(), ms);
  };
  const next = async () => {
    const start = performance.now();
    round += 1;
    try {
      const hasChanged = await ask(end.signal);
      if (end.signal.aborted) return;
      onConnection(true);
      if (hasChanged) {
        onChange();
        // The page that comes begins anew; this is for one that doesn't come.
        return askAfter(laterMs);
      }
    } catch {
      if (end.signal.aborted) return;
      onConnection(false);
    }
    askAfter(waitMs({ isUnfinished, round, answerMs: performance.now() - start }));
  };
  const askNow = () => {
    round = 0;
    askAfter(0);
  };

  document.addEventListener('visibilitychange', askNow, { signal: end.signal });
  window.addEventListener('online', askNow, { signal: end.signal });
  // Soon, because a page that somebody came back to may be an old one.
  askAfter(soonMs);
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}
