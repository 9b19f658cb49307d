import { describe, expect, it } from 'vitest';
import { tellSourceUse } from './tell-source-use';

const citations = [{ origin: 'web' }, { origin: 'knowledge_base' }, { origin: 'web' }] as const;

describe('tellSourceUse', () => {
  it('says no more than that it was asked for while there is no file', () => {
    expect(tellSourceUse(true, 'web', null)).toBe('Asked for');
    expect(tellSourceUse(false, 'web', null)).toBe('Off');
  });

  it('counts what the files cite of this source alone', () => {
    expect(tellSourceUse(true, 'web', citations)).toBe('Asked for · 2 statements cited');
    expect(tellSourceUse(true, 'knowledge_base', citations)).toBe('Asked for · 1 statement cited');
  });

  it('says so when a source that was asked for gave nothing', () => {
    expect(tellSourceUse(true, 'web', [])).toBe('Asked for · nothing of it was used');
  });

  it('is off where it was not asked for', () => {
    expect(tellSourceUse(false, 'web', citations)).toBe('Off');
  });
});
