import { expect, it } from 'vitest';
import { readChaosOptions } from './plan';
import { makePlan, type ChaosPlan } from './plan';

const jobsOf = (plan: ChaosPlan, count = plan.jobs) =>
  Array.from({ length: count }, (_, index) => plan.jobAt(index + 1));
const shown = (plan: ChaosPlan) => ({ ...plan, jobAt: undefined, all: jobsOf(plan) });

it('is the same for the same seed, and another for another', () => {
  const plan = makePlan({ seed: 7, minutes: 6 });
  expect(shown(makePlan({ seed: 7, minutes: 6 }))).toEqual(shown(plan));
  expect(makePlan({ seed: 8, minutes: 6 }).blows).not.toEqual(plan.blows);
  expect(jobsOf(makePlan({ seed: 8, minutes: 6 }))).not.toEqual(jobsOf(plan));
});

it('has every blow as often as it says, whatever the seed', () => {
  for (const seed of [0, 1, 2, 2 ** 31 - 1]) {
    const { blows, jobs } = makePlan({ seed, minutes: 6 });
    const count = (type: string) => blows.filter((blow) => blow.type === type).length;
    expect(jobs).toBe(200);
    expect([count('kill worker'), count('kill web'), count('kill PostgreSQL'), count('freeze worker')]).toEqual([
      30, 10, 3, 1,
    ]);
  }
});

it('has two poison jobs in the middle, a deck with a key each, and no two jobs of one prompt', () => {
  const jobs = jobsOf(makePlan({ seed: 3, minutes: 6 }), 400);
  const poisoned = jobs.filter(({ isPoison }) => isPoison);
  expect(poisoned.map(({ isKeyed, request }) => [isKeyed, request.output_type])).toEqual([
    [true, 'deck'],
    [true, 'deck'],
  ]);
  expect(poisoned.every(({ number }) => number > 60 && number < 140)).toBe(true);
  expect(poisoned.map(({ request }) => /poison that \w+/.exec(request.prompt)?.[0]).sort()).toEqual([
    'poison that computes',
    'poison that crashes',
  ]);
  expect(new Set(jobs.map(({ request }) => request.prompt)).size).toBe(jobs.length);
});

it('has more of everything for more minutes', () => {
  const plan = makePlan({ seed: 1, minutes: 12 });
  expect(plan.jobs).toBe(400);
  expect(plan.blows).toHaveLength(88);
});

it.each([
  [['--seed', 'x'], /--seed is "x"; it must be a whole number/],
  [['--minutes', '0'], /--minutes is "0"; it must be a number from 1 to 60/],
  [['--speed', '2'], /--help/],
])('refuses %j with a line that says what to give', (args, message) => {
  expect(() => readChaosOptions(args)).toThrow(message);
});

it('takes a seed by chance unless one is given', () => {
  expect(readChaosOptions([]).seed).not.toBe(readChaosOptions([]).seed);
  expect(readChaosOptions(['--seed', '12', '--minutes', '3'])).toEqual({ seed: 12, minutes: 3 });
});
