import { getPool } from '@/lib/platform/database/pool';
import { systemContext } from '@/lib/services/context';
import { listJobs } from '@/lib/services/jobs/list-jobs';
import type { JobListInput } from '@/lib/services/jobs/list-jobs-query';
import { percentile, rounded, type Figure } from '../figure';
import { words, type JobsTenant } from './jobs-database';

const limit = 50;
const rounds = 40;
const warmUpRounds = 3;
const deepPosition = 90_000;
const dayMs = 86_400_000;

/** What a statement of the list costs by itself: the same rows by the same index. */
const bareQuery = `select id, status, prompt from jobs where organization_id = $1 order by id desc limit ${limit}`;

/** The list of jobs of an organization that has many, in all the ways in which people ask for it. */
export async function measureList(tenant: JobsTenant, jobCount: number): Promise<Figure[]> {
  const pool = getPool();
  const ctx = systemContext(tenant.organizationId);
  const cases = Object.entries(await casesOf(tenant)).map(([name, input]) => ({
    name,
    run: (): Promise<unknown> => listJobs({ ctx, input: { limit, ...input } }),
  }));
  const all = [{ name: bareName, run: () => pool.query(bareQuery, [tenant.organizationId]) }, ...cases];
  const samples = new Map(all.map(({ name }) => [name, [] as number[]]));
  // They take turns, because machines are noisy and drift.
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const { name, run } of all) {
      const start = performance.now();
      await run();
      if (round >= 0) samples.get(name)?.push(performance.now() - start);
    }
  }
  return [...samples].map(([name, times]) => ({
    name: `list of ${jobCount.toLocaleString('en')} jobs, ${name}, p50`,
    value: rounded(percentile(times, 0.5)),
    unit: 'ms',
  }));
}

const bareName = `bare select … limit ${limit}`;

async function casesOf({ organizationId, keys }: JobsTenant): Promise<Record<string, JobListInput>> {
  const { rows } = await getPool().query<{ id: string }>(
    'select id from jobs where organization_id = $1 order by id desc offset $2 limit 1',
    [organizationId, deepPosition],
  );
  const source = keys[0]?.id;
  const day = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return {
    'first page': {},
    'page after the 90,000th': { olderThan: rows[0]?.id },
    failed: { status: 'failed' },
    'unfinished, of which there are none': { status: 'pending' },
    'single slides': { outputType: 'single_slide' },
    'of one key': { source },
    'from the portal': { source: 'portal' },
    'of two days': { fromDate: day(61), toDate: day(60) },
    'a word of all': { text: words.everywhere },
    'a word of a tenth': { text: words.tenth },
    'a word of a thousandth': { text: words.thousandth },
    'a word of one old job': { text: words.once },
    'a word of none': { text: 'xylophone' },
    'two words, failed, of one key': { text: `${words.tenth} ${words.everywhere}`, status: 'failed', source },
  };
}
