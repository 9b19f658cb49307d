import { expect, test } from 'vitest';
import { meridian } from '@/lib/templates/builtin/meridian';
import type { TextElement } from '../../scene/scene';
import { deckSpecSchema } from '../../spec/deck-spec';
import type { Theme } from '../../theme/theme';
import { layOutDeck } from '../lay-out-deck';

const spec = deckSpecSchema.parse({
  title: 'Deck',
  language: 'en',
  direction: 'ltr',
  slides: [
    {
      kind: 'statement',
      title: 'Why',
      statement: 'Customers leave because of late deliveries.',
      emphasis: 'late deliveries',
    },
  ],
});

function emphasisIn(theme: Theme) {
  const { scene } = layOutDeck(spec, theme, { maxSlides: 1, images: new Map() });
  const runs = scene.slides[0]!.elements.filter((element): element is TextElement => element.type === 'text').flatMap(
    ({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.runs),
  );
  return runs.find(({ text }) => text.startsWith('late'));
}

test('an emphasis is told by its colour, and by its weight too where that is nearly the colour of the words', () => {
  expect(emphasisIn(meridian)).toMatchObject({ color: 'accent' });
  expect(emphasisIn(meridian)?.bold ?? false).toBe(meridian.layouts.content.title.bold);
  const pale: Theme = { ...meridian, colors: { ...meridian.colors, accent: '223344' } };
  expect(emphasisIn(pale)).toMatchObject({ color: 'accent', bold: true });
});

test('an emphasis of a few words is not broken, and keeps its words', () => {
  expect(emphasisIn(meridian)?.text).toBe('late\u00a0deliveries');
});
