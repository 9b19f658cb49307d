import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { PlainError } from '../prepare/say.mjs';
import type { GenerateRequest } from '@/lib/client/types';
import { openChance, type Chance } from './chance';

/** One of two, each with a web process and a worker. */
export type Machine = 0 | 1;

export type Blow =
  | { type: 'kill worker'; machine: Machine; isFollowed: boolean }
  /** While it answers a request that has been committed. */
  | { type: 'kill web'; machine: Machine }
  | { type: 'kill PostgreSQL' }
  | { type: 'freeze worker'; machine: Machine };

export interface PlannedJob {
  /** Stands in the prompt: by it the rows of a job are found whose answer was lost. */
  number: number;
  tenant: number;
  request: GenerateRequest;
  /** Without one a lost answer leaves the caller in doubt, and there is no second attempt. */
  isKeyed: boolean;
  /** Sent again under its key although the first answer came. */
  isRepeated: boolean;
  isPoison: boolean;
}

export interface ChaosPlan {
  seed: number;
  minutes: number;
  tenants: number;
  /** Fewest jobs; more come for as long as there are blows. */
  jobs: number;
  /** The job of a number from 1, of which there is no last. */
  jobAt(number: number): PlannedJob;
  blows: readonly Blow[];
  /** From one blow to the next, where nothing else takes longer. */
  pauseMs: number;
}

const counts = { jobs: 200, workers: 30, webs: 10, databases: 3, freezes: 1 };
/** What a plan of so many minutes has once; of more it has more. */
const minutesOfOne = 6;
/** The rest of the time is for what is still under way. */
const shareOfBlows = 0.6;

const mostMinutes = 60;

const poisons = ['A poison that computes', 'A poison that crashes'];

export function makePlan({ seed, minutes }: { seed: number; minutes: number }): ChaosPlan {
  const times = Math.max(1, Math.floor(minutes / minutesOfOne));
  const chance = openChance(seed);
  const blows = planBlows(chance, times);
  const jobs = counts.jobs * times;
  const poisoned = placePoisons(chance, jobs);
  return {
    seed,
    minutes,
    tenants: 5,
    jobs,
    jobAt: (number) => planJob(openChance(seed + number * 7_919), number, poisoned.get(number)),
    blows,
    pauseMs: Math.round((minutes * 60_000 * shareOfBlows) / blows.length),
  };
}

function planBlows(chance: Chance, times: number): Blow[] {
  const many = <T>(count: number, make: (at: number) => T) =>
    Array.from({ length: count * times }, (_, index) => make(index));
  // Each machine as often as the other: what is wrong on one alone shows as often.
  const machine = (index: number) => (index % 2) as Machine;
  return chance.shuffle<Blow>([
    ...many(counts.workers, (index): Blow => {
      return { type: 'kill worker', machine: machine(index), isFollowed: chance.isOf(0.2) };
    }),
    ...many(counts.webs, (index): Blow => ({ type: 'kill web', machine: machine(index) })),
    ...many(counts.databases, (): Blow => ({ type: 'kill PostgreSQL' })),
    ...many(counts.freezes, (): Blow => ({ type: 'freeze worker', machine: chance.below(2) as Machine })),
  ]);
}

/** In the middle, so that others are before them, beside them and behind them. */
function placePoisons(chance: Chance, jobs: number): Map<number, string> {
  const middle = Array.from({ length: Math.floor(jobs / 5) }, (_, index) => Math.floor(jobs * 0.4) + index);
  const [first = 1, second = 2] = chance.shuffle(middle);
  return new Map([first, second].map((number, index) => [number, poisons[index]!]));
}

const subjects = [
  'Quarterly figures',
  'Plant report',
  'Hiring plan',
  'Launch plan',
  'Customer survey',
  'Safety review',
];
const measures = ['Revenue', 'Churn', 'Output', 'Cost', 'Retention', 'Attendance'];

function planJob(chance: Chance, number: number, poison: string | undefined): PlannedJob {
  const isDeck = poison !== undefined || chance.isOf(0.6);
  const title = `${subjects[chance.below(subjects.length)]} ${number}`;
  const facts = chance
    .shuffle(measures)
    .slice(0, 3)
    .map((measure) => `- ${measure} is ${1 + chance.below(90)} %`);
  const lines = [`# ${title}`, '', isDeck ? 'Make 3 slides.' : 'One slide.', '', ...facts, poison ? `- ${poison}` : ''];
  // As the service keeps it: without white space around it.
  const prompt = lines.join('\n').trim();
  const isKeyed = poison !== undefined || chance.isOf(0.8);
  return {
    number,
    tenant: number % 5,
    request: isDeck
      ? { prompt, output_type: 'deck' }
      : { prompt, output_type: 'single_slide', variant_count: 1 + chance.below(2) },
    isKeyed,
    isRepeated: isKeyed && chance.isOf(0.15),
    isPoison: poison !== undefined,
  };
}

interface ChaosOptions {
  seed: number;
  minutes: number;
}

const largestSeed = 2 ** 31;

/** @throws PlainError that says what is wrong with them */
export function readChaosOptions(args: string[]): ChaosOptions {
  const { values } = parse(args);
  const seed = values.seed === undefined ? randomInt(largestSeed) : Number(values.seed);
  if (!Number.isInteger(seed) || seed < 0 || seed >= largestSeed)
    throw new PlainError(`--seed is "${values.seed}"; it must be a whole number from 0 to ${largestSeed - 1}.`);
  const minutes = Number(values.minutes);
  if (!(minutes >= 1 && minutes <= mostMinutes))
    throw new PlainError(`--minutes is "${values.minutes}"; it must be a number from 1 to ${mostMinutes}.`);
  return { seed, minutes };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { seed: { type: 'string' }, minutes: { type: 'string', default: '6' } } });
  } catch (error) {
    throw new PlainError(`${(error as Error).message} "npm run chaos -- --help" says what there is.`);
  }
}
