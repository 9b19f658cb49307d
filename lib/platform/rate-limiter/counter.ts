import type { WindowState } from './rate-limiter';

export interface Sum {
  /** Calls of the window so far, those just added included. */
  total: number;
  resetMs: number;
}

interface Call {
  resolve(state: WindowState): void;
  reject(reason: unknown): void;
}

/**
 * Counts calls by as few statements as will do: those of a key that come while some of it are on
 * their way to the store go together in the next, and each has its own place in the sum. Without
 * this a busy key would be one row for which all its calls queue up.
 *
 * @param add adds a number of calls of a key in the store
 */
export function createCounter(limit: number, add: (key: string, calls: number) => Promise<Sum>) {
  /** By each key that has calls on their way, those that wait for their return. */
  const waiting = new Map<string, Call[]>();

  async function send(key: string, calls: readonly Call[]): Promise<void> {
    waiting.set(key, []);
    try {
      const { total, resetMs } = await add(key, calls.length);
      for (const [index, call] of calls.entries()) call.resolve(stateAt(total - calls.length + index + 1, resetMs));
    } catch (error) {
      // What waits would only meet the same failure, later.
      for (const call of [...calls, ...takeWaiting(key)]) call.reject(error);
    }
    const next = takeWaiting(key);
    if (next.length > 0) void send(key, next);
  }

  function takeWaiting(key: string): Call[] {
    const calls = waiting.get(key) ?? [];
    waiting.delete(key);
    return calls;
  }

  function stateAt(place: number, resetMs: number): WindowState {
    return { isAllowed: place <= limit, remaining: Math.max(0, limit - place), resetMs };
  }

  return (key: string): Promise<WindowState> =>
    new Promise((resolve, reject) => {
      const call = { resolve, reject };
      const sent = waiting.get(key);
      if (sent) sent.push(call);
      else void send(key, [call]);
    });
}
