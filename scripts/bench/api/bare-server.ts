import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import type { RoundTrip } from './round-trips';

/** What a path costs the database. */
export type BarePlan = Record<string, RoundTrip[]>;

/** The smallest statement of each kind; named, as ours are. */
const statements: Record<RoundTrip, (turn: number) => pg.QueryConfig | string> = {
  read: (turn) => ({
    name: 'read',
    text: 'select id, payload from bare_rows where id = $1',
    values: [1 + (turn % 1_000)],
  }),
  write: () => ({ name: 'write', text: 'insert into bare_jobs (payload) values ($1)', values: ['payload'] }),
  count: (turn) => ({
    name: 'count',
    text: 'insert into bare_counts as counted (key, points) values ($1, 1) on conflict (key) do update set points = counted.points + 1 returning points',
    values: [`key ${turn % 32}`],
  }),
  begin: () => 'begin',
  commit: () => 'commit',
};

const answer = JSON.stringify({
  job_id: '01a1fee4-d8f0-732f-9fbb-60d393375251',
  status: 'pending',
  output_type: 'deck',
  downloads: null,
  error: null,
});

async function answerFrom(pool: pg.Pool, plan: BarePlan, request: IncomingMessage, turn: number): Promise<void> {
  if (request.method === 'POST') JSON.parse(await readText(request));
  const trips = plan[request.url ?? ''] ?? [];
  const client = trips.includes('begin') ? await pool.connect() : undefined;
  for (const trip of trips) await (client ?? pool).query(statements[trip](turn) as pg.QueryConfig);
  client?.release();
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

const { BARE_PLAN = '{}', BARE_URL, BARE_PORT } = process.env;
const plan = JSON.parse(BARE_PLAN) as BarePlan;
const pool = new pg.Pool({ connectionString: BARE_URL, max: 14 });
let turn = 0;
const server = createServer((request, response) => {
  turn += 1;
  const end = (status: number) =>
    response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': answer.length }).end(answer);
  answerFrom(pool, plan, request, turn).then(
    () => end(200),
    () => end(500),
  );
});
server.listen(Number(BARE_PORT), '127.0.0.1', () => process.send?.('ready'));
