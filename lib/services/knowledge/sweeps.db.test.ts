import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { deleteOrphanedFiles } from '../artifacts/delete-orphaned-files';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { deleteOrphanedDocuments } from './delete-orphaned-documents';
import { getDocument } from './documents';
import { mostAttempts, requeueStuckDocuments, silentMinutes, waitingMinutes } from './requeue-documents';
import { addReadText, addText } from './testing/documents';

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => service.close());

const sql = async (text: string, values: unknown[] = []) => (await service.database.pool.query(text, values)).rows;
const stateOf = (documentId: string) => getDocument({ ctx: tenant.system, input: { documentId } });

async function addStuck(
  name: string,
  { state, minutes, attempts }: { state: string; minutes: number; attempts: number },
): Promise<string> {
  const { id } = await addText(tenant.system, name, `The text of ${name}.`);
  await sql(`delete from graphile_worker._private_jobs where key = $1`, [`document:${id}`]);
  await sql(
    `update knowledge_documents set state = $2::document_state, attempts = $3, started_at = now() - make_interval(mins => $4), created_at = now() - make_interval(mins => $4) where id = $1`,
    [id, state, attempts, minutes],
  );
  return id;
}
const isQueued = async (id: string) =>
  (await sql('select 1 from graphile_worker._private_jobs where key = $1', [`document:${id}`])).length === 1;

describe('requeueStuckDocuments', () => {
  it.each([
    [
      'a document whose worker is silent',
      { state: 'reading', minutes: silentMinutes + 1, attempts: 1 },
      'queued',
      true,
    ],
    [
      'one whose place in the queue was lost',
      { state: 'queued', minutes: waitingMinutes + 1, attempts: 0 },
      'queued',
      true,
    ],
    ['one that is read at the moment', { state: 'reading', minutes: 0, attempts: 1 }, 'reading', false],
    ['one that waits for its turn', { state: 'queued', minutes: silentMinutes + 1, attempts: 0 }, 'queued', false],
    [
      'one that was begun too often',
      { state: 'reading', minutes: silentMinutes + 1, attempts: mostAttempts },
      'failed',
      false,
    ],
    ['one that is ready', { state: 'ready', minutes: 600, attempts: 1 }, 'ready', false],
  ])('%s', async (name, stuck, state, queued) => {
    const id = await addStuck(`${name}.txt`, stuck);
    await requeueStuckDocuments();
    expect(await stateOf(id)).toMatchObject({ state, failure: state === 'failed' ? { code: 'gave_up' } : null });
    expect(await isQueued(id)).toBe(queued);
  });

  it('queues each once when two processes sweep at the same time', async () => {
    const id = await addStuck('swept.txt', { state: 'reading', minutes: 10, attempts: 1 });
    await Promise.all([requeueStuckDocuments(), requeueStuckDocuments()]);
    expect(await isQueued(id)).toBe(true);
  });
});

describe('deleteOrphanedDocuments', () => {
  const put = (id: string) =>
    getBlobStore().put(`organizations/${tenant.organizationId}/knowledge/${id}/original`, new Uint8Array([1]), {
      contentType: 'text/plain',
    });
  const folders = async () =>
    (await getBlobStore().listFolders(`organizations/${tenant.organizationId}/knowledge/`, { limit: 1_000 })).names;

  it('removes files that no document has, and no others', async () => {
    const { id: kept } = await addReadText(tenant.system, 'kept.txt', 'Kept.');
    const [old, young] = [uuidv7({ msecs: Date.now() - 25 * 3_600_000 }), uuidv7()];
    await put(old);
    await put(young);
    expect(await deleteOrphanedDocuments(null)).toEqual({ removed: 1, failed: 0, next: null });
    expect(await folders()).toEqual(expect.arrayContaining([kept, young]));
    expect(await folders()).not.toContain(old);
  });

  it('is no business of the sweep of jobs', async () => {
    const id = uuidv7({ msecs: Date.now() - 25 * 3_600_000 });
    await put(id);
    await deleteOrphanedFiles(null);
    expect(await folders()).toContain(id);
  });

  it('goes on when a file can’t be deleted', async () => {
    vi.spyOn(getBlobStore(), 'delete').mockRejectedValueOnce(new Error('away'));
    expect(await deleteOrphanedDocuments(null)).toMatchObject({ removed: 0, failed: 1 });
    expect(await deleteOrphanedDocuments(null)).toMatchObject({ removed: 1, failed: 0 });
  });
});
