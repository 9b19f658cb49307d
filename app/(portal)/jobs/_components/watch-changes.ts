const soonMs = 1000;
const laterMs = 3000;
/** After that many questions a job is one that takes long. */
const soonRounds = 30;
const idleMs = 5000;
const longestMs = 30_000;
const idleGrowth = 1.2;
/** An answer is followed by a rest that is this many times as long, whatever a search costs. */
const costlyFactor = 4;

export interface Asked {
  /** How many questions there were since the page was last come back to. */
  round: number;
  answerMs: number;
  /** Whether the page is in a tab that nobody looks at. */
  isHidden: boolean;
}

/** How long a list waits before the next question; null for until it is seen again. */
export function listWaitMs({ round, answerMs, isHidden }: Asked, isUnfinished: boolean): number | null {
  if (isHidden) return null;
  const wanted = isUnfinished
    ? round < soonRounds
      ? soonMs
      : laterMs
    : Math.min(longestMs, idleMs * idleGrowth ** round);
  return Math.max(wanted, Math.min(longestMs, costlyFactor * answerMs));
}

const closeMs = 700;
const hiddenMs = 5_000;

/** The same for the page of one job, which goes on in hidden tabs: their titles say how it stands. */
export function jobWaitMs({ answerMs, isHidden }: Asked): number {
  return Math.max(isHidden ? hiddenMs : closeMs, Math.min(longestMs, costlyFactor * answerMs));
}

interface ChangesWatch {
  /** Of what has the page's token as its entity tag. */
  address: string;
  token: string;
  wait: (asked: Asked) => number | null;
  onChange: () => void;
  onConnection: (isConnected: boolean) => void;
}

/** Asks again and again whether what the page shows has changed. Returns how to end it. */
export function watchChanges({ address, token, wait, onChange, onConnection }: ChangesWatch): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  const askAfter = (ms: number | null) => {
    clearTimeout(timer);
    if (!end.signal.aborted && ms !== null) timer = setTimeout(() => void next(), ms);
  };
  const waitFor = (answerMs: number) => wait({ round, answerMs, isHidden: document.hidden });
  const next = async () => {
    const start = performance.now();
    round += 1;
    try {
      const isChanged = await hasChanged(address, token, end.signal);
      if (end.signal.aborted) return;
      onConnection(true);
      if (isChanged) {
        onChange();
        // The page that comes begins anew; this is for one that doesn't come.
        return askAfter(document.hidden ? hiddenMs : laterMs);
      }
    } catch {
      if (end.signal.aborted) return;
      onConnection(false);
    }
    askAfter(waitFor(performance.now() - start));
  };
  const askNow = () => {
    round = 0;
    askAfter(document.hidden ? waitFor(0) : 0);
  };

  document.addEventListener('visibilitychange', askNow, { signal: end.signal });
  window.addEventListener('online', askNow, { signal: end.signal });
  // Soon, because a page that somebody came back to may be an old one.
  const first = waitFor(0);
  askAfter(first && Math.min(soonMs, first));
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}

/** What is gone, and a session that has ended, are changes too: the page renders anew and says so. */
async function hasChanged(address: string, token: string, signal: AbortSignal): Promise<boolean> {
  const { status } = await fetch(address, {
    headers: { 'If-None-Match': `"${token}"` },
    cache: 'no-store',
    signal,
  });
  if (status === 304) return false;
  if (status === 200 || status === 401 || status === 404) return true;
  throw new Error(`The changes were answered with ${status}.`);
}
