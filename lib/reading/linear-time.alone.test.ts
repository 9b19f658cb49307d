import { describe, it } from 'vitest';
import { expectLinear, timeToTry } from '@/lib/testing/expect-linear';
import { someTexts } from '@/lib/testing/hostile-texts';
import { isFullRun } from '@/lib/testing/test-run';
import { readPrompt } from './read-prompt';

describe('reading takes time in proportion to the length of', timeToTry, () => {
  it.each(someTexts(isFullRun ? 1 : 3))('%s', async (_, make) => {
    await expectLinear(make, (prompt) => readPrompt({ prompt, outputType: 'deck', variantCount: 1 }), { leastMs: 40 });
  });
});
