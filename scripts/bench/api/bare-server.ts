import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { newId, type RecordedStatement } from './record-statements';

/** The statements of a path, as callers with different keys make them; they take turns. */
export type BarePlan = Record<string, RecordedStatement[][]>;

const answer = JSON.stringify({
  job_id: '01a1fee4-d8f0-732f-9fbb-60d393375251',
  status: 'pending',
  output_type: 'deck',
  downloads: null,
  error: null,
});

async function answerFrom(pool: pg.Pool, plan: BarePlan, request: IncomingMessage, turn: number): Promise<void> {
  if (request.method === 'POST') JSON.parse(await readText(request));
  const calls = plan[request.url ?? ''] ?? [];
  const id = uuidv7();
  for (const { values, ...statement } of calls[turn % calls.length] ?? [])
    await pool.query({ ...statement, values: values.map((value) => (value === newId ? id : value)) });
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

function serve(plan: BarePlan): void {
  const { BARE_URL, BARE_PORT } = process.env;
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
}

process.once('message', serve);
