import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import type { Client } from '@/lib/client';
import type { RunningService } from '../supervisor/start-service';
import { type BenchFigure, percentile, roundTo } from './figure';
import { makeServiceCallers, withBenchService } from './bench-service';
import { twelveSlides } from './twelve-slides';

const slideRounds = 12;
const queuedDecks = 200;
const aim = 3;

/** What stands beside one organization's slides while they are measured. */
const neighbours: readonly { name: string; prompts: string[] }[] = [
  { name: `${queuedDecks} queued decks`, prompts: Array.from({ length: queuedDecks }, () => twelveSlides) },
  ...['computes', 'grows', 'crashes'].map((what) => ({
    name: `four jobs with poison that ${what}`,
    prompts: Array.from({ length: 4 }, () => `${twelveSlides}\n- A poison that ${what}\n`),
  })),
];

/** How long an organization's single slide takes while another organization has much, or something harmful, to do. */
export function measureFairness(root: string): Promise<BenchFigure[]> {
  const poison = pathToFileURL(join(root, 'scripts', 'worker', 'testing', 'poison.mjs')).href;
  return withBenchService(root, { NODE_OPTIONS: `--import ${poison}`, GENERATE_LIMIT_PER_MINUTE: '100000' }, measure);
}

async function measure(service: RunningService): Promise<BenchFigure[]> {
  const [measured, neighbour] = await makeServiceCallers(service, 2).then((all) => all.map(({ client }) => client));
  const database = new pg.Client({ connectionString: service.databaseUrl });
  await database.connect();
  try {
    await slideTimes(measured!, database);
    const alone = percentile(await slideTimes(measured!, database), 0.5);
    const figures: BenchFigure[] = [{ name: 'a single slide alone, p50', value: roundTo(alone), unit: 'ms' }];
    for (const { name, prompts } of neighbours) {
      await Promise.all(prompts.map((prompt) => neighbour!.generate({ prompt, output_type: 'deck' })));
      const times = await slideTimes(measured!, database);
      figures.push({
        name: `another organization's single slide beside ${name}, p50 relative to alone`,
        value: roundTo(percentile(times, 0.5) / alone, 2),
        unit: '×',
        aim,
      });
      await database.query(
        `update jobs set status = 'failed', error_code = 'cancelled', error_message = 'measured', finished_at = now()
         where status in ('pending', 'processing')`,
      );
    }
    return figures;
  } finally {
    await database.end();
  }
}

const timesQuery = `
  select extract(epoch from finished_at - created_at)::float8 * 1000 as ms from jobs
  where id = any($1) and status = 'completed'`;

/** One after the other, as somebody in front of them asks. */
async function slideTimes(client: Client, database: pg.Client): Promise<number[]> {
  const ids: string[] = [];
  for (let round = 0; round < slideRounds; round += 1) {
    const job = await client.generateAndWait({
      prompt: 'Revenue grew from 12 to 18 million, churn fell to 2.1 %',
      output_type: 'single_slide',
    });
    ids.push(job.job_id);
  }
  const { rows } = await database.query<{ ms: number }>(timesQuery, [ids]);
  if (rows.length < slideRounds) throw new Error(`Only ${rows.length} of ${slideRounds} slides were completed.`);
  return rows.map(({ ms }) => ms);
}
