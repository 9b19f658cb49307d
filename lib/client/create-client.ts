import { openConnection, type ConnectionOptions, type CallOptions, type Connection } from './connection';
import { fetchFile, type DownloadOptions, type ReadFile } from './files';
import { Jobs, isDone, startWait, waitForJob, type WaitOptions } from './jobs';
import { readJson } from './read-answer';
import { retry } from './retry';
import type { CompletedJob, DownloadItem, GenerateRequest, Job, Template } from './types';

export interface ClientOptions extends ConnectionOptions {
  /** How long a call repeats attempts that failed for the moment; 2 minutes unless given. */
  retryForMs?: number;
}

export interface GenerateOptions {
  /** Your own name for the request; a random one unless given. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface Client {
  /** Starts a job, and no second one however often the request has to be repeated. */
  generate(request: GenerateRequest, options?: GenerateOptions): Promise<Job>;
  getStatus(jobId: string, options?: { signal?: AbortSignal }): Promise<Job>;
  /** Polls as the service asks until the job is completed. Throws a JobFailedError or a JobTimeoutError. */
  waitForJob(jobId: string, options?: WaitOptions): Promise<CompletedJob>;
  generateAndWait(request: GenerateRequest, options?: GenerateOptions & WaitOptions): Promise<CompletedJob>;
  /** The templates that the key can use: what `template_name` takes. */
  listTemplates(options?: { signal?: AbortSignal }): Promise<Template[]>;
  /** The bytes of a file. */
  download(item: DownloadItem, options?: DownloadOptions): Promise<Uint8Array>;
  /** The bytes of a file as they come. */
  openDownload(item: DownloadItem, options?: DownloadOptions): Promise<ReadableStream<Uint8Array>>;
}

/** A job is hardly ever done sooner, and it may be polled once a second. */
const beforeFirstPollMs = 1_000;

const wholeFile: ReadFile<Uint8Array> = {
  timeoutMs: 5 * 60_000,
  read: async (response) => new Uint8Array(await response.arrayBuffer()),
};

const openFile: ReadFile<ReadableStream<Uint8Array>> = {
  read: async ({ body }) => body ?? new Blob().stream(),
};

/** A client of one installation, for one key. Every call repeats what failed for the moment. */
export function createClient({ retryForMs = 120_000, ...options }: ClientOptions): Client {
  const connection = openConnection(options);
  const { clock } = connection;
  const jobs = new Jobs(connection);
  const whileWorthIt = <T extends object>(given: T) => ({ ...given, untilMs: clock.now() + retryForMs });

  return {
    generate: (request, { idempotencyKey = crypto.randomUUID(), signal } = {}) =>
      jobs.start(request, idempotencyKey, whileWorthIt({ signal })),

    getStatus: async (jobId, given = {}) => (await jobs.read(jobId, whileWorthIt(given))).job,

    waitForJob: (jobId, given = {}) => waitForJob(jobs, clock, jobId, startWait(clock, given)),

    async generateAndWait(request, { idempotencyKey = crypto.randomUUID(), ...given } = {}) {
      const wait = startWait(clock, given);
      const job = await jobs.start(request, idempotencyKey, wait);
      if (isDone(job, wait)) return job;
      await clock.sleep(beforeFirstPollMs, wait.signal);
      return waitForJob(jobs, clock, job.job_id, wait);
    },

    listTemplates: (given = {}) => listTemplates(connection, whileWorthIt(given)),

    download: (item, given = {}) => fetchFile(connection, jobs, item, wholeFile, whileWorthIt(given)),

    openDownload: (item, given = {}) => fetchFile(connection, jobs, item, openFile, whileWorthIt(given)),
  };
}

async function listTemplates(connection: Connection, options: CallOptions): Promise<Template[]> {
  const { clock } = connection;
  const ask = () =>
    connection.attempt({
      ...options,
      address: '/api/v1/templates',
      read: (response) => readJson(response, isTemplateList),
    });
  const { templates } = await retry(ask, { ...options, clock });
  return templates;
}

function isTemplateList(body: unknown): body is { templates: Template[] } {
  return Array.isArray((body as { templates?: unknown } | null | undefined)?.templates);
}
