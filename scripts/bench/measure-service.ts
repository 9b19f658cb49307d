import pg from 'pg';
import { createClient, type Client } from '@/lib/client';
import type { RunningService } from '../supervisor/start-service';
import { withBenchService } from './bench-service';
import { type BenchFigure, percentile, roundTo } from './figure';
import { childProcessesOf, cpuSecondsOf, memoryMbOf, pidOfProgram } from './service-processes';
import { twelveSlides } from './twelve-slides';

const rounds = 40;
const warmUpRounds = 5;

/** The production service with a data folder of its own, asked for one deck after another. */
export function measureService(root: string): Promise<BenchFigure[]> {
  return withBenchService(root, {}, async (service) => [...measureStart(), ...(await measure(service))]);
}

/** What it took to become ready, by process. */
function measureStart(): BenchFigure[] {
  return ['web', 'worker'].flatMap((program) => {
    const pid = pidOfProgram(program);
    return [
      { name: `computing until the ${program} process is ready`, value: roundTo(cpuSecondsOf(pid), 2), unit: 's' },
      {
        name: `memory of the ${program} process when it is ready`,
        value: roundTo(memoryMbOf(pid, 'VmRSS'), 0),
        unit: 'MB',
      },
    ];
  });
}

async function measure(service: RunningService): Promise<BenchFigure[]> {
  if (!service.demo) throw new Error('The service made no key to measure with.');
  const client = createClient({ baseUrl: service.url, apiKey: service.demo.key.key });
  const jobIds: string[] = [];
  for (let round = -warmUpRounds; round < rounds; round += 1) jobIds.push(await finishedJob(client));
  const first = await readTimes(service, jobIds.slice(0, 1));
  const { startMs, doneMs, slides } = await readTimes(service, jobIds.slice(warmUpRounds));
  return [
    { name: 'accept to the worker’s start, p50', value: roundTo(percentile(startMs, 0.5)), unit: 'ms', aim: 20 },
    { name: 'accept to the worker’s start, p99', value: roundTo(percentile(startMs, 0.99)), unit: 'ms' },
    {
      name: `accept to completed, ${slides} slides, p50`,
      value: roundTo(percentile(doneMs, 0.5)),
      unit: 'ms',
      aim: 600,
    },
    { name: `accept to completed, ${slides} slides, p99`, value: roundTo(percentile(doneMs, 0.99)), unit: 'ms' },
    {
      name: 'the first deck of a worker, relative to later ones',
      value: roundTo((first.doneMs[0] ?? Number.NaN) / percentile(doneMs, 0.5), 2),
      unit: '×',
      aim: 1.5,
    },
    ...measureMemory(),
  ];
}

function measureMemory(): BenchFigure[] {
  const worker = pidOfProgram('worker');
  const [own, ...computing] = [worker, ...childProcessesOf(worker)].map((pid) => memoryMbOf(pid, 'VmHWM')) as [number];
  const inProcesses = computing.reduce((sum, megabytes) => sum + megabytes, 0);
  const after = `after ${rounds + warmUpRounds} decks`;
  return [
    {
      name: `peak memory of the worker and where it computes, ${after}`,
      value: roundTo(own + inProcesses, 0),
      unit: 'MB',
      aim: 300,
    },
    {
      name: `of it the ${computing.length} processes in which it computes`,
      value: roundTo(inProcesses, 0),
      unit: 'MB',
    },
  ];
}

async function finishedJob(client: Client): Promise<string> {
  const job = await client.generateAndWait({ prompt: twelveSlides, output_type: 'deck' });
  return job.job_id;
}

interface Times {
  startMs: number[];
  doneMs: number[];
  slides: number;
}

const timesQuery = `
  select extract(epoch from started_at - jobs.created_at)::float8 * 1000 as start_ms,
    extract(epoch from finished_at - jobs.created_at)::float8 * 1000 as done_ms, slide_count
  from jobs join artifacts on artifacts.job_id = jobs.id where jobs.id = any($1)`;

/** The service's own rows, because a poll every two seconds would measure the polling. */
async function readTimes(service: RunningService, jobIds: readonly string[]): Promise<Times> {
  const database = new pg.Client({ connectionString: service.databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query<{ start_ms: number; done_ms: number; slide_count: number }>(timesQuery, [
      jobIds,
    ]);
    return {
      startMs: rows.map((row) => row.start_ms),
      doneMs: rows.map((row) => row.done_ms),
      slides: rows[0]?.slide_count ?? 0,
    };
  } finally {
    await database.end();
  }
}
