import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { addDocument } from './add-document';
import { claimDocument } from './index/indexing-run';
import { storePassages } from './index/store-passages';
import { detectTextLanguage } from './language/detect-text-language';
import { searchKnowledge } from './search-knowledge';
import { searchCorpus } from './testing/search-corpus';

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
  for (const { name, text } of searchCorpus.flatMap(({ documents }) => documents)) await addRead(name, text);
});
afterAll(() => service.close());

/** As the worker does, but for the process that reads files: this is about words. */
async function addRead(name: string, text: string): Promise<void> {
  const [heading = '', ...paragraphs] = text.split('\n\n');
  const { id: documentId } = await addDocument({
    ctx: tenant.system,
    input: { name, bytes: new TextEncoder().encode(text) },
  });
  const run = await claimDocument({ documentId, organizationId: tenant.organizationId });
  const passages = [{ position: 0, page: null, heading, text: paragraphs.join('\n') }];
  await storePassages(
    run!,
    { passages, title: null, pageCount: null, language: detectTextLanguage(text).tag },
    { from: 0, to: 99 },
  );
  await service.database.pool.query(`update knowledge_documents set state = 'ready' where id = $1`, [documentId]);
}

const search = (query: string) => searchKnowledge({ ctx: tenant.system, input: { query, most: 5 } });

describe.each(searchCorpus)('in $tag', ({ tag, documents, queries }) => {
  it.each(documents)('the language of $name is told', ({ text }) => {
    expect(detectTextLanguage(text).tag).toBe(tag);
  });

  it.each(queries)('“%s” finds %s first', async (query, answer) => {
    expect((await search(query)).passages[0]?.title).toBe(answer);
  });
});

describe('what no document answers', () => {
  it.each([
    'Travel rules',
    'rules for company cars',
    'Parental insurance plan',
    'Reisekostenrichtlinie und Regelungen',
    'Règles de télétravail',
    'How does our espresso machine work?',
    'Make a presentation about quantum computing and its development in the next decade',
    'The history of the Roman Empire: emperors, wars, trade and daily life over the year',
  ])('“%s” finds nothing', async (query) => {
    expect((await search(query)).passages.map(({ title, text }) => `${title}: ${text}`)).toEqual([]);
  });
});

describe('in all languages', () => {
  it('are more than forty queries in more than ten languages', () => {
    expect(searchCorpus.flatMap(({ queries }) => queries).length).toBeGreaterThan(40);
    expect(searchCorpus.length).toBeGreaterThan(10);
  });

  it.each(['zebra stripes', '斑马', 'жираф', '!!!', '   '])(
    '“%s”, of which no document speaks, finds nothing',
    async (query) => {
      expect((await search(query)).passages).toEqual([]);
    },
  );
});
