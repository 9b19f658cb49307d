import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { say } from '../../prepare/say.mjs';
import type { RunningService } from '../../supervisor/start-service';
import { type BenchFigure, percentile, roundTo } from '../figure';
import { makeServiceCallers, withBenchService, type ServiceCaller } from '../bench-service';
import { twelveSlides } from '../twelve-slides';

/** As many processors as the service and the loops are compared on. */
const loops = 2;
const decks = 24;
const rounds = 3;
const warmUp = 4;
const pollMs = 50;

/** Decks that the service makes while many wait, beside bare loops of the engine, in turns. */
export function measureThroughput(root: string): Promise<BenchFigure[]> {
  return withBenchService(root, { GENERATE_LIMIT_PER_MINUTE: '100000' }, async (service) => {
    const bare = Array.from({ length: loops }, startLoop);
    try {
      return await measure(service, bare);
    } finally {
      for (const loop of bare) loop.kill();
    }
  });
}

function startLoop(): ChildProcess {
  return fork(join(import.meta.dirname, 'bare-loop.ts'), [], { execArgv: ['--import', 'tsx'] });
}

async function measure(service: RunningService, bare: readonly ChildProcess[]): Promise<BenchFigure[]> {
  const [caller] = (await makeServiceCallers(service, 1)) as [ServiceCaller];
  const database = new pg.Client({ connectionString: service.databaseUrl });
  await database.connect();
  try {
    const ofService: number[] = [];
    const ofLoops: number[] = [];
    await makeInLoops(bare, warmUp);
    await makeInService(caller, database, warmUp);
    for (let round = 0; round < rounds; round += 1) {
      say(`  round ${round + 1} of ${rounds}`);
      ofLoops.push(await makeInLoops(bare, decks));
      ofService.push(await makeInService(caller, database, decks));
    }
    const ratios = ofService.map((perMinute, round) => perMinute / (ofLoops[round] ?? Number.NaN));
    return [
      { name: 'decks of twelve slides, many waiting', value: roundTo(percentile(ofService, 0.5), 0), unit: '/min' },
      {
        name: `the same in ${loops} bare loops of the engine`,
        value: roundTo(percentile(ofLoops, 0.5), 0),
        unit: '/min',
      },
      { name: 'the one relative to the other', value: roundTo(percentile(ratios, 0.5), 2), unit: '×', atLeast: 0.8 },
    ];
  } finally {
    await database.end();
  }
}

const perMinute = (count: number, sinceMs: number) => (count / (performance.now() - sinceMs)) * 60_000;

async function makeInLoops(bare: readonly ChildProcess[], count: number): Promise<number> {
  const start = performance.now();
  await Promise.all(
    bare.map(async (loop) => {
      loop.send(count / bare.length);
      await Promise.race([
        once(loop, 'message'),
        once(loop, 'exit').then(() => Promise.reject(new Error('A loop ended.'))),
      ]);
    }),
  );
  return perMinute(count, start);
}

async function makeInService({ client }: ServiceCaller, database: pg.Client, count: number): Promise<number> {
  const start = performance.now();
  const prompt = twelveSlides;
  await Promise.all(Array.from({ length: count }, () => client.generate({ prompt, output_type: 'deck' })));
  for (let isOver = false; !isOver;) {
    await sleep(pollMs);
    const { rows } = await database.query<{ left: number; failed: number }>(
      `select count(*) filter (where status in ('pending', 'processing'))::int as left,
         count(*) filter (where status = 'failed')::int as failed from jobs`,
    );
    if (rows[0]?.failed) throw new Error(`${rows[0].failed} decks failed.`);
    isOver = rows[0]?.left === 0;
  }
  return perMinute(count, start);
}
