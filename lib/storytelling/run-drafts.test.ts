import { describe, expect, it } from 'vitest';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellSlides } from './tell-slides';

it('draws a series that stands in one sentence', () => {
  const prompt = '# Cars\n\nMonday 412, Tuesday 398, Wednesday 455, Thursday 401, Friday 520.';
  const { slides } = tellSlides(readPrompt({ prompt, outputType: 'deck', variantCount: 1 }));
  expect(slides.map(({ kind }) => kind)).toContain('chart');
});

describe('what stood behind its label', () => {
  const said = (prompt: string): string =>
    JSON.stringify(
      tellSlides(readPrompt({ prompt, outputType: 'deck', variantCount: 1 })).slides.map((slide) => ({
        ...slide,
        notes: '',
      })),
    );
  const paragraphs = [
    'Beds: all of them are let now. None of them stood empty in the summer. Each has good soil of its own.',
    'Water: the taps run from April to October. The north side has a new meter.',
    'Soil: pH values were low in March. Lime has helped. Nobody digs in winter.',
    'People: half of the members are new. Kim has taken over the list from Lou. The oldest is 81.',
  ];

  it('begins with a capital, beside a table too', () => {
    const slides = said(`Slides from this, about 6.\n\nGarden year\n\n${paragraphs.join('\n\n')}`);
    for (const start of ['"All of them are let', '"The taps run', '"Half of the members'])
      expect(slides).toContain(start);
    const table = said(
      '# Garden\n\n## Costs\n\nthe shed took most of it.\n\n|Part|Euros|\n|---|---|\n|wood|410|\n|paint|325|',
    );
    expect(table).toContain('"The shed took most of it');
  });

  it('stays where its first word has a capital inside', () => {
    expect(said(`Slides from this.\n\nGarden year\n\n${paragraphs.join('\n\n')}`)).toContain('"pH values were low');
  });
});
