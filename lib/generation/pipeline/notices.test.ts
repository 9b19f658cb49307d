import { describe, expect, it } from 'vitest';
import type { LayoutWarning } from '@/lib/deck/layout/layout-types';
import { readPrompt } from '@/lib/reading/read-prompt';
import { sentenceOfCount, sentenceOfLayout, nameByNumber } from './notices';

const at = { specIndex: 1, slideIndex: 2 };

describe('sentenceOfCount', () => {
  const asked = (prompt: string) => readPrompt({ prompt, outputType: 'deck', variantCount: 1 });

  it.each([
    ['Tea\n\n- Green tea\n- Black tea', 3],
    ['Make 12 slides of this:\n\n- Green tea\n- Black tea', 12],
    ['Make 10 to 12 slides of this:\n\n- Green tea\n- Black tea', 10],
  ])('says nothing where there are as many as were asked for: %j', (prompt, made) => {
    expect(sentenceOfCount(asked(prompt), made)).toBeNull();
  });

  it.each([
    ['Make 12 slides of this:\n\n- Green tea\n- Black tea', 4, '12 slides were asked for and 4 made, because what'],
    ['Make 10 to 12 slides of this:\n\n- Green tea', 3, '10 to 12 slides were asked for and 3 made, because what'],
    ['Make 80 slides of this:\n\n- Green tea', 50, '80 slides were asked for and 50 made, because no deck has more'],
    ['Make 80 slides of this:\n\n- Green tea', 13, '80 slides were asked for and 13 made, because what'],
  ])('says why there are fewer: %j', (prompt, made, beginning) => {
    expect(sentenceOfCount(asked(prompt), made)).toContain(beginning);
  });
});

describe('sentenceOfLayout', () => {
  it.each<[LayoutWarning, string]>([
    [{ type: 'continues', ...at }, 'What did not fit on the slide before continues on slide 3.'],
    [
      { type: 'moved-to-notes', ...at, what: 'content' },
      'Part of the content did not fit on slide 3 and stands in the speaker notes.',
    ],
    [
      { type: 'moved-to-notes', ...at, what: 'title' },
      'The whole title did not fit on slide 3 and stands in the speaker notes.',
    ],
    [
      { type: 'moved-to-notes', ...at, what: 'slides' },
      'The content of further slides did not fit on slide 3 and stands in the speaker notes.',
    ],
    [{ type: 'unknown-icon', ...at, icon: 'unicorn' }, 'There is no icon "unicorn"; slide 3 is shown without it.'],
  ])('says %j', (warning, expected) => {
    expect(sentenceOfLayout(warning, nameByNumber)).toBe(expected);
  });
});
