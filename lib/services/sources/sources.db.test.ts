import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { openStepMemory } from '@/lib/platform/queue/step-memory';
import { runJob } from '../jobs/run-job';
import { indexDocument } from '../knowledge/index-document';
import { failDocument } from '../knowledge/requeue-documents';
import { addReadText, addText } from '../knowledge/testing/documents';
import { acceptJob } from '../testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { openKnowledge } from './sources';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const find = ({ system }: TestTenant, topic: string, most = 24) =>
  openKnowledge(system, { waitMs: 0 })(
    { prompt: `Make a deck. ${topic}`, topic, language: 'en-US', most },
    new AbortController().signal,
  );
const handbook =
  '# Harbour\n\nThe harbour of Ostend handled 9,412 containers in 2024.\n\n# Canteen\n\nThe canteen serves lunch until two.\n';

describe('openKnowledge', () => {
  it('gives what fits the topic, with document and heading', async () => {
    const tenant = await createTenant();
    const { id } = await addReadText(tenant.system, 'Handbook.md', handbook);
    const { passages, notices } = await find(tenant, 'Containers in the harbour of Ostend');
    expect(passages[0]).toEqual({
      origin: 'knowledge_base',
      documentId: id,
      title: 'Handbook',
      position: 0,
      page: null,
      url: null,
      heading: 'Harbour',
      text: expect.stringContaining('9,412 containers'),
    });
    expect(notices).toEqual([]);
  });

  it('names a document as it names itself, and its file beside', async () => {
    const tenant = await createTenant();
    await addReadText(
      tenant.system,
      'q3-final-v2.md',
      '# The harbour in figures\n\nThe harbour of Ostend handled 9,412 containers in 2024.\n',
    );
    const { passages } = await find(tenant, 'Containers in Ostend');
    expect(passages[0]).toMatchObject({ title: 'The harbour in figures', file: 'q3-final-v2.md' });
    // Its title is looked for as its text is.
    expect((await find(tenant, 'figures')).passages).toHaveLength(1);
  });

  it('names a document that was read before titles were kept by its file', async () => {
    const tenant = await createTenant();
    const { id } = await addReadText(
      tenant.system,
      'Old plan.md',
      '# The harbour in figures\n\nThe harbour of Ostend handled 9,412 containers in 2024.\n',
    );
    await service.database.pool.query('update knowledge_documents set title = null where id = $1', [id]);
    const { passages } = await find(tenant, 'Containers in Ostend');
    expect(passages[0]).toMatchObject({ title: 'Old plan' });
    expect(passages[0]).not.toHaveProperty('file');
  });

  it('gives no more than asked for, and not all of one document', async () => {
    const tenant = await createTenant();
    for (const name of ['a', 'b']) {
      const pages = Array.from(
        { length: 30 },
        (_, index) => `# Part ${index} of ${name}\n\nTurbines of kind ${index} are made in plant ${name}.`,
      );
      await addReadText(tenant.system, `${name}.md`, pages.join('\n\n'));
    }
    const { passages } = await find(tenant, 'turbines', 10);
    expect(passages).toHaveLength(10);
    expect(new Set(passages.map(({ title }) => title))).toEqual(new Set(['a', 'b']));
    expect(new Set(passages.map(({ text }) => text)).size).toBe(10);
  });

  it("never gives another organization's", async () => {
    const [ours, theirs] = [await createTenant(), await createTenant()];
    await addReadText(theirs.system, 'Handbook.md', handbook);
    await addReadText(ours.system, 'Ours.txt', 'Nothing but gardening.');
    expect((await find(ours, 'Containers in the harbour of Ostend')).passages).toEqual([]);
  });

  it('says so when there is nothing, not yet, or nothing on the topic', async () => {
    const tenant = await createTenant();
    expect(await find(tenant, 'harbour')).toEqual({ passages: [], notices: [expect.stringContaining('it is empty')] });
    const { id } = await addText(tenant.system, 'Waiting.txt', 'The harbour waits.');
    expect(await find(tenant, 'harbour')).toEqual({
      passages: [],
      notices: [expect.stringContaining('none of its documents had been read')],
    });
    await addReadText(tenant.system, 'Other.txt', 'Nothing but gardening.');
    expect((await find(tenant, 'harbour')).notices).toEqual([
      expect.stringContaining('nothing on this topic'),
      expect.stringContaining('1 document'),
    ]);
    await failDocument({ ctx: tenant.system, input: { documentId: id, code: 'unreadable' } });
    expect((await find(tenant, 'gardening')).notices).toEqual([]);
  });
});

describe('documents that are being read', () => {
  const ask = { prompt: 'The harbour', topic: 'harbour containers', language: 'en-US', most: 24 };

  it('are waited for, and the report says how long', async () => {
    const { system } = await createTenant();
    const { id } = await addText(system, 'Handbook.md', handbook);
    const found = openKnowledge(system, { waitMs: 30_000 })(ask, new AbortController().signal);
    await sleep(1_100);
    await indexDocument({ ctx: system, input: { documentId: id, isLastAttempt: true } });
    const { passages, notices } = await found;
    expect(passages[0]?.text).toContain('9,412 containers');
    expect(notices).toEqual([
      expect.stringMatching(/^The job waited \d+ seconds? for 1 document of the knowledge base/),
    ]);
  });

  it('are waited for no longer than the setting says', async () => {
    const { system } = await createTenant();
    await addText(system, 'Handbook.md', handbook);
    const { passages, notices } = await openKnowledge(system, { waitMs: 700 })(ask, new AbortController().signal);
    expect(passages).toEqual([]);
    expect(notices).toEqual([
      'The job waited 1 second for 1 document of the knowledge base to be read.',
      expect.stringContaining('none of its documents had been read'),
    ]);
  });

  it('hold up no job that has ended', async () => {
    const { system } = await createTenant();
    await addText(system, 'Handbook.md', handbook);
    await expect(openKnowledge(system, { waitMs: 30_000 })(ask, AbortSignal.timeout(300))).rejects.toThrow();
  });
});

describe('a job', () => {
  const prompt = 'The harbour of Ostend\n\nShow how the harbour developed.';
  const run = async ({ api, system }: TestTenant, isAllowed: boolean) => {
    const jobId = await acceptJob(api, { prompt, output_type: 'deck', use_knowledge_base: isAllowed });
    await runJob({
      ctx: system,
      input: { jobId, isLastAttempt: true, step: await openStepMemory(service.database.pool, jobId) },
    });
    const { rows } = await service.database.pool.query<{ status: string }>('select status from jobs where id = $1', [
      jobId,
    ]);
    return { jobId, status: rows[0]?.status };
  };

  it('that may use the knowledge base is given its passages', async () => {
    const tenant = await createTenant();
    await addReadText(tenant.system, 'Handbook.md', handbook);
    const { jobId, status } = await run(tenant, true);
    expect(status).toBe('completed');
    const stored = await readBlob(getBlobStore(), `organizations/${tenant.organizationId}/jobs/${jobId}/passages.json`);
    const passages = JSON.parse(new TextDecoder().decode(stored?.bytes)) as {
      id: string;
      title: string;
      text: string;
    }[];
    expect(passages[0]).toMatchObject({
      id: 'S1',
      title: 'Handbook',
      text: expect.stringContaining('9,412 containers'),
    });
  });

  it('that may not never reads it: without its tables the one completes, the other fails', async () => {
    const tenant = await createTenant();
    const rename = (from: string, to: string) => service.database.pool.query(`alter table ${from} rename to ${to}`);
    await rename('knowledge_documents', 'hidden_documents');
    await rename('knowledge_passages', 'hidden_passages');
    try {
      expect((await run(tenant, false)).status).toBe('completed');
      expect((await run(tenant, true)).status).toBe('failed');
    } finally {
      await rename('hidden_documents', 'knowledge_documents');
      await rename('hidden_passages', 'knowledge_passages');
    }
  });
});
