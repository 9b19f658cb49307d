import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDocument } from '@/lib/services/knowledge/add-document';
import { getDocument } from '@/lib/services/knowledge/documents';
import { startEmbeddingServer, type EmbeddingServer } from '@/lib/services/knowledge/testing/embedding-server';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { startWorker, type WorkerProcess } from './testing/start-worker';

let service: TestService;
let tenant: TestTenant;
let server: EmbeddingServer;
const workers: WorkerProcess[] = [];
beforeAll(async () => {
  server = await startEmbeddingServer();
  service = await openTestService();
  tenant = await createTenant();
});
afterEach(() => {
  for (const { child } of workers.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await service.close();
  await server.close();
});

const start = async () => {
  const env = { EMBEDDING_MODEL: 'compatible:test', OPENAI_COMPATIBLE_BASE_URL: server.baseUrl };
  const worker = await startWorker({ DATABASE_URL: service.database.url, DATA_DIR: process.env.DATA_DIR!, ...env });
  workers.push(worker);
  return worker;
};
const parts = Array.from(
  { length: 150 },
  (_, index) => `# Part ${index}\n\nThe railway of district ${index} carries freight.`,
).join('\n\n');
const passages = async (documentId: string) =>
  (
    await service.database.pool.query(
      'select count(*)::int as count, count(embedding_model)::int as embedded from knowledge_passages where document_id = $1',
      [documentId],
    )
  ).rows[0];

describe('a worker that is killed while it indexes a document', () => {
  it('loses nothing that it had finished: the next one goes on behind it', async () => {
    server.holdFrom = 2;
    const { id: documentId } = await addDocument({
      ctx: tenant.system,
      input: { name: 'railways.md', bytes: new TextEncoder().encode(parts) },
    });
    const first = await start();
    await expect.poll(() => server.calls.length, { timeout: 40_000 }).toBe(2);
    expect(await passages(documentId)).toEqual({ count: 150, embedded: 64 });
    first.child.kill('SIGKILL');
    await first.ended;
    server.holdFrom = Number.POSITIVE_INFINITY;
    await start();
    await expect
      .poll(async () => (await getDocument({ ctx: tenant.system, input: { documentId } })).state, { timeout: 40_000 })
      .toBe('ready');
    expect(await passages(documentId)).toEqual({ count: 150, embedded: 150 });
    // The batch that was under way is asked for once more, the one before it is not.
    expect(server.calls.map(({ texts }) => texts.length)).toEqual([64, 64, 64, 22]);
  });
});
