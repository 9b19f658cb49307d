import { say } from '../../prepare/say.mjs';
import type { RunningService } from '../../supervisor/start-service';
import { type BenchFigure, percentile, roundTo } from '../figure';
import { makeServiceCallers, withBenchService } from '../bench-service';
import { keepBusy, sendAtRate, type TrafficResult } from './traffic';
import { sampleMemory } from '../service-processes';

const organizations = 10;
const warmUpSeconds = 10;
const sustainSeconds = 30;
const halfSeconds = 30;
const overSeconds = 60;
/** As many as keep every place of the worker taken while callers wait between two polls. */
const jobsUnderWay = 60;
/** Of the beginning and the end of the load, between which memory is compared. */
const memoryShare = 0.25;

/**
 * Ten organizations send slides and decks, poll and download: first as much as the service can do, then half and half as
 * much again of that. What is refused with 429 is told, anything else but success is counted as an error.
 */
export function measureLoad(root: string): Promise<BenchFigure[]> {
  return withBenchService(root, {}, measure);
}

async function measure(service: RunningService): Promise<BenchFigure[]> {
  const callers = await makeServiceCallers(service, organizations);
  const traffic = { url: service.url, keys: callers.map(({ key }) => key), seed: 1 };
  await keepBusy(traffic, { jobs: jobsUnderWay, seconds: warmUpSeconds });
  say(`  as much as the service can do, ${sustainSeconds} s`);
  const busy = await keepBusy(traffic, { jobs: jobsUnderWay, seconds: sustainSeconds });
  const sustainable = busy.ended / sustainSeconds;
  say(`  half of ${roundTo(sustainable)} jobs a second, ${halfSeconds} s`);
  const half = await sendAtRate(traffic, { perSecond: sustainable / 2, seconds: halfSeconds });
  say(`  one and a half of it, ${overSeconds} s`);
  const memory = sampleMemory();
  const over = await sendAtRate(traffic, { perSecond: sustainable * 1.5, seconds: overSeconds });
  const errors = [busy, half, over].flatMap((result) => result.errors);
  for (const error of new Set(errors)) say(`  ${error}`);
  return [
    {
      name: 'jobs that the service sustains, three slides to a deck of twelve',
      value: roundTo(sustainable),
      unit: '/s',
    },
    ...calls.flatMap((call) => comparison(call, half, over)),
    { name: 'refused with 429 at one and a half of it', value: over.refused, unit: 'answers' },
    { name: 'answers and jobs that were neither a success nor 429', value: errors.length, unit: 'errors', aim: 0 },
    {
      name: `memory of web, worker and their processes after ${overSeconds} s of it, relative to its beginning`,
      value: roundTo(growth(memory.end()), 2),
      unit: '×',
      aim: 1.1,
    },
  ];
}

const calls = ['generate', 'status', 'download'] as const;

function comparison(call: (typeof calls)[number], half: TrafficResult, over: TrafficResult): BenchFigure[] {
  const [calm, loaded] = [half, over].map(({ answers }) => percentile(answers[call], 0.99)) as [number, number];
  return [
    { name: `${call} at half of it, p99`, value: roundTo(calm), unit: 'ms' },
    { name: `${call} at one and a half of it, p99`, value: roundTo(loaded), unit: 'ms' },
    { name: `${call}, the one relative to the other`, value: roundTo(loaded / calm, 2), unit: '×', aim: 3 },
  ];
}

function growth(samples: readonly number[]): number {
  const size = Math.ceil(samples.length * memoryShare);
  return percentile(samples.slice(-size), 0.5) / percentile(samples.slice(0, size), 0.5);
}
