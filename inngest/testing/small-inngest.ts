import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

interface Event {
  id: string;
  name: string;
  data: unknown;
}

interface ToldFunction {
  id: string;
  triggers: { event?: string }[];
}

/** What the SDK answers for a step: that it is planned, or what it gave. */
interface Operation {
  id: string;
  op: string;
  data?: unknown;
  error?: unknown;
}

/** Of a step, with a pause after one that failed. */
const attempts = 5;
const pauseMs = 500;

type Handler = (request: Request) => Promise<Response>;

/**
 * As much of Inngest's server as jobs need: it learns the functions, takes events, drops those whose id it knows, and runs
 * functions step by step by signed calls. It keeps everything in memory, and forgets all of it on command.
 */
export async function startSmallInngest(signingKey: string) {
  let known = new Set<string>();
  let functions: ToldFunction[] = [];
  let isWorking = true;
  let app: Handler | undefined;
  const runs: Promise<void>[] = [];
  const started: string[] = [];

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await json(request);
    if (request.url === '/fn/register') functions = (body as { functions: ToldFunction[] }).functions;
    else for (const event of body as Event[]) take(event);
    const ids = Array.isArray(body) ? (body as Event[]).map(({ id }) => id) : [];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ok: true, ids, status: 200 }));
  }

  function take(event: Event): void {
    if (known.has(event.id)) return;
    known.add(event.id);
    if (!isWorking) return;
    for (const { id } of functions.filter(({ triggers }) => triggers.some((one) => one.event === event.name))) {
      started.push(event.id);
      const ran = run(id, event);
      // Whoever waits for all of them is told.
      ran.catch(() => undefined);
      runs.push(ran);
    }
  }

  async function run(fnId: string, event: Event): Promise<void> {
    const steps: Record<string, unknown> = {};
    for (let call = 0; call < 1_000; call += 1) {
      const next = await persist((attempt) => ask(fnId, event, steps, 'step', attempt));
      if (!next) return;
      for (const operation of next) {
        const { id, op } = operation;
        const planned = op === 'StepPlanned' && (await persist((attempt) => ask(fnId, event, steps, id, attempt)));
        const { data = null, error } = (planned && planned[0]) || operation;
        steps[id] = error === undefined ? { type: 'data', data } : { type: 'error', error };
      }
    }
    throw new Error(`${fnId} has no end`);
  }

  /** Asks again when a step fails, or its answer does not come. */
  async function persist(call: (attempt: number) => Promise<Operation[] | null>): Promise<Operation[] | null> {
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt === attempts - 1;
      try {
        const operations = await call(attempt);
        if (isLast || !operations?.some(({ op }) => op === 'StepError')) return operations;
      } catch (error) {
        if (isLast) throw error;
      }
      await sleep(pauseMs, undefined, { ref: false });
    }
  }

  /** The operations that are next; null once the function has returned. */
  async function ask(
    fnId: string,
    event: Event,
    steps: Record<string, unknown>,
    stepId: string,
    attempt: number,
  ): Promise<Operation[] | null> {
    const stack = { stack: Object.keys(steps), current: Object.keys(steps).length };
    const ctx = { run_id: event.id, attempt, stack, disable_immediate_execution: false, use_api: false };
    const body = JSON.stringify(sorted({ version: 1, event, events: [event], steps, ctx }));
    const seconds = Math.floor(Date.now() / 1_000);
    const signature = createHmac('sha256', signingKey).update(`${body}${seconds}`).digest('hex');
    const address = `http://127.0.0.1:3000/api/inngest?fnId=${fnId}&stepId=${stepId}`;
    const headers = { 'content-type': 'application/json', 'x-inngest-signature': `t=${seconds}&s=${signature}` };
    const response = await app!(new Request(address, { method: 'POST', headers, body }));
    if (response.status >= 400) throw new Error(`${fnId} ${stepId}: ${response.status} ${await response.text()}`);
    const answered = (await response.json()) as unknown;
    return response.status === 206 ? (answered as Operation[]) : null;
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Events whose functions were started, in order. */
    started,
    async register(methods: (method: 'PUT' | 'POST') => Handler): Promise<void> {
      app = methods('POST');
      const answered = await methods('PUT')(new Request('http://127.0.0.1:3000/api/inngest', { method: 'PUT' }));
      if (!answered.ok) throw new Error(await answered.text());
    },
    /** From now on it takes events and dies before it works on them. */
    stopWorking: () => (isWorking = false),
    /** It comes back without its memory. */
    restart() {
      known = new Set();
      isWorking = true;
    },
    /** Waits for the functions that were started. */
    settle: () => Promise.all(runs.splice(0)),
    close: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  };
}

/** Signed is what the JSON says, with its names in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, entry]) => [name, sorted(entry)]),
  );
}
