import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@/lib/client';
import { JobFailedError } from '@/lib/client/errors';
import { lintPackage } from '@/lib/pptx/lint/lint-package';
import type { ChaosPlan, Machine, PlannedJob } from './plan';
import type { ChaosStage } from './stage';

/** What a caller knows of a job in the end. */
export interface CallerStory {
  job: PlannedJob;
  /** Undefined when the only answer was lost. */
  jobId?: string;
  state: 'posting' | 'waiting' | 'completed' | 'failed' | 'in doubt' | 'refused';
  errorCode?: string;
  /** Of each file that was downloaded. */
  files: { sha256: string; problem?: string }[];
  /** What must not be: another job under the same key, an answer that can't be. */
  problems: string[];
}

export interface Callers {
  stories: readonly CallerStory[];
  counts: { lostAnswers: number; brokenCalls: number };
  /** The next request with a key to this machine is the end of its web process. */
  killWebAtNextAnswer: (machine: Machine) => WebDeath;
  /** No job after the planned ones is begun any more. */
  enough: () => void;
  /** When everything that was begun has ended, or the time is up. */
  done: Promise<void>;
}

export interface WebDeath {
  machine: Machine;
  /** With the story of the job whose answer was lost. */
  happened: Promise<CallerStory>;
}

interface PendingDeath extends WebDeath {
  tell: (story: CallerStory) => void;
}

/** Twice as many as there are places: workers have something to do, and what is given back does not wait for long. */
const callers = 6;

/** Posts jobs, waits for them as the service asks, and fetches what they deliver: each caller one job at a time. */
export function startCallers(stage: ChaosStage, plan: ChaosPlan, untilMs: number): Callers {
  const stories: CallerStory[] = [];
  const counts = { lostAnswers: 0, brokenCalls: 0 };
  const deaths: PendingDeath[] = [];
  const timeUp = AbortSignal.timeout(Math.max(0, untilMs - Date.now()));
  let isEnough = false;
  let turn = 0;

  /** Another machine each time, as behind a load balancer that knows nothing. */
  const route = (death: { pending?: PendingDeath }, story: CallerStory): typeof fetch => {
    return async (address, init) => {
      const { pathname, search } = new URL(String(address));
      const pending = init?.method === 'POST' ? death.pending : undefined;
      death.pending = undefined;
      turn += 1;
      const machine = stage.machines[pending?.machine ?? ((turn % 2) as Machine)];
      const headers = { ...init?.headers, ...(pending && { 'x-chaos': 'die before answering' }) };
      try {
        const response = await fetch(`${machine.url}${pathname}${search}`, { ...init, headers });
        // It was refused, and so nothing was committed.
        if (pending) deaths.unshift(pending);
        return response;
      } catch (error) {
        counts.brokenCalls += 1;
        if (pending) {
          counts.lostAnswers += 1;
          pending.tell(story);
        }
        throw error;
      }
    };
  };

  async function call(): Promise<void> {
    while (!timeUp.aborted && !(isEnough && stories.length >= plan.jobs)) {
      const job = plan.jobAt(stories.length + 1);
      const story: CallerStory = { job, state: 'posting', files: [], problems: [] };
      stories.push(story);
      await tell(story).catch((error: unknown) => {
        if (!timeUp.aborted) story.problems.push(error instanceof Error ? error.message : String(error));
      });
    }
  }

  async function tell(story: CallerStory): Promise<void> {
    const { job } = story;
    const tenant = stage.tenants[job.tenant]!;
    const death: { pending?: PendingDeath } = {};
    const client = createClient({
      baseUrl: stage.machines[0].url,
      apiKey: tenant.key,
      fetch: route(death, story),
      retryForMs: Math.max(1_000, untilMs - Date.now()),
    });
    if (job.isKeyed) {
      const post = async () => {
        const { job_id: jobId } = await client.generate(job.request, {
          idempotencyKey: `job-${job.number}`,
          signal: timeUp,
        });
        return jobId;
      };
      death.pending = deaths.shift();
      story.jobId = await post();
      if (job.isRepeated) checkSame(story, await post());
    } else {
      const sent = await postOnce(route(death, story), tenant.key, job);
      story.jobId = sent.jobId;
      story.state = sent.state;
    }
    const { jobId } = story;
    if (jobId === undefined) return;
    story.state = 'waiting';
    try {
      const timeoutMs = Math.max(1_000, untilMs - Date.now());
      const { downloads } = await client.waitForJob(jobId, { timeoutMs, signal: timeUp });
      for (const item of downloads) story.files.push(inspectFile(await client.download(item, { signal: timeUp })));
      story.state = 'completed';
    } catch (error) {
      if (!(error instanceof JobFailedError)) throw error;
      story.state = 'failed';
      story.errorCode = error.job.error.code;
    }
  }

  const done = Promise.race([
    Promise.all(Array.from({ length: callers }, call)).then(() => undefined),
    // A call that is given up has a moment to notice.
    sleep(Math.max(0, untilMs - Date.now()) + 5_000, undefined, { ref: false }),
  ]);
  return {
    stories,
    counts,
    done,
    enough: () => (isEnough = true),
    killWebAtNextAnswer(machine) {
      let tellHappened: (story: CallerStory) => void = () => undefined;
      const happened = new Promise<CallerStory>((resolve) => (tellHappened = resolve));
      deaths.push({ machine, happened, tell: tellHappened });
      return { machine, happened };
    },
  };
}

function checkSame(story: CallerStory, jobId: string): void {
  if (jobId !== story.jobId) story.problems.push(`its key led to job ${jobId} as well`);
}

/** Without a key there is one attempt: whoever gets no answer does not know. */
async function postOnce(send: typeof fetch, key: string, { request }: PlannedJob) {
  try {
    const response = await send('http://localhost/api/v1/generate', {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(60_000),
    });
    const body = (await response.json()) as { job_id?: string };
    return { jobId: body.job_id, state: response.ok ? ('waiting' as const) : ('refused' as const) };
  } catch {
    return { jobId: undefined, state: 'in doubt' as const };
  }
}

/** Whether PowerPoint would open it, by the rules that can be checked here. */
export function inspectFile(bytes: Uint8Array): CallerStory['files'][number] {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  try {
    const [finding] = lintPackage(bytes);
    return { sha256, ...(finding && { problem: `${finding.part} ${finding.message}` }) };
  } catch (error) {
    return { sha256, problem: `does not open: ${(error as Error).message}` };
  }
}
