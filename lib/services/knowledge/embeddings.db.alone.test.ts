import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { getDocument } from './documents';
import { indexDocument } from './index-document';
import { queueBareDocuments } from './requeue-documents';
import { searchKnowledge } from './search-knowledge';
import { findNearest, findNearestInProcess } from './search/find-by-meaning';
import { addReadText, addText } from './testing/documents';
import { startEmbeddingServer, type EmbeddingFault, type EmbeddingServer } from './testing/embedding-server';

let server: EmbeddingServer;
let service: TestService;
let tenant: TestTenant;
// The environment is read once a process, so what the tests need is set before anything reads it.
beforeAll(async () => {
  server = await startEmbeddingServer();
  vi.stubEnv('EMBEDDING_MODEL', 'compatible:test');
  vi.stubEnv('OPENAI_COMPATIBLE_BASE_URL', server.baseUrl);
  vi.stubEnv('OPENAI_COMPATIBLE_API_KEY', 'key-of-the-stand-in');
  vi.stubEnv('MODEL_TIMEOUT_SECONDS', '2');
  service = await openTestService();
});
beforeEach(async () => {
  tenant = await createTenant();
});
afterEach(() => {
  server.fault = () => null;
  server.calls.splice(0);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await service.close();
  await server.close();
});

const sql = async (text: string, values: unknown[]) => (await service.database.pool.query(text, values)).rows;
const search = (query: string) => searchKnowledge({ ctx: tenant.system, input: { query, most: 3 } });
const bareOf = async (documentId: string) =>
  (await sql('select id from knowledge_passages where document_id = $1 and embedding_model is null', [documentId]))
    .length;
const long = Array.from({ length: 90 }, (_, index) => `# Part ${index}\n\nThe railway of district ${index}.`).join(
  '\n\n',
);

describe('embeddings', () => {
  it('find what is said in other words, with what is said in the same ones', async () => {
    await addReadText(tenant.system, 'leave.txt', 'Employees have thirty days of annual leave.');
    await addReadText(tenant.system, 'sales.txt', 'Turnover rose by a fifth.');
    await addReadText(tenant.system, 'devices.txt', 'Notebooks are locked when they are stolen.');
    const first = async (query: string) => (await search(query)).passages[0]?.title;
    expect(await first('vacation')).toBe('leave');
    expect(await first('How did revenue develop?')).toBe('sales');
    expect(await first('stolen')).toBe('devices');
  });

  it('are made in batches, with the key, and their tokens are on the account', async () => {
    const { id } = await addReadText(tenant.system, 'long.md', long);
    expect(server.calls.map(({ texts }) => texts.length)).toEqual([64, 26]);
    expect(server.calls[0]?.authorization).toBe('Bearer key-of-the-stand-in');
    expect(await bareOf(id)).toBe(0);
    expect(
      await sql(
        'select purpose, model, sum(calls)::int as calls, sum(input_tokens)::int as tokens from model_calls where organization_id = $1 group by 1, 2',
        [tenant.organizationId],
      ),
    ).toEqual([{ purpose: 'index-document', model: 'compatible:test', calls: 2, tokens: 7 * 90 }]);
  });

  it('go on where an attempt that died has stopped: nothing is paid twice', async () => {
    const { id } = await addReadText(tenant.system, 'long.md', long);
    await sql(
      `update knowledge_passages set embedding = null, embedding_model = null where document_id = $1 and position >= 80`,
      [id],
    );
    await sql(`update knowledge_documents set state = 'reading' where id = $1`, [id]);
    server.calls.splice(0);
    await indexDocument({ ctx: tenant.system, input: { documentId: id, isLastAttempt: false } });
    expect(server.calls.map(({ texts }) => texts.length)).toEqual([10]);
    expect(await getDocument({ ctx: tenant.system, input: { documentId: id } })).toMatchObject({ state: 'ready' });
  });

  it('of another model are not compared, and are made again by the sweep', async () => {
    const { id } = await addReadText(tenant.system, 'leave.txt', 'Employees have thirty days of annual leave.');
    await sql(`update knowledge_passages set embedding_model = 'compatible:older' where document_id = $1`, [id]);
    expect((await search('vacation')).passages).toEqual([]);
    await queueBareDocuments();
    const queued = await sql('select payload from graphile_worker._private_jobs where key = $1', [`document:${id}`]);
    expect(queued[0]?.payload).toEqual({ documentId: id, organizationId: tenant.organizationId });
    await indexDocument({ ctx: tenant.system, input: { documentId: id, isLastAttempt: false } });
    expect((await search('vacation')).passages).toHaveLength(1);
  });
});

const twice = (fault: EmbeddingFault) => (call: number) => (call <= 1 ? fault : null);
const bad = (embedding: unknown, count = 1) => ({
  body: JSON.stringify({
    data: Array.from({ length: count }, (_, index) => ({ index, embedding })),
    usage: { prompt_tokens: 1 },
  }),
});

describe('a provider that fails', () => {
  it.each<[string, EmbeddingFault]>([
    ['429 with Retry-After', { status: 429, headers: { 'retry-after-ms': '1' } }],
    ['500', { status: 500, headers: { 'retry-after-ms': '1' } }],
    ['a cut connection', 'cut'],
  ])('%s: is asked again', async (_case, fault) => {
    server.fault = twice(fault);
    const { id } = await addReadText(tenant.system, 'leave.txt', 'Thirty days of leave.');
    expect(await bareOf(id)).toBe(0);
    expect(server.calls).toHaveLength(2);
  });

  it.each<[string, EmbeddingFault]>([
    ['401', { status: 401 }],
    ['no JSON', { body: 'hello' }],
    ['no vectors', { body: '{"data":[]}' }],
    ['too many vectors', bad([1, 2], 3)],
    ['a vector without a direction', bad([0, 0, 0])],
    ['no numbers', bad(['a', 'b'])],
    ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:9/elsewhere' } }],
  ])('%s: documents are found by their words, searches say so', async (_case, fault) => {
    server.fault = () => fault;
    const { id } = await addReadText(tenant.system, 'leave.txt', 'Thirty days of leave.');
    expect(await getDocument({ ctx: tenant.system, input: { documentId: id } })).toMatchObject({
      state: 'ready',
      failure: null,
    });
    expect(await bareOf(id)).toBe(1);
    const { passages, notices } = await search('leave');
    expect(passages).toHaveLength(1);
    expect(notices).toEqual([expect.stringContaining('by words alone')]);
  });

  it('makes nobody wait for a document that was deleted', async () => {
    const { id } = await addText(tenant.system, 'long.md', long);
    server.fault = (call) => (call === 2 ? { status: 500, headers: { 'retry-after-ms': '1' } } : null);
    await sql('delete from knowledge_documents where id = $1', [id]);
    await indexDocument({ ctx: tenant.system, input: { documentId: id, isLastAttempt: false } });
    expect(server.calls).toHaveLength(0);
  });
});

describe('the nearest', () => {
  it('are found in the process and by pgvector alike', async (test) => {
    await addReadText(
      tenant.system,
      'mixed.md',
      ['leave', 'revenue and revenue and leave', 'revenue', 'railway', 'customer revenue']
        .map((text, index) => `# ${index}\n\nAbout ${text}.`)
        .join('\n\n'),
    );
    const vector = Float32Array.from([0.2, 0.97, 0, 0, 0.1, 0.05]);
    const near = await findNearestInProcess(tenant.organizationId, 'compatible:test', {
      vector,
      most: 60,
      smallestSimilarity: 0.2,
    });
    expect(near.length).toBeGreaterThan(2);
    const { rows } = await service.database.pool.query(`select 1 from pg_extension where extname = 'vector'`);
    if (rows.length === 0) {
      console.log('pgvector: this server has no extension named vector, so only the search in the process was tried.');
      return test.skip();
    }
    expect((await findNearest(tenant.organizationId, 'compatible:test', vector)).map(({ id }) => id)).toEqual(near);
  });
});
