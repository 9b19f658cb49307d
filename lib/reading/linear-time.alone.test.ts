import { describe, it } from 'vitest';
import { expectLinear, timeToTry } from '@/lib/testing/expect-linear';
import { hostileTexts } from '@/lib/testing/hostile-texts';
import { readPrompt } from './read-prompt';

describe('reading takes time in proportion to the length of', timeToTry, () => {
  it.each(Object.entries(hostileTexts))('%s', async (_, make) => {
    await expectLinear(make, (prompt) => readPrompt({ prompt, outputType: 'deck', variantCount: 1 }), { leastMs: 40 });
  });
});
