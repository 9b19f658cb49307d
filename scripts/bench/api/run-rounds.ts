import { percentile } from '../figure';
import type { Load } from './children';
import type { LoadResult } from './load-generator';
import type { Scenario } from './scenarios';

const rounds = 5;
const roundMs = 1_500;
const warmUpMs = 3_000;

/** The results of each scenario by its name, round by round. */
export type Rounds = Map<string, LoadResult[]>;

/** Lets the scenarios take turns, each round in another order, because machines are noisy and drift. */
export async function runRounds(
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

export function perSecond(rounds: Rounds, name: string): number {
  return percentile(
    (rounds.get(name) ?? []).map((result) => result.perSecond),
    0.5,
  );
}

/** Milliseconds, over all rounds together. */
export function latency(rounds: Rounds, name: string, share: number): number {
  return percentile(
    (rounds.get(name) ?? []).flatMap((result) => result.latencies),
    share,
  );
}

/** The middle one of the ratios of each round, so that a slow moment hits both sides of it. */
export function ratio(rounds: Rounds, name: string, other: string, measure: (result: LoadResult) => number): number {
  const others = rounds.get(other) ?? [];
  return percentile(
    (rounds.get(name) ?? []).map((result, round) => measure(result) / measure(others[round]!)),
    0.5,
  );
}
