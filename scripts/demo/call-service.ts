import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../prepare/say.mjs';
import type { DemoRequest } from './options';

interface Download {
  url: string;
  format: string;
  variant?: number;
  slide_count?: number;
}

interface Job {
  job_id: string;
  status: 'pending' | 'processing' | 'completed' | 'failed';
  downloads: Download[] | null;
  error: { code: string; message: string } | null;
}

const GIVE_UP_MS = 5 * 60_000;
const PAUSE_SECONDS = 2;

/** An integrator's client of the API: nothing here knows more than the interface says. */
export interface Client {
  base: string;
  key: string;
}

export async function generate({ base, key }: Client, request: DemoRequest): Promise<Job> {
  const response = await fetch(`${base}/api/v1/generate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  });
  return readJob(response);
}

/** Asks for the status, pausing as long as Retry-After says, until the job is finished. */
export async function waitForJob({ base, key }: Client, jobId: string): Promise<Job> {
  const deadline = Date.now() + GIVE_UP_MS;
  for (;;) {
    const response = await fetch(`${base}/api/v1/status/${jobId}`, { headers: { Authorization: `Bearer ${key}` } });
    const pauseSeconds = Number(response.headers.get('Retry-After') ?? PAUSE_SECONDS);
    if (response.status === 429) await response.body?.cancel();
    else {
      const job = await readJob(response);
      if (job.status === 'completed') return job;
      if (job.status === 'failed') throw new PlainError(`Job ${jobId} failed: ${job.error?.code ?? 'unknown'}: ${job.error?.message ?? ''}`);
    }
    if (Date.now() > deadline) throw new PlainError(`Job ${jobId} was not finished after ${GIVE_UP_MS / 60_000} minutes.`);
    await sleep(pauseSeconds * 1_000);
  }
}

async function readJob(response: Response): Promise<Job> {
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as Job;
  throw new PlainError(`The service answered ${response.status}: ${text.slice(0, 500)}`);
}

export interface SavedFile {
  path: string;
  slideCount: number;
  bytes: number;
}

/** Downloads every file of a finished job: the first to `path`, variants beside it. */
export async function saveDownloads(job: Job, path: string): Promise<SavedFile[]> {
  mkdirSync(dirname(path), { recursive: true });
  const saved: SavedFile[] = [];
  for (const [index, download] of (job.downloads ?? []).entries()) {
    const response = await fetch(download.url);
    if (!response.ok) throw new PlainError(`The download answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const target = index === 0 ? path : path.replace(extname(path), `-${download.variant ?? index + 1}${extname(path)}`);
    writeFileSync(target, bytes);
    saved.push({ path: target, slideCount: download.slide_count ?? 1, bytes: bytes.byteLength });
  }
  return saved;
}
