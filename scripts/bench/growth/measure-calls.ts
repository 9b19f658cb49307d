import type { Database } from '@/lib/platform/database/client';
import type { KnownOrganization } from '@/lib/services/testing/grow-database';
import type { Load } from '../api/children';
import { generateBody, wire } from '../api/stage';
import type { BenchFigure } from '../figure';
import { growthFigures, sampleInTurns, type Side, type Sides } from './compare-sides';

const rounds = 12;
const roundMs = 500;
const connections = 4;
const jobsPerKey = 50;

export interface CallStage {
  load: Load;
  ports: Sides<number>;
  databases: Sides<Database>;
}

/** Polls and requests of an organization's callers, over HTTP, on two web processes that differ in their database alone. */
export async function measureCallsOf(
  title: string,
  organization: KnownOrganization,
  stage: CallStage,
): Promise<BenchFigure[]> {
  const polls = {
    small: await pollsOf(organization, stage.databases.small),
    large: await pollsOf(organization, stage.databases.large),
  };
  const generates = organization.keys.map(({ key }) => wire('POST /api/v1/generate', key, generateBody));
  return [
    ...growthFigures(`status ${title}`, await measure(stage, polls), true),
    ...growthFigures(`generate ${title}`, await measure(stage, { small: generates, large: generates }), true),
  ];
}

async function measure({ load, ports, databases }: CallStage, requests: Sides<string[]>): Promise<Sides<number[]>> {
  const burst = async (side: Side) => {
    const lists = Array.from({ length: connections }, (_, connection) =>
      requests[side].filter((_, index) => index % connections === connection),
    );
    const plan = { port: ports[side], requests: lists, durationMs: roundMs, expectedStatus: 200 };
    const { latencies } = await load.run(plan);
    await endAll(databases[side]);
    return latencies;
  };
  await sampleInTurns(2, burst);
  return sampleInTurns(rounds, burst);
}

/** Some jobs of each key, from all over the table. */
async function pollsOf({ keys }: KnownOrganization, { pool }: Database): Promise<string[]> {
  const polls: string[] = [];
  for (const { id, key } of keys) {
    const { rows } = await pool.query<{ id: string }>(
      `select id from jobs where api_key_id = $1 and status = 'completed' order by md5(id::text) limit $2`,
      [id, jobsPerKey],
    );
    polls.push(...rows.map((row) => wire(`GET /api/v1/status/${row.id}`, key)));
  }
  return polls;
}

/** What a burst left would make the next one slower: nobody works on it here. */
async function endAll({ pool }: Database): Promise<void> {
  await pool.query(
    `
    with ended as (
      update jobs set status = 'failed', error_code = 'cancelled', error_message = 'measured', finished_at = now()
      where status = 'pending' and created_at > now() - interval '1 minute' and prompt = $1 returning id)
    delete from job_queue where job_id in (select id from ended)`,
    [(JSON.parse(generateBody) as { prompt: string }).prompt],
  );
}
