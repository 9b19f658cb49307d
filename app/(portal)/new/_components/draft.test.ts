import { describe, expect, it } from 'vitest';
import { draftOfRequest, emptyDraft, readDraft, requestOfDraft } from './draft';

const all = { webSearch: true, knowledgeBase: true };

describe('requestOfDraft', () => {
  it('holds what is set and nothing else', () => {
    const request = requestOfDraft({ ...emptyDraft, prompt: 'A plan', variantCount: 3 }, ['image/png'], all);
    expect(JSON.stringify(request)).toBe('{"prompt":"A plan","output_type":"deck"}');
  });

  it('asks only for sources that there are', () => {
    const draft = { ...emptyDraft, useWebSearch: true, useKnowledgeBase: true };
    expect(requestOfDraft(draft, [], { webSearch: false, knowledgeBase: true })).toMatchObject({
      use_web_search: undefined,
      use_knowledge_base: true,
    });
  });

  it('gives back the draft that a request came from', () => {
    const draft = {
      ...emptyDraft,
      prompt: 'A slide',
      outputType: 'single_slide',
      variantCount: 2,
      templateName: 'Folio',
      useWebSearch: true,
    } as const;
    expect(draftOfRequest(requestOfDraft(draft, ['image/gif'], all))).toEqual(draft);
  });
});

describe('readDraft', () => {
  it('reads what was kept', () => {
    const draft = { ...emptyDraft, prompt: 'A plan', templateName: 'Folio' };
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([null, '', '{', '7', 'null'])('takes %j for nothing', (kept) => {
    expect(readDraft(kept)).toBeNull();
  });

  it('leaves out what no draft holds', () => {
    expect(readDraft('{"prompt":7,"outputType":"poster","variantCount":2,"constructor":1}')).toEqual({
      ...emptyDraft,
      variantCount: 2,
    });
  });
});
