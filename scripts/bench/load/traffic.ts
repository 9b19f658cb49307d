import { setTimeout as sleep } from 'node:timers/promises';
import { openChance } from '../../chaos/chance';
import { twelveSlides } from '../twelve-slides';

export interface Traffic {
  url: string;
  /** Of an organization each. */
  keys: readonly string[];
  seed: number;
}

export interface TrafficResult {
  /** Milliseconds of each answer that was a success, its body included, by what was asked. */
  answers: Record<Call, number[]>;
  /** With 429. */
  refused: number;
  /** What is neither a success nor 429. */
  errors: string[];
  /** Jobs that ended within the time. */
  ended: number;
}

type Call = 'generate' | 'status' | 'download';

const slide = { prompt: 'Revenue grew from 12 to 18 million, churn fell to 2.1 %', output_type: 'single_slide' };
const deck = { prompt: twelveSlides, output_type: 'deck' };
const decksShare = 0.25;
/** Between two polls, where the service asks for nothing else. */
const pollSeconds = 1;

/** So many jobs at a time, the next when one has ended: as fast as the service is. */
export async function keepBusy(traffic: Traffic, plan: { jobs: number; seconds: number }): Promise<TrafficResult> {
  const { sendJob, result, isOver } = open(traffic, plan.seconds);
  const work = async () => {
    while (!isOver()) await sendJob();
  };
  await Promise.all(Array.from({ length: plan.jobs }, work));
  return result;
}

/** So many jobs a second, whether the service keeps up or not; whoever waits when the time is over goes. */
export async function sendAtRate(
  traffic: Traffic,
  plan: { perSecond: number; seconds: number },
): Promise<TrafficResult> {
  const { sendJob, result } = open(traffic, plan.seconds);
  const start = performance.now();
  const jobs: Promise<void>[] = [];
  for (let sent = 0; sent < plan.perSecond * plan.seconds; sent += 1) {
    await sleep(Math.max(0, start + (sent / plan.perSecond) * 1_000 - performance.now()));
    jobs.push(sendJob());
  }
  await Promise.all(jobs);
  return result;
}

function open({ url, keys, seed }: Traffic, seconds: number) {
  const chance = openChance(seed);
  const until = performance.now() + seconds * 1_000;
  const isOver = () => performance.now() > until;
  const result: TrafficResult = {
    answers: { generate: [], status: [], download: [] },
    refused: 0,
    errors: [],
    ended: 0,
  };
  let sent = 0;

  /** Null when it was no success; that is counted. */
  async function ask(call: Call, address: string, init: RequestInit = {}): Promise<AnsweredCall | null> {
    const start = performance.now();
    const response = await fetch(address, init).catch((error: unknown) => String(error));
    if (typeof response === 'string') return noSuccess(`${call}: ${response}`);
    const body = await response.arrayBuffer();
    if (response.ok) result.answers[call].push(performance.now() - start);
    else if (response.status === 429) result.refused += 1;
    else return noSuccess(`${call}: ${response.status} ${Buffer.from(body).toString()}`);
    return { isOk: response.ok, headers: response.headers, body };
  }

  function noSuccess(error: string): null {
    result.errors.push(error);
    return null;
  }

  async function sendJob(): Promise<void> {
    const headers = { Authorization: `Bearer ${keys[sent % keys.length]}`, 'Content-Type': 'application/json' };
    sent += 1;
    const body = JSON.stringify(chance.isOf(decksShare) ? deck : slide);
    const accepted = await ask('generate', `${url}/api/v1/generate`, { method: 'POST', headers, body });
    if (!accepted) return;
    if (!accepted.isOk) return sleepAsAsked(accepted.headers);
    const { job_id: jobId } = parse<{ job_id: string }>(accepted.body);
    await sleepAsAsked(accepted.headers);
    while (!isOver()) {
      const answer = await ask('status', `${url}/api/v1/status/${jobId}`, { headers });
      if (!answer) return;
      const job = answer.isOk ? parse<JobAnswer>(answer.body) : undefined;
      if (job?.status === 'failed') return void noSuccess(`job ${jobId}: ${job.error?.code}`);
      if (job?.status === 'completed') {
        result.ended += 1;
        for (const { url: address } of job.downloads ?? []) await ask('download', address);
        return;
      }
      await sleepAsAsked(answer.headers);
    }
  }

  return { sendJob, result, isOver };
}

interface AnsweredCall {
  isOk: boolean;
  headers: Headers;
  body: ArrayBuffer;
}

interface JobAnswer {
  status: string;
  error: { code: string } | null;
  downloads: { url: string }[] | null;
}

const parse = <T>(body: ArrayBuffer) => JSON.parse(Buffer.from(body).toString()) as T;

const sleepAsAsked = (headers: Headers) => sleep(Number(headers.get('retry-after') ?? pollSeconds) * 1_000);
