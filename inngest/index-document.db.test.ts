import { InngestTestEngine } from '@inngest/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentAddedEvent } from '@/lib/platform/queue/outbox';
import { addDocument } from '@/lib/services/knowledge/add-document';
import { getDocument } from '@/lib/services/knowledge/documents';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { documentAdded } from './client';
import { createIndexDocument } from './index-document';

const indexDocumentFunction = createIndexDocument({ concurrency: 3, startsPerMinute: 30 });

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
});
afterAll(() => service.close());

async function add(text: string) {
  const { id: documentId } = await addDocument({
    ctx: tenant.system,
    input: { name: 'a.txt', bytes: new TextEncoder().encode(text) },
  });
  return { documentId, organizationId: tenant.organizationId };
}
const engineFor = (data: { documentId: string; organizationId: string }) =>
  new InngestTestEngine({ function: indexDocumentFunction, events: [{ name: documentAdded.name, data }] });
const stateOf = (documentId: string) => getDocument({ ctx: tenant.system, input: { documentId } });

describe('index-document', () => {
  it('listens to the event that the outbox sends', () => expect(documentAdded.name).toBe(documentAddedEvent));

  it('makes a document ready, and changes nothing when the same event arrives again', async () => {
    const data = await add('Read by Inngest.');
    for (let time = 0; time < 2; time += 1) {
      expect((await engineFor(data).execute()).error).toBeUndefined();
      expect(await stateOf(data.documentId)).toMatchObject({ state: 'ready', passageCount: 1 });
    }
  });

  it('fails the document when Inngest has given up on it', async () => {
    const data = await add('Given up.');
    const onFailure = indexDocumentFunction.opts.onFailure as (args: unknown) => Promise<void>;
    await onFailure({ event: { data: { event: { name: documentAdded.name, data } } } });
    expect(await stateOf(data.documentId)).toMatchObject({ state: 'failed', failure: { code: 'indexing_failed' } });
  });

  it('lets no organization take every worker', () => {
    expect(indexDocumentFunction.opts).toMatchObject({
      concurrency: [{ limit: 2, key: 'event.data.organizationId' }],
    });
  });
});
