import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { getDocument } from './documents';
import { searchKnowledge } from './search-knowledge';
import { addReadText } from './testing/documents';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

describe('searchKnowledge', () => {
  it('finds what a document says', async () => {
    const { system } = await createTenant();
    const added = await addReadText(
      system,
      'Handbook.md',
      '# Travel\n\nTrains are booked by the office.\n\n# Leave\n\nEverybody has thirty days of holiday a year.\n',
    );
    expect(await getDocument({ ctx: system, input: { documentId: added.id } })).toMatchObject({
      state: 'ready',
      progress: 100,
      failure: null,
    });
    const { passages } = await searchKnowledge({ ctx: system, input: { query: 'How many holidays do I have?' } });
    expect(passages[0]).toMatchObject({ title: 'Handbook', text: expect.stringContaining('thirty days') });
  });
});
