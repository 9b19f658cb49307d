import { expect, it } from 'vitest';
import type { SpecWarning } from '@/lib/deck/spec/read/spec-warning';
import { nameByTitle, sentenceOfSpec } from '../notices';

const name = nameByTitle({ slides: [{ title: 'Sales grew' }, { title: 'And so on '.repeat(30) }] });

it.each<[SpecWarning, string]>([
  [
    { type: 'characters-removed', slide: 0 },
    'Characters that no slide can show were taken out of the slide "Sales grew".',
  ],
  [{ type: 'field-dropped', slide: 0, field: 'number' }, 'On the slide "Sales grew", "number" could not be used.'],
  [
    { type: 'kind-unknown', slide: 0, kind: '' },
    'The form "none" is not known; the slide "Sales grew" is a list of its words.',
  ],
  [
    { type: 'numbers-unreadable', slide: 0, count: 2 },
    '2 values of the chart on the slide "Sales grew" could not be read as numbers; the chart has gaps there, and the words stand in the speaker notes.',
  ],
  [
    { type: 'chart-as-table', slide: 0, reason: 'no-categories' },
    'The chart of the slide "Sales grew" has values without a category; its content is shown as a table.',
  ],
  [{ type: 'slide-dropped', position: 4 }, 'Slide 5 of what was written held no words and was left out.'],
  [
    { type: 'slides-merged', count: 1 },
    'A deck has at most 50 slides; the words of one more stand in the speaker notes of the last one.',
  ],
  [{ type: 'deck-field-repaired', field: 'language' }, 'The language of the deck was missing or could not be used.'],
])('says %j', (warning, expected) => {
  expect(sentenceOfSpec(warning, name)).toBe(expected);
});

it('names a slide by the beginning of a long title', () => {
  expect(name(1)).toMatch(/^the slide "And so on [\w ]+…"$/);
  expect(name(1).length).toBeLessThan(80);
});
