// A process of its own, because the verbs that are called here keep the environment they meet first.
import { v7 as uuidv7 } from 'uuid';
import { say, step } from '../../prepare/say.mjs';
import { percentile, roundTo, type BenchFigure } from '../figure';
import type { Load } from './children';
import type { LoadResult, LoadPlan } from './load-generator';
import { tripOf, type RecordedStatement } from './record-statements';
import { openStage, type Closers, type LoadStage, wire, connections, generateBody } from './stage';

const rounds = 5;
const roundMs = 1_500;
const warmUpMs = 3_000;

/** The results of each scenario by its name, round by round. */
type Rounds = Map<string, LoadResult[]>;

/** Lets the scenarios take turns, each round in another order, because machines are noisy and drift. */
async function runRounds(
  load: Load,
  scenarios: readonly Scenario[],
  onRound: (round: number, of: number) => void,
): Promise<Rounds> {
  for (const scenario of scenarios) await load.run({ ...scenario, durationMs: warmUpMs });
  const results: Rounds = new Map(scenarios.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    onRound(round + 1, rounds);
    const turned = [...scenarios.slice(round % scenarios.length), ...scenarios.slice(0, round % scenarios.length)];
    for (const scenario of turned)
      results.get(scenario.name)?.push(await load.run({ ...scenario, durationMs: roundMs }));
  }
  return results;
}

function perSecond(rounds: Rounds, name: string): number {
  return percentile(
    (rounds.get(name) ?? []).map((result) => result.perSecond),
    0.5,
  );
}

/** Milliseconds, over all rounds together. */
function latency(rounds: Rounds, name: string, share: number): number {
  return percentile(
    (rounds.get(name) ?? []).flatMap((result) => result.latencies),
    share,
  );
}

/** The middle one of the ratios of each round, so that a slow moment hits both sides of it. */
function ratio(rounds: Rounds, name: string, other: string, measure: (result: LoadResult) => number): number {
  const others = rounds.get(other) ?? [];
  return percentile(
    (rounds.get(name) ?? []).map((result, round) => measure(result) / measure(others[round]!)),
    0.5,
  );
}

/** One server's path under load; its figures are compared with those of others of the same rounds. */
interface Scenario extends Omit<LoadPlan, 'durationMs'> {
  name: string;
}

/** Each connection has a key of its own, as callers do, and polls jobs of it. */
function scenariosOf({ ports, tenant, jobs }: LoadStage): Scenario[] {
  const polls = (lists: string[][]) =>
    tenant.keys.map(({ key }, index) => (lists[index] ?? []).map((job) => wire(`GET /api/v1/status/${job}`, key)));
  const generates = tenant.keys.map(({ key }) => [wire('POST /api/v1/generate', key, generateBody)]);
  const same = (request: string) => Array.from({ length: connections }, () => [request]);
  return [
    // Inngest's address while Inngest is not used: a route handler that returns a status and nothing else.
    { name: 'empty Next.js handler', port: ports.main, requests: same(wire('GET /api/inngest')), expectedStatus: 404 },
    { name: 'status', port: ports.main, requests: polls(jobs.few), expectedStatus: 200 },
    { name: 'status, bare', port: ports.bare, requests: same(wire('GET /status')), expectedStatus: 200 },
    { name: 'generate', port: ports.main, requests: generates, expectedStatus: 200 },
    {
      name: 'generate, bare',
      port: ports.bare,
      requests: same(wire('POST /generate', undefined, generateBody)),
      expectedStatus: 200,
    },
    { name: 'status, few jobs', port: ports.fewJobs, requests: polls(jobs.few), expectedStatus: 200 },
    { name: 'status, many jobs', port: ports.manyJobs, requests: polls(jobs.many), expectedStatus: 200 },
  ];
}

const durationMs = 3_000;

/** How long the 404 of a foreign job takes, relative to that of an id that nobody has. */
async function compareRefusals({ load, ports, tenant, foreignJob }: LoadStage): Promise<number> {
  const key = tenant.keys[0]?.key;
  // One connection asks for the one and the other in turn: both meet the same moments.
  const requests = [[foreignJob, uuidv7()].map((job) => wire(`GET /api/v1/status/${job}`, key))];
  const { latencies } = await load.run({ port: ports.main, requests, durationMs, expectedStatus: 404 });
  const [foreign = 0, unknown = 0] = [0, 1].map((turn) =>
    percentile(
      latencies.filter((_, index) => index % 2 === turn),
      0.5,
    ),
  );
  return foreign / unknown;
}

const median = ({ latencies }: LoadResult) => percentile(latencies, 0.5);

async function measure(stage: LoadStage): Promise<BenchFigure[]> {
  const { load, statements } = stage;
  const rounds = await step('Loading the servers in turn', () =>
    runRounds(load, scenariosOf(stage), (round, of) => say(`  round ${round} of ${of}`)),
  );
  const refusals = await compareRefusals(stage);
  return [
    speed(rounds, 'empty Next.js handler'),
    ...comparison(rounds, 'status', statements.status, 0.7),
    ...comparison(rounds, 'generate', statements.generate, 0.5),
    {
      name: 'status p50, 1,000,000 jobs relative to 1,000',
      value: roundTo(ratio(rounds, 'status, many jobs', 'status, few jobs', median), 2),
      unit: '×',
      aim: 1.2,
    },
    { name: '404 of a foreign job relative to that of an unknown one, p50', value: roundTo(refusals, 2), unit: '×' },
  ];
}

function comparison(
  rounds: Rounds,
  name: string,
  [statements = []]: RecordedStatement[][],
  atLeast: number,
): BenchFigure[] {
  const bare = `${name}, bare`;
  const relative = (other: string) =>
    roundTo(
      ratio(rounds, name, other, (result) => result.perSecond),
      2,
    );
  return [
    speed(rounds, name),
    { name: `${name}, p50`, value: roundTo(latency(rounds, name, 0.5)), unit: 'ms' },
    { name: `${name}, p99`, value: roundTo(latency(rounds, name, 0.99)), unit: 'ms' },
    { ...speed(rounds, bare), name: `bare node:http with the same statements (${statements.map(tripOf).join(', ')})` },
    { name: `${name}, relative to the bare server`, value: relative(bare), unit: '×', atLeast },
    { name: `${name}, relative to an empty Next.js handler`, value: relative('empty Next.js handler'), unit: '×' },
  ];
}

function speed(rounds: Rounds, name: string): BenchFigure {
  return { name, value: roundTo(perSecond(rounds, name), 0), unit: 'requests/s' };
}

async function main(dataDir: string): Promise<void> {
  const closers: Closers = [];
  try {
    process.send?.(await measure(await openStage(dataDir, closers)));
  } finally {
    for (const close of closers.reverse()) await close();
  }
  process.disconnect();
}

await main(process.argv[2] ?? '');
