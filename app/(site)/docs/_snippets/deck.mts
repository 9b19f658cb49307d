import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

interface Job {
  job_id: string;
  status: 'pending' | 'processing' | 'completed' | 'failed';
  downloads: { url: string; format: string; variant?: number; slide_count?: number }[] | null;
  error: { code: string; message: string } | null;
}

const baseUrl = 'http://localhost:3000';
const giveUpAt = Date.now() + 5 * 60_000;

/** One call. On 429, 5xx and lost connections it tries again, as late as Retry-After says. */
async function call(path: string, init: RequestInit = {}): Promise<Response> {
  for (let pause = 1; ; pause *= 2) {
    const answer = await fetch(baseUrl + path, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${process.env.DECKWRIGHT_API_KEY}` },
      signal: AbortSignal.timeout(30_000),
    }).catch((lost: Error) => lost);
    const isLost = answer instanceof Error;
    if (!isLost && answer.ok) return answer;
    const mayPass = isLost || answer.status === 429 || answer.status >= 500;
    if (!mayPass || Date.now() > giveUpAt) throw isLost ? answer : await explain(answer);
    await sleep(1_000 * Math.max(pause, isLost ? 0 : retryAfter(answer)));
  }
}

async function explain(answer: Response): Promise<Error> {
  const { error } = (await answer.json()) as { error: { code: string; message: string; request_id: string } };
  return new Error(`HTTP ${answer.status}, ${error.code} (request ${error.request_id}): ${error.message}`);
}

const retryAfter = (answer: Response) => Number(answer.headers.get('Retry-After'));

// 1. Start a job. However often it is sent, one Idempotency-Key makes one job and one charge.
let answer = await call('/api/v1/generate', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
  body: JSON.stringify({ prompt: 'A 6-slide kick-off deck for the Alder project', output_type: 'deck' }),
});
let job = (await answer.json()) as Job;
console.log(`Job ${job.job_id} was accepted.`);

// 2. Poll until it is finished: never before Retry-After, later each time, not for ever.
for (let pause = 2; job.status !== 'completed'; pause = Math.min(pause + 1, 10)) {
  if (job.status === 'failed') throw new Error(`The job failed, ${job.error?.code}: ${job.error?.message}`);
  if (Date.now() > giveUpAt)
    throw new Error(`Job ${job.job_id} is not finished yet. It goes on: ask for its status later.`);
  await sleep(1_000 * Math.max(pause, retryAfter(answer)));
  answer = await call(`/api/v1/status/${job.job_id}`);
  job = (await answer.json()) as Job;
}

// 3. Download the file while its link is fresh. The link needs no key.
const [download] = job.downloads ?? [];
if (!download) throw new Error('The files of this job were deleted.');
const file = await fetch(download.url);
if (!file.ok) throw await explain(file);
await writeFile('deck.pptx', Buffer.from(await file.arrayBuffer()));
console.log(`Saved deck.pptx, ${download.slide_count} slides.`);
