import { generateRoute, statusRoute } from '@/lib/http/routes/jobs';
import { closeDatabase } from '@/lib/platform/database/client';
import { loadStartEnv } from '@/lib/platform/env/embedded-env';
import { closeRateLimiter } from '@/lib/platform/rate-limiter/get-rate-limiter';
import { step } from '../../prepare/say.mjs';
import { openStore } from '../../supervisor/store';
import { startWeb } from '../../web/testing/start-web';
import { startBareServer, startLoad, type Load } from './children';
import { copyDatabase, fillJobs, makeTenant, pickJobs, type BenchTenant } from './databases';
import { recordStatements, type RecordedStatement } from './record-statements';

const jobsPerConnection = 30;
const fewJobs = 1_000;
const manyJobs = 1_000_000;

export type Closers = (() => unknown)[];

interface Databases {
  url: string;
  fewJobsUrl: string;
  manyJobsUrl: string;
  tenant: BenchTenant;
  /** Some jobs of each key: those in every database, and those from all over the large one. */
  jobs: { few: string[][]; many: string[][] };
  /** A job of somebody else. */
  foreignJob: string;
  /** What a call of each key asks of the database. */
  statements: { status: RecordedStatement[][]; generate: RecordedStatement[][] };
}

/** Everything that is measured and everything it is measured against, running. */
export interface LoadStage extends Databases {
  ports: { main: number; fewJobs: number; manyJobs: number; bare: number };
  load: Load;
}

/** Opens what the measuring needs, and pushes to `closers` what is to be closed in reverse order. */
export async function openStage(dataDir: string, closers: Closers): Promise<LoadStage> {
  const databases = await openDatabases(dataDir, closers);
  const startOn = async (url: string, args?: string[]) => {
    const web = await startWeb({ env: { DATABASE_URL: url }, args });
    closers.push(() => web.stop());
    return Number(new URL(web.url).port);
  };
  const bare = await startBareServer(databases.url, {
    '/status': databases.statements.status,
    '/generate': databases.statements.generate,
  });
  closers.push(() => bare.stop());
  const load = startLoad();
  closers.push(() => load.stop());
  const ports = {
    main: await startOn(databases.url, []),
    fewJobs: await startOn(databases.fewJobsUrl),
    manyJobs: await startOn(databases.manyJobsUrl),
    bare: bare.port,
  };
  return { ...databases, ports, load };
}

async function openDatabases(dataDir: string, closers: Closers): Promise<Databases> {
  const start = loadStartEnv({
    ...process.env,
    DATABASE_URL: undefined,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...highLimits(),
  });
  const store = await openStore(start, () => undefined);
  closers.push(() => store.close());
  // Verbs that are called here, and every process that is started, read the same environment.
  for (const [name, value] of Object.entries(store.source)) if (value !== undefined) process.env[name] = value;
  const url = store.source.DATABASE_URL ?? '';
  const tenant = await makeTenant(connections);
  const stranger = await makeTenant(1);
  await fillJobs(url, tenant, fewJobs);
  await fillJobs(url, stranger, 1);
  const few = await pickJobs(url, tenant, jobsPerConnection);
  const [[foreignJob = ''] = []] = await pickJobs(url, stranger, 1);
  const statements = await recordCalls(tenant, few);
  await closeRateLimiter();
  await closeDatabase();
  const fewJobsUrl = await copyDatabase(url, 'few_jobs');
  const manyJobsUrl = await copyDatabase(url, 'many_jobs');
  await step(`Writing ${manyJobs.toLocaleString('en')} jobs`, () => fillJobs(manyJobsUrl, tenant, manyJobs - fewJobs));
  const jobs = { few, many: await pickJobs(manyJobsUrl, tenant, jobsPerConnection) };
  return { url, fewJobsUrl, manyJobsUrl, tenant, jobs, foreignJob, statements };
}

/** Out of the way of the measuring; every call is counted all the same. */
function highLimits(): Record<string, string> {
  const names = [
    'GENERATE_LIMIT_PER_MINUTE',
    'STATUS_LIMIT_PER_MINUTE',
    'STATUS_LIMIT_PER_JOB_PER_SECOND',
    'STATUS_BURST_PER_JOB',
  ];
  return { ...Object.fromEntries(names.map((name) => [name, '1000000000'])), JOBS_PENDING_MAX: '0' };
}

async function recordCalls({ keys }: BenchTenant, jobs: readonly string[][]): Promise<Databases['statements']> {
  const statements: Databases['statements'] = { status: [], generate: [] };
  for (const [index, { key }] of keys.entries()) {
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const request = (init: RequestInit = {}) => new Request('http://localhost', { ...init, headers });
    const poll = (): Parameters<typeof statusRoute.GET> => [request(), { params: { job_id: jobs[index]?.[0] ?? '' } }];
    const generate = (): Parameters<typeof generateRoute.POST> => [request({ method: 'POST', body: generateBody }), {}];
    statements.status.push(await recordStatements(statusRoute.GET, poll, { makesJob: false }));
    statements.generate.push(await recordStatements(generateRoute.POST, generate, { makesJob: true }));
  }
  return statements;
}

export const connections = 32;

export const generateBody = JSON.stringify({
  prompt: 'A 10-slide plan for the second half of the year: goals, budget, people, risks.',
  output_type: 'deck',
});

/** A request's bytes on the wire. */
export function wire(line: string, key?: string, body?: string): string {
  const fields = [
    'Host: 127.0.0.1',
    ...(key ? [`Authorization: Bearer ${key}`] : []),
    ...(body ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []),
  ];
  return `${line} HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n${body ?? ''}`;
}
