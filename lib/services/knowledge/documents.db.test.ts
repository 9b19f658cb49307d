import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import type { Context } from '../context';
import { createTeam, type TestTeam } from '../members/testing/people';
import { openTestService, type TestService } from '../testing/test-service';
import { addDocument } from './add-document';
import { deleteDocument } from './delete-document';
import { countDocuments, getDocument, listDocuments } from './documents';
import { failDocument, retryDocument } from './requeue-documents';
import { searchKnowledge } from './search-knowledge';
import { addReadText, addText } from './testing/documents';

let service: TestService;
let team: TestTeam;
beforeAll(async () => {
  service = await openTestService();
  team = await createTeam();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => service.close());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
const contextsOf = ({ owner, admin, member, api, system }: TestTeam): Record<string, Context> => ({
  owner: owner.ctx,
  admin: admin.ctx,
  member: member.ctx,
  api,
  system,
});
const sql = async (text: string, values: unknown[]) => (await service.database.pool.query(text, values)).rows;
const blobsOf = (organizationId: string) => getBlobStore().list(`organizations/${organizationId}/knowledge/`);
const queuedFor = (documentId: string) =>
  sql(`select attempts from graphile_worker._private_jobs where key = $1`, [`document:${documentId}`]);
const auditOf = (targetId: string) =>
  sql('select action, detail, actor_type from audit_entries where target_id = $1 order by created_at, id', [targetId]);
const fail = (documentId: string, ctx = team.system) =>
  failDocument({ ctx, input: { documentId, code: 'unreadable' } });

describe('who may do what', () => {
  it.each([
    ['owner', 'done', 'done'],
    ['admin', 'done', 'done'],
    ['member', 'forbidden', 'done'],
    ['api', 'forbidden', 'forbidden'],
    ['system', 'done', 'done'],
  ])('%s: changing is %s, reading is %s', async (who, changing, reading) => {
    const ctx = contextsOf(team)[who]!;
    const { id: documentId } = await addText(team.system, `${who}.txt`, `The document for ${who}.`);
    expect(await codeOf(addText(ctx, `by ${who}.txt`, `Written by ${who}.`))).toBe(changing);
    await fail(documentId);
    expect(await codeOf(retryDocument({ ctx, input: { documentId } }))).toBe(changing);
    expect(await codeOf(listDocuments({ ctx, input: {} }))).toBe(reading);
    expect(await codeOf(getDocument({ ctx, input: { documentId } }))).toBe(reading);
    expect(await codeOf(searchKnowledge({ ctx, input: { query: 'document' } }))).toBe(reading);
    expect(await codeOf(deleteDocument({ ctx, input: { documentId } }))).toBe(changing);
  });

  it("knows nothing of another organization's documents", async () => {
    const other = await createTeam();
    const { id: documentId } = await addReadText(
      other.system,
      'secret.txt',
      'The merger with Heliotrope is planned for May.',
    );
    const ctx = team.owner.ctx;
    expect((await listDocuments({ ctx, input: { limit: 100 } })).documents.map(({ id }) => id)).not.toContain(
      documentId,
    );
    expect(
      (await listDocuments({ ctx, input: { olderThan: documentId, limit: 100 } })).documents.every(
        ({ name }) => name !== 'secret.txt',
      ),
    ).toBe(true);
    expect(
      (await searchKnowledge({ ctx, input: { query: 'merger with Heliotrope' } })).passages.filter(({ text }) =>
        text.includes('Heliotrope'),
      ),
    ).toEqual([]);
    await fail(documentId);
    for (const verb of [getDocument, retryDocument, deleteDocument])
      expect(await codeOf(verb({ ctx, input: { documentId } }))).toBe('not_found');
    expect(await getDocument({ ctx: other.owner.ctx, input: { documentId } })).toMatchObject({ state: 'ready' });
  });

  it.each(['not an id', uuidv7()])('does not find %s', async (documentId) => {
    for (const verb of [getDocument, retryDocument, deleteDocument])
      expect(await codeOf(verb({ ctx: team.owner.ctx, input: { documentId } }))).toBe('not_found');
  });
});

describe('addDocument', () => {
  it('keeps the file, queues the document and notes who added it', async () => {
    const { id, ...document } = await addText(team.owner.ctx, 'C:\\folder\\Plan\u0007  2025.txt', 'Ship in May.');
    expect(document).toMatchObject({
      name: 'Plan 2025.txt',
      formatLabel: 'Text',
      bytes: 12,
      state: 'queued',
      progress: 0,
      failure: null,
      pageCount: null,
    });
    expect(document.by).toBe((await sql('select name from users where id = $1', [team.owner.userId]))[0]?.name);
    expect(await blobsOf(team.organizationId)).toContain(
      `organizations/${team.organizationId}/knowledge/${id}/original`,
    );
    expect(await queuedFor(id)).toEqual([{ attempts: 0 }]);
    expect(await auditOf(id)).toEqual([
      { action: 'knowledge_document.created', detail: { name: 'Plan 2025.txt', bytes: 12 }, actor_type: 'user' },
    ]);
  });

  it.each([
    ['empty.txt', '', 'is empty'],
    ['photo.png', 'png', 'PDF, Word, PowerPoint'],
    ['fake.pdf', 'no pdf', 'its name or its content is of another kind'],
    ['   ', 'text', 'needs a name'],
    [`${'x'.repeat(300)}.txt`, 'text', 'needs a name'],
  ])('refuses %j (%j): %s', async (name, text, words) => {
    const before = await blobsOf(team.organizationId);
    await expect(addText(team.owner.ctx, name, text)).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining(words),
    });
    expect(await blobsOf(team.organizationId)).toEqual(before);
  });

  it('refuses what is too large, and says how large it may be', async () => {
    const bytes = new Uint8Array(25_000_001).fill(97);
    await expect(addDocument({ ctx: team.owner.ctx, input: { name: 'large.txt', bytes } })).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('25 MB'),
    });
  });

  it('takes a file once, and names the one that is there', async () => {
    const own = await createTeam();
    await addText(own.system, 'First.txt', 'The same words.');
    await expect(addText(own.system, 'Second.txt', 'The same words.')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('“First.txt”'),
    });
    const elsewhere = await createTeam();
    expect(await addText(elsewhere.system, 'Second.txt', 'The same words.')).toMatchObject({ name: 'Second.txt' });
  });

  it('takes one of several that are sent at once, and keeps no file of the others', async () => {
    const own = await createTeam();
    const codes = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => codeOf(addText(own.system, `${name}.txt`, 'Sent four times.'))),
    );
    expect(codes.sort()).toEqual(['conflict', 'conflict', 'conflict', 'done']);
    expect(await blobsOf(own.organizationId)).toHaveLength(1);
  });

  it('passes the limit of the organization neither one by one nor all at once', async () => {
    const own = await createTeam();
    await sql(
      `insert into knowledge_documents (id, organization_id, name, format, bytes, sha256, blob_key)
      select gen_random_uuid(), $1, 'x', 'text', 1, number::text, gen_random_uuid()::text from generate_series(1, 998) number`,
      [own.organizationId],
    );
    const codes = await Promise.all(
      [1, 2, 3, 4].map((number) => codeOf(addText(own.system, `${number}.txt`, `Number ${number}.`))),
    );
    expect(codes.sort()).toEqual(['conflict', 'conflict', 'done', 'done']);
    expect(await blobsOf(own.organizationId)).toHaveLength(2);
  });

  it('leaves nothing behind when the row can’t be written', async () => {
    const own = await createTeam();
    await sql('delete from organizations where id = $1', [own.organizationId]);
    expect(await codeOf(addText(own.system, 'late.txt', 'Too late.'))).toBe('not_found');
    expect(await blobsOf(own.organizationId)).toEqual([]);
  });
});

describe('listDocuments', () => {
  it('pages newest first without a gap or a double', async () => {
    const own = await createTeam();
    for (let number = 1; number <= 5; number += 1) await addText(own.system, `${number}.txt`, `Number ${number}.`);
    const names: string[] = [];
    let olderThan: string | undefined;
    do {
      const page = await listDocuments({ ctx: own.member.ctx, input: { limit: 2, olderThan } });
      names.push(...page.documents.map(({ name }) => name));
      olderThan = page.older ?? undefined;
    } while (olderThan);
    expect(names).toEqual(['5.txt', '4.txt', '3.txt', '2.txt', '1.txt']);
    expect(await countDocuments({ ctx: own.member.ctx, input: {} })).toEqual({
      queued: 5,
      reading: 0,
      ready: 0,
      failed: 0,
      passages: 0,
    });
  });
});

describe('retryDocument', () => {
  it('queues a failed document again, once, and notes it', async () => {
    const { id: documentId } = await addText(team.system, 'again.txt', 'Try me again.');
    await fail(documentId);
    expect(await getDocument({ ctx: team.member.ctx, input: { documentId } })).toMatchObject({
      state: 'failed',
      failure: { code: 'unreadable', message: expect.stringContaining('save it again') },
    });
    const codes = await Promise.all(
      [1, 2].map(() => codeOf(retryDocument({ ctx: team.owner.ctx, input: { documentId } }))),
    );
    expect(codes.sort()).toEqual(['conflict', 'done']);
    expect(await getDocument({ ctx: team.member.ctx, input: { documentId } })).toMatchObject({
      state: 'queued',
      failure: null,
    });
    expect((await auditOf(documentId)).map(({ action }) => action)).toEqual([
      'knowledge_document.created',
      'knowledge_document.retried',
    ]);
  });
});

describe('deleteDocument', () => {
  it('removes the rows, the passages and the file, and notes it', async () => {
    const own = await createTeam();
    const { id: documentId } = await addReadText(own.system, 'gone.txt', 'Soon gone, with every passage.');
    const codes = await Promise.all(
      [1, 2].map(() => codeOf(deleteDocument({ ctx: own.owner.ctx, input: { documentId } }))),
    );
    expect(codes.sort()).toEqual(['done', 'not_found']);
    expect(await sql('select id from knowledge_passages where document_id = $1', [documentId])).toEqual([]);
    expect(await blobsOf(own.organizationId)).toEqual([]);
    expect((await auditOf(documentId)).at(-1)).toMatchObject({
      action: 'knowledge_document.deleted',
      detail: { name: 'gone.txt' },
    });
  });

  it('is done even when the store is away for a moment', async () => {
    const own = await createTeam();
    const { id: documentId } = await addText(own.system, 'kept.txt', 'The store is away.');
    vi.spyOn(getBlobStore(), 'delete').mockRejectedValueOnce(new Error('away'));
    expect(await deleteDocument({ ctx: own.owner.ctx, input: { documentId } })).toEqual({
      id: documentId,
      name: 'kept.txt',
    });
    expect(await codeOf(getDocument({ ctx: own.owner.ctx, input: { documentId } }))).toBe('not_found');
  });
});
