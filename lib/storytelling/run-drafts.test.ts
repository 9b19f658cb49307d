import { expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellSlides } from './tell-slides';

it('draws a series that stands in one sentence', () => {
  const prompt = '# Cars\n\nMonday 412, Tuesday 398, Wednesday 455, Thursday 401, Friday 520.';
  const { slides } = tellSlides(readPrompt({ prompt, outputType: 'deck', variantCount: 1 }));
  expect(slides.map(({ kind }) => kind)).toContain('chart');
});
