import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import type { Reading } from '@/lib/reading/reading';
import { expectLinear, timeToTry } from '@/lib/testing/expect-linear';
import { hostileTexts, someTexts } from '@/lib/testing/hostile-texts';
import { isFullRun } from '@/lib/testing/test-run';
import { tellSlides } from './tell-slides';

const read = (prompt: string, outputType: Reading['outputType'] = 'deck') =>
  readPrompt({ prompt, outputType, variantCount: outputType === 'deck' ? 1 : 3 });

describe('telling takes time in proportion to the length of', timeToTry, () => {
  // What can stand together on a slide is tried together, up to so many sentences; a short text has fewer than that.
  const sizes = { short: 10_000, long: 100_000, leastMs: 200 };

  // Most of the time goes to reading them, which has a test of its own with all of them.
  it.each(someTexts(isFullRun ? 2 : 24))('%s', async (_, make) => {
    const readings = new Map<string, Reading>();
    const once = (prompt: string): Reading => {
      const reading = readings.get(prompt) ?? read(prompt);
      readings.set(prompt, reading);
      return reading;
    };
    const prepared = (length: number): string => {
      const prompt = make(length);
      once(prompt);
      return prompt;
    };
    await expectLinear(prepared, (prompt) => tellSlides(once(prompt)), sizes);
  });
});

it.each(Object.entries(hostileTexts))('something is told of %s', (_, make) => {
  expect(tellSlides(read(make(3_000))).slides.length).toBeGreaterThan(0);
  expect(tellSlides(read(make(300), 'single_slide')).slides.length).toBeGreaterThan(0);
});
