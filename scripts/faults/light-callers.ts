import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GenerateRequest, Job } from '@/lib/client/types';
import { noise } from '@/lib/services/reference-images/testing/pictures';
import { inspectFile } from '../chaos/caller';
import type { Tenant } from '../chaos/stage';
import type { CallKind } from './outside-services';

/** An answer as its caller saw it. */
export interface NotedAnswer {
  kind: CallKind;
  /** Broken: it began, or its connection ended, and then nothing came. None: it did not begin within the caller's patience. */
  status: number | 'broken' | 'none';
  ms: number;
  hasRetryAfter: boolean;
  /** The error's code, or what broke. */
  code?: string;
  /** The strike by which it was asked, and that by which it was answered; they differ for what took long. */
  asked: number;
  answered: number;
}

/** What a caller knows of a job in the end. */
export interface FaultStory {
  number: number;
  prompt: string;
  isKeyed: boolean;
  jobId?: string;
  state: 'posting' | 'waiting' | 'completed' | 'failed' | 'in doubt';
  errorCode?: string;
  /** The strike by which it was accepted, and that by which it was known to have ended. */
  accepted?: number;
  ended?: number;
  files: { sha256: string; problem?: string }[];
}

export interface LightCallers {
  answers: readonly NotedAnswer[];
  stories: readonly FaultStory[];
  /** One job of the other organization: resolves when it has been completed and downloaded, however often it must be asked for. */
  sendCanary: (signal: AbortSignal) => Promise<void>;
  /** Begins no further job. */
  enough: () => void;
  /** When every job that was begun has ended; `stop` ends the waiting. */
  done: Promise<void>;
  stop: () => void;
}

const postEveryMs = 1_500;
/** No more jobs are begun while so many have not ended: how fast this machine is should not decide what is found. */
const mostUnderWay = 10;
const lookEveryMs = 1_000;
const pollMs = 700;
/** Longer than any promise of an answer. */
const patienceMs = 30_000;
/** One post of so many has no key, and so no second attempt. */
const keylessEvery = 5;

/** Posts jobs of all sorts, polls them, fetches what they deliver, and looks at everything else every second. */
export async function startLightCallers(
  url: string,
  { callers, canary }: { callers: Tenant; canary: Tenant },
  strikeNow: () => number,
): Promise<LightCallers> {
  const picture = { data: (await noise(32, 32).png().toBuffer()).toString('base64'), mime_type: 'image/png' as const };
  const answers: NotedAnswer[] = [];
  const stories: FaultStory[] = [];
  const stopping = new AbortController();
  // Every call listens to it.
  setMaxListeners(0, stopping.signal);
  let isEnough = false;
  let canaries = 0;
  /** The address of a file that was delivered once: asking for it needs no job. */
  let delivered: string | undefined;

  async function ask(kind: CallKind, address: string, init: RequestInit = {}) {
    const asked = strikeNow();
    const began = performance.now();
    const note = (rest: Pick<NotedAnswer, 'status' | 'code'> & { hasRetryAfter?: boolean }) =>
      answers.push({
        kind,
        ms: performance.now() - began,
        hasRetryAfter: false,
        asked,
        answered: strikeNow(),
        ...rest,
      });
    const late = AbortSignal.timeout(patienceMs);
    let hasBegun = false;
    try {
      const response = await fetch(new URL(address, url), {
        ...init,
        signal: AbortSignal.any([late, stopping.signal]),
      });
      hasBegun = true;
      const bytes = new Uint8Array(await response.arrayBuffer());
      const { status, headers } = response;
      note({ status, hasRetryAfter: headers.has('retry-after'), ...(status >= 400 && { code: codeIn(bytes) }) });
      return { status, bytes, retryAfterMs: 1_000 * Number(headers.get('retry-after') ?? 1) };
    } catch (error) {
      if (!stopping.signal.aborted)
        note({ status: late.aborted && !hasBegun ? 'none' : 'broken', code: causeOf(error) });
      return null;
    }
  }

  const as = ({ key }: Tenant) => ({ Authorization: `Bearer ${key}` });

  async function post(tenant: Tenant, request: GenerateRequest, key: string | undefined) {
    const kind = request.reference_images ? 'picture' : 'generate';
    const headers = { ...as(tenant), 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) };
    const answer = await ask(kind, '/api/v1/generate', { method: 'POST', headers, body: JSON.stringify(request) });
    return answer?.status === 200 ? { job: parse<Job>(answer.bytes) } : { retryAfterMs: answer?.retryAfterMs ?? 1_000 };
  }

  /** Asked until it is accepted; once only where there is no key. */
  async function accept(tenant: Tenant, request: GenerateRequest, key: string | undefined, signal: AbortSignal) {
    for (;;) {
      const { job, retryAfterMs } = await post(tenant, request, key);
      if (job || key === undefined) return job?.job_id;
      await sleep(retryAfterMs, undefined, { signal });
    }
  }

  async function untilEnded(tenant: Tenant, jobId: string, signal: AbortSignal): Promise<Job> {
    for (;;) {
      const answer = await ask('status', `/api/v1/status/${jobId}`, { headers: as(tenant) });
      const job = answer?.status === 200 ? parse<Job>(answer.bytes) : undefined;
      if (job?.status === 'completed' || job?.status === 'failed') return job;
      await sleep(pollMs, undefined, { signal });
    }
  }

  async function fetchFiles({ job_id: jobId, downloads }: Job, tenant: Tenant, signal: AbortSignal) {
    const files: FaultStory['files'] = [];
    for (let place = 0; place < (downloads?.length ?? 0); place += 1) {
      for (;;) {
        // Each time a fresh address: the last one may have expired with the waiting.
        const { downloads: fresh } = await untilEnded(tenant, jobId, signal);
        const address = fresh?.[place]?.url ?? '';
        const answer = await ask('download', address);
        if (answer?.status === 200) {
          delivered = address;
          files.push(inspectFile(answer.bytes));
          break;
        }
        await sleep(pollMs, undefined, { signal });
      }
    }
    return files;
  }

  async function live(story: FaultStory, request: GenerateRequest): Promise<void> {
    const { signal } = stopping;
    story.jobId = await accept(callers, request, story.isKeyed ? `job-${story.number}` : undefined, signal);
    story.accepted = strikeNow();
    story.state = story.jobId === undefined ? 'in doubt' : 'waiting';
    if (story.jobId === undefined) return;
    const job = await untilEnded(callers, story.jobId, signal);
    story.ended = strikeNow();
    if (job.status === 'failed') Object.assign(story, { state: 'failed', errorCode: job.error?.code });
    else Object.assign(story, { files: await fetchFiles(job, callers, signal), state: 'completed' });
  }

  async function postAll(): Promise<void> {
    const lives: Promise<void>[] = [];
    const pause = () => sleep(postEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    while (!isEnough && !stopping.signal.aborted) {
      await pause();
      if (stories.filter(({ state }) => state === 'posting' || state === 'waiting').length >= mostUnderWay) continue;
      const number = stories.length + 1;
      const request = requestOf(`number ${number}`, number, picture);
      const story: FaultStory = {
        number,
        prompt: request.prompt,
        isKeyed: number % keylessEvery !== 0,
        state: 'posting',
        files: [],
      };
      stories.push(story);
      // Ends early only when the callers are stopped, which its state tells.
      lives.push(live(story, request).catch(() => undefined));
    }
    await Promise.all(lives);
  }

  async function lookAround(): Promise<void> {
    while (!isEnough && !stopping.signal.aborted) {
      await Promise.all([
        ask('health', '/api/health'),
        ask('ready', '/api/ready'),
        ask('templates', '/api/v1/templates', { headers: as(callers) }),
        delivered === undefined ? undefined : ask('download', delivered),
      ]);
      await sleep(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const looking = lookAround();
  return {
    answers,
    stories,
    async sendCanary(signal) {
      const number = (canaries += 1);
      const both = AbortSignal.any([signal, stopping.signal]);
      const request = requestOf(`canary ${number}`, 1, picture);
      const jobId = await accept(canary, request, `canary-${number}`, both);
      const job = await untilEnded(canary, jobId!, both);
      if (job.status === 'failed') throw new Error(`the first job after it failed with ${job.error?.code}`);
      await fetchFiles(job, canary, both);
    },
    enough: () => (isEnough = true),
    done: Promise.all([postAll(), looking]).then(() => undefined),
    stop: () => stopping.abort(),
  };
}

/** Decks and single slides, some with a search of the web, some with a picture; each prompt is one of its own. */
function requestOf(
  name: string,
  sort: number,
  picture: NonNullable<GenerateRequest['reference_images']>[number],
): GenerateRequest {
  const prompt = (length: string) => `# Tides, ${name}\n\n${length}\n\n- Tides rise and fall\n- Ships need water`;
  switch (sort % 4) {
    case 0:
      return { prompt: prompt('Make 3 slides.'), output_type: 'deck', use_web_search: true };
    case 1:
      return { prompt: prompt('One slide.'), output_type: 'single_slide' };
    case 2:
      return { prompt: prompt('One slide.'), output_type: 'single_slide', use_web_search: true };
    default:
      return { prompt: prompt('One slide.'), output_type: 'single_slide', reference_images: [picture] };
  }
}

function parse<T>(bytes: Uint8Array): T {
  return JSON.parse(new TextDecoder().decode(bytes)) as T;
}

function codeIn(bytes: Uint8Array): string | undefined {
  try {
    return parse<{ error?: { code?: string } }>(bytes).error?.code;
  } catch {
    return undefined;
  }
}

function causeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? (error as Error).message;
}
