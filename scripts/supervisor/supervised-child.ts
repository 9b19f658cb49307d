import { PlainError } from '../prepare/say.mjs';
import { beginLife, type ChildLife, type ChildPlan } from './child-life';

export interface SupervisedChild {
  pid: () => number | undefined;
  /** Resolves when it is ready for the first time, and rejects when it ends before. From then on a death is followed by a restart. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

const FIRST_DELAY_MS = 500;
/** One that does not even get ready wants something mended, not haste. */
const LONGEST_DELAY_MS = 30_000;
/** One that served a moment ago serves again as soon as it runs. */
const LONGEST_READY_DELAY_MS = 1_000;
const STABLE_AFTER_MS = 10_000;

interface Restart {
  /** In a row, each soon after the one before. */
  deaths: number;
  delayMs: number;
}

/**
 * When a child that died is started again: the first time in a while at once, then later and later.
 *
 * @param readyForMs how long it had been ready; null when it never was
 */
export function planRestart(deathsBefore: number, readyForMs: number | null): Restart {
  if (readyForMs !== null && readyForMs > STABLE_AFTER_MS) return { deaths: 0, delayMs: 0 };
  const longest = readyForMs === null ? LONGEST_DELAY_MS : LONGEST_READY_DELAY_MS;
  return { deaths: deathsBefore + 1, delayMs: Math.min(FIRST_DELAY_MS * 2 ** deathsBefore, longest) };
}

/** Runs a Node child that ends with us, is told apart in the log, and comes back when it dies or hangs. */
export function superviseChild(plan: ChildPlan): SupervisedChild {
  let life: ChildLife;
  let isStopping = false;
  let deaths = 0;
  let restart: NodeJS.Timeout | undefined;
  let tellReady: (() => void) | undefined;
  let rejectReady: ((reason: Error) => void) | undefined;
  const ready = new Promise<void>((resolve, reject) => ([tellReady, rejectReady] = [resolve, reject]));
  ready.catch(() => undefined);

  const onReady = () => {
    tellReady?.();
    rejectReady = undefined;
  };
  const onEnd = (how: string, readyForMs: number | null) => {
    if (isStopping) return;
    if (rejectReady)
      return rejectReady(new PlainError(`The ${plan.name} process ${how} while starting; its messages stand above.`));
    const { delayMs, ...counted } = planRestart(deaths, readyForMs);
    deaths = counted.deaths;
    const when = delayMs === 0 ? 'at once' : `in ${delayMs / 1000} s`;
    plan.onNotice(`The ${plan.name} process ${how}; starting it again ${when}.`);
    restart = setTimeout(begin, delayMs);
  };
  const begin = () => {
    life = beginLife(plan, { onReady, onEnd });
  };
  begin();

  return {
    pid: () => life.pid,
    ready,
    stop: async () => {
      isStopping = true;
      clearTimeout(restart);
      await life.end();
    },
  };
}
