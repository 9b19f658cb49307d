import { expect, it } from 'vitest';
import { tellModelUse } from './tell-model-use';

it('says which models were asked, how often and how much they read and wrote', () => {
  expect(
    tellModelUse({ models: ['openai:gpt-5', 'openai:small'], calls: 14, inputTokens: 23_400, outputTokens: 5120 }),
  ).toBe('openai:gpt-5, openai:small · 14 calls · 23,400 tokens read, 5,120 written');
  expect(tellModelUse({ models: ['compatible:llama3:8b'], calls: 1, inputTokens: 9, outputTokens: 1 })).toContain(
    '· 1 call ·',
  );
});
