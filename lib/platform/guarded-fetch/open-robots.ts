import { setTimeout } from 'node:timers/promises';
import parseRobots from 'robots-parser';
import { FetchError } from './fetch-error';
import type { GuardedFetch } from './guarded-fetch';
import { robotName } from './send-request';

/** Whether a site lets programs read an address. */
export type MayRead = (url: URL, signal: AbortSignal) => Promise<boolean>;

interface Rules {
  allows: (url: URL) => boolean;
  delayMs: number;
}

const everything: Rules = { allows: () => true, delayMs: 0 };
const nothing: Rules = { allows: () => false, delayMs: 0 };

/** RFC 9309 2.5 asks for at least 500 KiB. */
const mostBytes = 512_000;
const mostSites = 60;
/** A site that wants more time between two pages is read once. */
const longestWaitMs = 2500;

/** Reads each site's robots.txt once, through the same guard as pages; open one for each job. */
export function openRobots(fetchGuarded: GuardedFetch): MayRead {
  const sites = new Map<string, Promise<Rules>>();
  const turns = new Map<string, number>();

  function rulesOf(origin: string, signal: AbortSignal): Promise<Rules> {
    const known = sites.get(origin);
    if (known) return known;
    if (sites.size >= mostSites) return Promise.resolve(nothing);
    const rules = readRules(origin, fetchGuarded, signal);
    sites.set(origin, rules);
    return rules;
  }

  return async (url, signal) => {
    const { allows, delayMs } = await rulesOf(url.origin, signal);
    if (!allows(url)) return false;
    const now = performance.now();
    const turn = Math.max(now, turns.get(url.origin) ?? 0);
    if (turn - now > longestWaitMs) return false;
    turns.set(url.origin, turn + delayMs);
    await setTimeout(turn - now, undefined, { signal });
    return true;
  };
}

async function readRules(origin: string, fetchGuarded: GuardedFetch, signal: AbortSignal): Promise<Rules> {
  const address = `${origin}/robots.txt`;
  try {
    const { text } = await fetchGuarded(address, {
      signal,
      mediaTypes: null,
      cut: true,
      limits: { bytes: mostBytes, sentBytes: mostBytes },
    });
    const robots = parseRobots(address, text);
    return {
      allows: (url) => robots.isAllowed(url.href, robotName) ?? true,
      delayMs: 1000 * (robots.getCrawlDelay(robotName) ?? 0),
    };
  } catch (error) {
    return meaningOf(error);
  }
}

/** RFC 9309 2.3.1: a site without the file forbids nothing, one that can't give it forbids everything. */
function meaningOf(error: unknown): Rules {
  if (!(error instanceof FetchError)) throw error;
  const status = error.status ?? 0;
  return status >= 400 && status < 500 && status !== 429 ? everything : nothing;
}
