import { expect, it } from 'vitest';
import { deckSpecSchema, type DeckSpecInput } from '@/lib/deck/spec/deck-spec';
import { readPrompt } from '@/lib/reading/read-prompt';
import { tellFigures } from './tell-figures';

function tell(prompt: string, slide: DeckSpecInput['slides'][number], language = 'en-US') {
  const reading = { ...readPrompt({ prompt, outputType: 'deck', variantCount: 1 }), language };
  const spec = deckSpecSchema.parse({ title: 'T', language, direction: 'ltr', slides: [slide] });
  const { spec: told, figures } = tellFigures(spec, reading);
  return { slide: told.slides[0]!, figures };
}

it('says in the notes how a figure was computed, and keeps the slide as it is', () => {
  const { slide, figures } = tell('Revenue was 40 in May and 50 in June, and costs were 12.', {
    kind: 'statement',
    title: 'Revenue',
    statement: 'Up 25 % to 50',
    notes: 'Good.',
    provenance: [{ figure: '25 %', how: 'change', of: ['40', '50'] }],
  });
  expect(slide).toMatchObject({ statement: 'Up 25 % to 50', notes: 'Good.\nComputed: 25 % = 50 ÷ 40 − 1' });
  expect(slide).not.toHaveProperty('provenance');
  expect(slide).not.toHaveProperty('source');
  expect(figures.counts).toMatchObject({ given: 1, derived: 1, unknown: 0 });
  expect(figures.listed).toEqual([{ slide: 'Revenue', figure: '25', status: 'derived', formula: '50 ÷ 40 − 1' }]);
});

it.each([
  ['en-US', 'General knowledge, to be checked', 'Check before use: 70 %'],
  ['de-DE', 'Allgemeinwissen, zu prüfen', 'Vor Gebrauch prüfen: 70 %'],
  ['ja-JP', '一般的な知識（要確認）', '使用前に要確認: 70 %'],
])('marks what is generally known on the slide and in the notes, in %s', (language, mark, notes) => {
  const { slide } = tell(
    'Slides about water',
    {
      kind: 'statement',
      title: 'Water',
      statement: 'It covers 70 % of the earth',
      source: 'Atlas',
      provenance: [{ figure: '70 %', how: 'general', of: [] }],
    },
    language,
  );
  expect(slide).toMatchObject({ source: `Atlas; ${mark}`, notes });
});

it('lists a figure of nowhere, and counts it', () => {
  const { figures } = tell('Revenue was 40 in May, costs were 12, and 9 people left.', {
    kind: 'statement',
    title: 'Revenue',
    statement: 'It was 4711',
  });
  expect(figures.listed).toEqual([{ slide: 'Revenue', figure: '4711', status: 'unknown' }]);
});

it('says nothing in the notes of what only happens to follow from two others', () => {
  const { slide, figures } = tell('Revenue was 40 in May and 50 in June, and costs were 12.', {
    kind: 'statement',
    title: 'Revenue',
    statement: 'From 40 to 50 in 25 shops',
    notes: 'Good.',
  });
  expect(slide.notes).toBe('Good.');
  expect(figures.listed).toMatchObject([{ figure: '25', status: 'derived' }]);
});
