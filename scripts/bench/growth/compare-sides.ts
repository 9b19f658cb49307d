import { percentile, roundTo, type BenchFigure } from '../figure';

/** The same on a database with few rows and on one with many. */
export interface Sides<T> {
  small: T;
  large: T;
}

export type Side = keyof Sides<unknown>;

const growthAim = 1.2;

/** Changes sides with every call, because machines are noisy and drift; samples in milliseconds. */
export async function sampleInTurns(
  rounds: number,
  call: (side: Side) => Promise<readonly number[]>,
): Promise<Sides<number[]>> {
  const samples: Sides<number[]> = { small: [], large: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const side of round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const))
      samples[side].push(...(await call(side)));
  return samples;
}

export async function timeOf(work: () => Promise<unknown>): Promise<number[]> {
  const start = performance.now();
  await work();
  return [performance.now() - start];
}

/** How long it takes where there is much, and relative to where there is little. */
export function growthFigures(name: string, samples: Sides<number[]>, hasAim: boolean): BenchFigure[] {
  const [large, small] = [percentile(samples.large, 0.5), percentile(samples.small, 0.5)];
  return [
    { name: `${name}, p50`, value: roundTo(large, 2), unit: 'ms' },
    {
      name: `${name}, relative to 1,000 jobs`,
      value: roundTo(large / small, 2),
      unit: '×',
      ...(hasAim && { aim: growthAim }),
    },
  ];
}
