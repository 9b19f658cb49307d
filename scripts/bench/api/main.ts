// A process of its own, because the verbs that are called here keep the environment they meet first.
import { say, step } from '../../prepare/say.mjs';
import { percentile, rounded, type Figure } from '../figure';
import { compareRefusals } from './compare-refusals';
import type { LoadResult } from './load-generator';
import { latency, perSecond, ratio, runRounds, type Rounds } from './run-rounds';
import { scenariosOf } from './scenarios';
import { openStage, type Closers, type Stage } from './stage';

const median = ({ latencies }: LoadResult) => percentile(latencies, 0.5);

async function measure(stage: Stage): Promise<Figure[]> {
  const { load, trips } = stage;
  const rounds = await step('Loading the servers in turn', () =>
    runRounds(load, scenariosOf(stage), (round, of) => say(`  round ${round} of ${of}`)),
  );
  const refusals = await compareRefusals(stage);
  return [
    speed(rounds, 'empty Next.js handler'),
    ...comparison(rounds, 'status', trips.status, 0.7),
    ...comparison(rounds, 'generate', trips.generate, 0.5),
    {
      name: 'status p50, 1,000,000 jobs relative to 1,000',
      value: rounded(ratio(rounds, 'status, many jobs', 'status, few jobs', median), 2),
      unit: '×',
      aim: 1.2,
    },
    { name: '404 of a foreign job relative to that of an unknown one, p50', value: rounded(refusals, 2), unit: '×' },
  ];
}

function comparison(rounds: Rounds, name: string, trips: readonly string[], atLeast: number): Figure[] {
  const bare = `${name}, bare`;
  const relative = (other: string) =>
    rounded(
      ratio(rounds, name, other, (result) => result.perSecond),
      2,
    );
  return [
    speed(rounds, name),
    { name: `${name}, p50`, value: rounded(latency(rounds, name, 0.5)), unit: 'ms' },
    { name: `${name}, p99`, value: rounded(latency(rounds, name, 0.99)), unit: 'ms' },
    { ...speed(rounds, bare), name: `bare node:http with the same round trips (${trips.join(', ')})` },
    { name: `${name}, relative to the bare server`, value: relative(bare), unit: '×', atLeast },
    { name: `${name}, relative to an empty Next.js handler`, value: relative('empty Next.js handler'), unit: '×' },
  ];
}

function speed(rounds: Rounds, name: string): Figure {
  return { name, value: rounded(perSecond(rounds, name), 0), unit: 'requests/s' };
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
