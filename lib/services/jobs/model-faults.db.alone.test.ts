import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  startOpenAiServer,
  type ModelCall,
  type ModelReply,
  type OpenAiServer,
} from '@/lib/generation/composers/model/testing/openai-server';
import { openStepMemory } from '@/lib/platform/queue/step-memory';
import { findLedgerViolations } from '../credits/check-ledger';
import { acceptJob } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { runJob } from './run-job';

const prompt = 'Q3 revenue was $18.4M, up 12 % from $16.4M in Q2. Churn fell to 2.1 %. Make 3 slides.';
const slides = [
  { kind: 'title', title: 'Q3 grew again', message: 'Growth goes on', section: null, material: [] },
  {
    kind: 'metrics',
    title: 'Revenue grew 12 %',
    message: 'Revenue is up from $16.4M',
    section: 'Results',
    material: ['Revenue $18.4M, from $16.4M', 'up 12 %'],
  },
  {
    kind: 'statement',
    title: 'Churn fell to 2.1 %',
    message: 'Customers stay',
    section: 'Results',
    material: ['Churn 2.1 %'],
  },
];
const answers: Record<string, unknown> = {
  outline: { thought: 'Growth goes on.', title: 'Q3 results', author: null, slides },
  title_slide: { subtitle: null, author: null, date: null, source: null, notes: 'Welcome.' },
  metrics_slide: {
    metrics: [
      { value: '$18.4M', label: 'Revenue', change: null, detail: 'from $16.4M', icon: null },
      { value: '12 %', label: 'Growth', change: null, detail: null, icon: null },
    ],
    source: null,
    notes: 'Say it.',
  },
  statement_slide: {
    statement: 'Customers stay with us',
    emphasis: null,
    support: 'Churn is 2.1 %.',
    source: null,
    notes: 'Say it.',
  },
};
const right = ({ schemaName }: ModelCall): ModelReply => ({
  content: JSON.stringify(answers[schemaName]),
  usage: { input: 100, output: 20 },
});

type Fault = (call: ModelCall, index: number) => ModelReply;

let service: TestService;
let provider: OpenAiServer;
let reply: Fault = right;
const nothingToChange = (): ModelReply => ({ content: '{"changes":[]}' });
let replyToReview = nothingToChange;
/** Faults of jobs that run at the same time, by a word of their prompts. */
const faultsByWord = new Map<string, Fault>();
const wordOf = ({ text }: ModelCall) => /Fault\d+end/.exec(text)?.[0] ?? '';

// The environment is read once a process, so what the tests need is set before anything reads it.
beforeAll(async () => {
  provider = await startOpenAiServer((call, index) => (faultsByWord.get(wordOf(call)) ?? reply)(call, index), {
    review: () => replyToReview(),
  });
  vi.stubEnv('MODEL', 'compatible:small');
  vi.stubEnv('OPENAI_COMPATIBLE_BASE_URL', provider.baseUrl);
  vi.stubEnv('OPENAI_COMPATIBLE_API_KEY', 'the-key');
  vi.stubEnv('MODEL_TIMEOUT_SECONDS', '4');
  service = await openTestService();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await provider.close();
  await service.close();
});
const begin = (fault: Fault = right) => {
  reply = fault;
  replyToReview = nothingToChange;
  provider.calls.splice(0);
};

interface Ended {
  status: string;
  error: string | null;
  message: string | null;
  ledger: string[];
  calls: { purpose: string; calls: number; input_tokens: number }[];
  notices: string;
}

async function run(tenant: TestTenant, jobId: string, isLastAttempt = false): Promise<void> {
  await runJob({
    ctx: tenant.system,
    input: { jobId, isLastAttempt, step: await openStepMemory(service.database.pool, jobId) },
  });
}

async function endOf({ system, organizationId }: TestTenant, jobId: string): Promise<Ended> {
  const { pool } = service.database;
  const { rows: jobs } = await pool.query<{ status: string; error_code: string | null; error_message: string | null }>(
    'select status, error_code, error_message from jobs where id = $1',
    [jobId],
  );
  const { rows: ledger } = await pool.query<{ kind: string }>(
    'select kind from credit_entries where job_id = $1 order by id',
    [jobId],
  );
  const { rows: calls } = await pool.query<Ended['calls'][number]>(
    'select purpose, calls, input_tokens from model_calls where job_id = $1 and organization_id = $2 and model = $3 order by purpose',
    [jobId, organizationId, 'compatible:small'],
  );
  const { rows: files } = await pool.query<{ notices: string[] }>(
    `select quality->'notices' as notices from artifacts where job_id = $1`,
    [jobId],
  );
  expect(await findLedgerViolations({ ctx: system, input: {} })).toEqual([]);
  const [job] = jobs;
  return {
    status: job?.status ?? '',
    error: job?.error_code ?? null,
    message: job?.error_message ?? null,
    ledger: ledger.map(({ kind }) => kind),
    calls,
    notices: files.flatMap(({ notices }) => notices).join(' '),
  };
}

async function make(further = ''): Promise<Ended> {
  const tenant = await createTenant();
  const jobId = await acceptJob(tenant.api, { prompt: `${prompt}${further}`, output_type: 'deck' });
  await run(tenant, jobId, true);
  return endOf(tenant, jobId);
}

const charged = ['hold', 'release', 'charge'];
const released = ['hold', 'release'];
const completed = { status: 'completed', error: null };
const failed = (error: string) => ({ status: 'failed', error });
const sum = ({ calls }: Ended) => calls.reduce((total, row) => total + row.calls, 0);
const atOnce = { headers: { 'retry-after-ms': '1' } };
const html: ModelReply = { raw: '<html>Sign in to the network</html>', type: 'text/html' };

describe('a model that answers', () => {
  it('is charged for what it delivers, and its tokens are kept by step', async () => {
    begin();
    const end = await make();
    expect(end).toMatchObject({ ...completed, notices: '' });
    expect(end.ledger).toEqual(charged);
    expect(end.calls).toEqual(
      ['plan', 'write-slide-1', 'write-slide-2', 'write-slide-3'].map((purpose) => ({
        purpose,
        calls: 1,
        input_tokens: 100,
      })),
    );
  });

  it('is charged for the deck as it was written where its review fails, and has its calls kept', async () => {
    begin((call) => {
      const reply = right(call);
      return 'content' in reply
        ? { ...reply, content: reply.content.replace('Churn fell to 2.1 %', 'Customers') }
        : reply;
    });
    replyToReview = () => ({ status: 500, ...atOnce });
    const end = await make();
    expect(end).toMatchObject({ ...completed, ledger: charged });
    expect(end.notices).toContain('did not answer for the review');
    expect(end.calls.find(({ purpose }) => purpose === 'review')).toMatchObject({ calls: 2, input_tokens: 0 });
  });
});

interface Everywhere {
  fault: string;
  reply: Fault;
  ends: { status: string; error: string | null };
  /** Requests in all; what could be asked again was. */
  requests: number;
  /** Part of what the caller reads. */
  says?: string;
}

/** All calls fail, from the plan on, on the job's last attempt. */
const everywhere: Everywhere[] = [
  {
    fault: 'answers 500',
    reply: () => ({ status: 500, ...atOnce }),
    ends: failed('provider_unavailable'),
    requests: 4,
  },
  {
    fault: 'answers 503',
    reply: () => ({ status: 503, ...atOnce }),
    ends: failed('provider_unavailable'),
    requests: 4,
  },
  {
    fault: 'answers 529',
    reply: () => ({ status: 529, ...atOnce }),
    ends: failed('provider_unavailable'),
    requests: 4,
  },
  {
    fault: 'answers 429',
    reply: () => ({ status: 429, ...atOnce }),
    ends: failed('provider_unavailable'),
    requests: 4,
  },
  {
    fault: 'answers 429 and wants an hour of peace',
    reply: () => ({ status: 429, headers: { 'retry-after': '3600' } }),
    ends: failed('provider_unavailable'),
    requests: 1,
    says: '60 minutes',
  },
  {
    fault: 'answers 429 since its quota is spent',
    reply: () => ({ status: 429, code: 'insufficient_quota', message: 'You exceeded your current quota' }),
    ends: failed('provider_unavailable'),
    requests: 1,
    says: 'quota',
  },
  {
    fault: 'answers 401',
    reply: () => ({ status: 401 }),
    ends: failed('provider_unavailable'),
    requests: 1,
    says: 'refuses the key',
  },
  {
    fault: 'answers 400 since the key is wrong',
    reply: () => ({ status: 400, message: 'API key not valid. Please pass a valid API key.' }),
    ends: failed('provider_unavailable'),
    requests: 1,
    says: 'refuses the key',
  },
  {
    fault: 'answers 400 since the account is empty',
    reply: () => ({ status: 400, message: 'Your credit balance is too low to access the API.' }),
    ends: failed('provider_unavailable'),
    requests: 1,
    says: 'quota',
  },
  {
    fault: 'answers 400 since it has no such model',
    reply: () => ({ status: 400, message: 'Invalid model: small', code: '1500' }),
    ends: failed('provider_unavailable'),
    requests: 1,
    says: 'does not know the model',
  },
  {
    fault: 'loads its model',
    reply: () => ({ status: 503, message: 'Loading model', ...atOnce }),
    ends: failed('provider_unavailable'),
    requests: 8,
  },
  { fault: 'answers 403', reply: () => ({ status: 403 }), ends: failed('provider_unavailable'), requests: 1 },
  {
    fault: 'answers 404',
    reply: () => ({ status: 404, message: 'model not found' }),
    ends: failed('provider_unavailable'),
    requests: 1,
  },
  {
    fault: 'cuts the connection before the headers',
    reply: () => ({ cut: 'before-headers' }),
    ends: failed('provider_unavailable'),
    requests: 4,
  },
  {
    fault: 'cuts the connection within the headers',
    reply: () => ({ cut: 'within-headers' }),
    ends: failed('provider_unavailable'),
    requests: 4,
  },
  {
    fault: 'cuts the connection within the answer',
    reply: (call) => ({ ...(right(call) as { content: string }), cutAfter: 500 }),
    ends: failed('provider_unavailable'),
    requests: 4,
  },
  {
    fault: 'is slower than the time limit',
    reply: (call) => ({ ...(right(call) as { content: string }), delayMs: 60_000 }),
    ends: failed('provider_unavailable'),
    requests: 2,
  },
  {
    fault: 'stops in the middle of its answer',
    reply: (call) => ({ ...(right(call) as { content: string }), stallsAfter: 3 }),
    ends: failed('provider_unavailable'),
    requests: 4,
  },
  { fault: 'sends a page in place of an answer', reply: () => html, ends: failed('provider_unavailable'), requests: 4 },
  {
    fault: 'streams what is no JSON',
    reply: () => ({ raw: 'data: {"choices": [oops\n\ndata: [DONE]\n\n', type: 'text/event-stream' }),
    ends: failed('provider_unavailable'),
    requests: 4,
  },
  {
    fault: 'streams an error',
    reply: () => ({
      raw: 'data: {"error":{"message":"overloaded","type":"server_error"}}\n\n',
      type: 'text/event-stream',
    }),
    ends: failed('provider_unavailable'),
    requests: 4,
  },
  {
    fault: 'streams nothing',
    reply: () => ({ raw: 'data: [DONE]\n\n', type: 'text/event-stream' }),
    ends: failed('provider_unavailable'),
    requests: 4,
  },
  {
    fault: 'refuses',
    reply: () => ({ content: '', refusal: 'I can’t help with that.' }),
    ends: failed('content_rejected'),
    requests: 1,
  },
  {
    fault: 'is stopped by a content filter',
    reply: () => ({ content: '{"th', finish: 'content_filter' }),
    ends: failed('content_rejected'),
    requests: 1,
  },
  {
    fault: 'answers 400 since a filter took the request',
    reply: () => ({
      status: 400,
      code: 'content_filter',
      message: 'The response was filtered due to the content management policy',
    }),
    ends: failed('content_rejected'),
    requests: 1,
  },
  {
    fault: 'answers 400 since the request is too long for it',
    reply: () => ({ status: 400, message: 'This model’s maximum context length is 2048 tokens.' }),
    ends: completed,
    requests: 2,
  },
  { fault: 'answers nothing', reply: () => ({ content: '' }), ends: completed, requests: 3 },
  {
    fault: 'answers what is no JSON',
    reply: () => ({ content: 'Here are your slides: they are great.' }),
    ends: completed,
    requests: 2,
  },
  { fault: 'answers with another object', reply: () => ({ content: '{"answer": 42}' }), ends: completed, requests: 3 },
];

describe('a model that fails everywhere', () => {
  it.concurrent.each(everywhere.map((row, index) => [row.fault, row, `Fault${index}end`] as const))(
    '%s',
    async (_, { reply: fault, ends, requests, says }, word) => {
      faultsByWord.set(word, fault);
      const end = await make(` ${word}`);
      expect(end).toMatchObject({ ...ends, ledger: ends.error === null ? charged : released });
      expect(provider.calls.filter((call) => wordOf(call) === word)).toHaveLength(requests);
      expect(end.calls).toMatchObject([{ purpose: 'plan', calls: requests }]);
      if (ends.error === null) expect(end.notices).toMatch(/no usable plan|planned no slides.*without it/);
      if (ends.error === 'content_rejected') expect(end.message).toContain('declined');
      if (says) expect(end.message).toContain(says);
    },
  );
});

describe('a model that fails for a while', () => {
  it.each([500, 429] as const)(
    'leaves the job to another attempt after %i, which finds it where it stopped',
    async (status) => {
      begin(() => ({ status, ...atOnce }));
      const tenant = await createTenant();
      const jobId = await acceptJob(tenant.api, { prompt, output_type: 'deck' });
      await expect(run(tenant, jobId)).rejects.toMatchObject({ code: 'provider_unavailable', retryable: true });
      expect(await endOf(tenant, jobId)).toMatchObject({ status: 'processing', error: null, ledger: ['hold'] });
      reply = right;
      await run(tenant, jobId);
      const end = await endOf(tenant, jobId);
      expect(end).toMatchObject({ ...completed, ledger: charged, notices: '' });
      expect(sum(end)).toBe(4 + 4);
    },
  );
});

interface OneSlide {
  fault: string;
  reply: (call: ModelCall, ofThisSlide: number) => ModelReply;
  /** Requests for this slide. */
  requests: number;
  /** What the report says; nothing when the slide came right in the end. */
  says: RegExp | null;
}

/** One slide's calls alone fail. */
const oneSlide: OneSlide[] = [
  {
    fault: 'answers 500 for ever',
    reply: () => ({ status: 500, ...atOnce }),
    requests: 4,
    says: /did not answer for the slide "Revenue grew 12 %"/,
  },
  {
    fault: 'answers 500 once',
    reply: (call, index) => (index === 0 ? { status: 500 } : right(call)),
    requests: 2,
    says: null,
  },
  {
    fault: 'answers 429 with seconds',
    reply: (call, index) => (index === 0 ? { status: 429, headers: { 'retry-after': '1' } } : right(call)),
    requests: 2,
    says: null,
  },
  {
    fault: 'answers 429 with a date',
    reply: (call, index) =>
      index === 0
        ? { status: 429, headers: { 'retry-after': new Date(Date.now() + 1000).toUTCString() } }
        : right(call),
    requests: 2,
    says: null,
  },
  {
    fault: 'answers 429 with words',
    reply: (call, index) =>
      index === 0 ? { status: 429, message: 'Rate limit reached. Please try again in 20ms.' } : right(call),
    requests: 2,
    says: null,
  },
  {
    fault: 'answers 429 with a budget',
    reply: (call, index) =>
      index === 0
        ? { status: 429, headers: { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '20ms' } }
        : right(call),
    requests: 2,
    says: null,
  },
  {
    fault: 'loads its model once',
    reply: (call, index) => (index === 0 ? { status: 503, message: 'Loading model', ...atOnce } : right(call)),
    requests: 2,
    says: null,
  },
  {
    fault: 'cuts the connection for ever',
    reply: () => ({ cut: 'before-headers' }),
    requests: 4,
    says: /did not answer for the slide/,
  },
  {
    fault: 'cuts the connection once',
    reply: (call, index) => (index === 0 ? { ...(right(call) as { content: string }), cutAfter: 300 } : right(call)),
    requests: 2,
    says: null,
  },
  {
    fault: 'is too slow once',
    reply: (call, index) => ({ ...(right(call) as { content: string }), delayMs: index === 0 ? 30_000 : 0 }),
    requests: 2,
    says: null,
  },
  {
    fault: 'stalls once',
    reply: (call, index) => (index === 0 ? { ...(right(call) as { content: string }), stallsAfter: 2 } : right(call)),
    requests: 2,
    says: null,
  },
  {
    fault: 'answers what is no JSON for ever',
    reply: () => ({ content: 'A slide, as you wished.' }),
    requests: 2,
    says: /nothing usable for the slide "Revenue grew 12 %"/,
  },
  {
    fault: 'answers what is no JSON once',
    reply: (call, index) => (index < 1 ? { content: 'A slide.' } : right(call)),
    requests: 2,
    says: null,
  },
  {
    fault: 'violates the schema for ever',
    reply: () => ({ content: '{"metrics": "many", "mood": 7}' }),
    requests: 3,
    says: /had to be mended|nothing usable/,
  },
  {
    fault: 'violates the schema once',
    reply: (call, index) => (index === 0 ? { content: '{"metrics":[{"label":"Revenue"}],"notes":"n"}' } : right(call)),
    requests: 2,
    says: null,
  },
  { fault: 'answers nothing for ever', reply: () => ({ content: '' }), requests: 3, says: /nothing usable/ },
  {
    fault: 'is cut off at its limit once',
    reply: (call, index) =>
      index === 0 ? { content: '{"metrics":[{"value":"$18.4M","la', finish: 'length' } : right(call),
    requests: 2,
    says: null,
  },
  {
    fault: 'refuses',
    reply: () => ({ content: '', refusal: 'No.' }),
    requests: 1,
    says: /declined to write the slide "Revenue grew 12 %"/,
  },
  {
    fault: 'invents a figure for ever',
    reply: () => ({ content: JSON.stringify({ metrics: [{ value: '$77M', label: 'Revenue' }], notes: 'n' }) }),
    requests: 2,
    says: /wrote 77, which stands neither in the prompt/,
  },
  {
    fault: 'invents a figure once',
    reply: (call, index) =>
      index === 0
        ? { content: JSON.stringify({ metrics: [{ value: '$77M', label: 'Revenue' }], notes: 'n' }) }
        : right(call),
    requests: 2,
    says: null,
  },
];

describe('a model that fails for one slide', () => {
  it.each(oneSlide.map((row) => [row.fault, row] as const))('%s', async (_, { reply: fault, requests, says }) => {
    let asked = 0;
    begin((call) => (call.schemaName === 'metrics_slide' ? fault(call, asked++) : right(call)));
    const end = await make();
    expect(end).toMatchObject({ ...completed, ledger: charged });
    expect(asked).toBe(requests);
    expect(end.calls.find(({ purpose }) => purpose === 'write-slide-2')).toMatchObject({ calls: requests });
    if (says) expect(end.notices).toMatch(says);
    else expect(end.notices).toBe('');
  });
});

describe('a provider that falls silent after the plan', () => {
  it('fails the job on its last attempt, since no slide was written', async () => {
    begin((call) => (call.schemaName === 'outline' ? right(call) : { status: 503, ...atOnce }));
    expect(await make()).toMatchObject({ ...failed('provider_unavailable'), ledger: released });
  });

  it('is asked again for the missing slides alone when it comes back', async () => {
    begin((call) => (call.schemaName === 'outline' ? right(call) : { status: 503, ...atOnce }));
    const tenant = await createTenant();
    const jobId = await acceptJob(tenant.api, { prompt, output_type: 'deck' });
    await expect(run(tenant, jobId)).rejects.toMatchObject({ code: 'provider_unavailable' });
    begin();
    await run(tenant, jobId);
    expect(await endOf(tenant, jobId)).toMatchObject({ ...completed, notices: '' });
    expect(provider.calls.map(({ schemaName }) => schemaName).sort()).toEqual([
      'metrics_slide',
      'statement_slide',
      'title_slide',
    ]);
  });
});

describe('a provider that falls silent before one slide is written', () => {
  it.each([
    ['answers 503', { status: 503, ...atOnce }],
    ['wants an hour of peace', { status: 429, headers: { 'retry-after': '3600' } }],
  ] as [string, ModelReply][])(
    'and %s from then on: the others are kept, and the job ends with that one written without it',
    async (_, silence) => {
      begin((call) => (call.schemaName === 'metrics_slide' ? silence : right(call)));
      const tenant = await createTenant();
      const jobId = await acceptJob(tenant.api, { prompt, output_type: 'deck' });
      await run(tenant, jobId).catch(() => undefined);
      begin(() => silence);
      await run(tenant, jobId, true);
      const end = await endOf(tenant, jobId);
      expect(end).toMatchObject({ ...completed, ledger: charged });
      expect(end.notices).toContain('did not answer for the slide "Revenue grew 12 %"');
    },
  );
});

describe('an address that sends its callers elsewhere', () => {
  it('is not followed: nobody else sees the key or the prompt', async () => {
    const seen: string[] = [];
    const stranger = createServer(
      (request, response) => (seen.push(String(request.headers.authorization)), void response.end('{}')),
    );
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const location = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/v1/chat/completions`;
    begin(() => ({ status: 307, headers: { location } }));
    expect(await make()).toMatchObject({ ...failed('provider_unavailable'), ledger: released });
    expect(provider.calls).toHaveLength(1);
    expect(seen).toEqual([]);
    await new Promise((resolve) => stranger.close(resolve));
  });
});

describe('a job whose time is up while the model answers', () => {
  it('fails with generation_timeout and gives the hold back', async () => {
    const tenant = await createTenant();
    const jobId = await acceptJob(tenant.api, { prompt, output_type: 'deck' });
    await service.database.pool.query(
      `update jobs set deadline_at = now() + interval '700 milliseconds' where id = $1`,
      [jobId],
    );
    begin((call) => ({ ...(right(call) as { content: string }), delayMs: 60_000 }));
    await run(tenant, jobId);
    expect(await endOf(tenant, jobId)).toMatchObject({ ...failed('generation_timeout'), ledger: released });
  });
});

// These come last: what a process has learned of a server it keeps.
describe('a server that does not know everything', () => {
  it('is asked for any object when it takes no schema, and without a stream when it has none', async () => {
    const isStrict = (call: ModelCall) =>
      (call.body.response_format as { type: string } | undefined)?.type === 'json_schema';
    const nameOf = (call: ModelCall) =>
      call.text.includes('Plan the deck') ? 'outline' : `${/a slide of kind (\w+)/.exec(call.text)?.[1] ?? ''}_slide`;
    begin((call) =>
      isStrict(call)
        ? { status: 400, message: 'response_format json_schema is not supported' }
        : { content: JSON.stringify(answers[nameOf(call)]), isWhole: true },
    );
    expect(await make()).toMatchObject({ ...completed, notices: '', ledger: charged });
    // It took others before: what it refuses is each of the four.
    expect(provider.calls.filter(isStrict)).toHaveLength(4);
    expect(provider.calls.filter(({ body }) => body.stream === true)).toHaveLength(2);
    expect(provider.calls.at(-1)?.body.response_format).toEqual({ type: 'json_object' });
    expect(provider.calls.at(-1)?.text).toContain('The JSON schema of the object');
  });
});
