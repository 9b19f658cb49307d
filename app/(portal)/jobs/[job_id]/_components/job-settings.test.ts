import { describe, expect, it } from 'vitest';
import { describeModelUse, describeSourceUse } from './job-settings';

it('says which models were asked, how often and how much they read and wrote', () => {
  expect(
    describeModelUse({
      models: ['openai:gpt-5', 'openai:small'],
      ...{ calls: 14, inputTokens: 23_400, cachedInputTokens: 20_000, outputTokens: 5120 },
    }),
  ).toBe('openai:gpt-5, openai:small · 14 calls · 23,400 tokens read (20,000 of them cached), 5,120 written');
  const small = { models: ['compatible:llama3:8b'], calls: 1, inputTokens: 9, cachedInputTokens: 0, outputTokens: 1 };
  expect(describeModelUse(small)).toBe('compatible:llama3:8b · 1 call · 9 tokens read, 1 written');
});

const citations = [{ origin: 'web' }, { origin: 'knowledge_base' }, { origin: 'web' }] as const;

describe('describeSourceUse', () => {
  it('says no more than that it was asked for while there is no file', () => {
    expect(describeSourceUse(true, 'web', null)).toBe('Asked for');
    expect(describeSourceUse(false, 'web', null)).toBe('Off');
  });

  it('counts what the files cite of this source alone', () => {
    expect(describeSourceUse(true, 'web', citations)).toBe('Asked for · 2 statements cited');
    expect(describeSourceUse(true, 'knowledge_base', citations)).toBe('Asked for · 1 statement cited');
  });

  it('says so when a source that was asked for gave nothing', () => {
    expect(describeSourceUse(true, 'web', [])).toBe('Asked for · nothing of it was used');
  });

  it('is off where it was not asked for', () => {
    expect(describeSourceUse(false, 'web', citations)).toBe('Off');
  });
});
