import { expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { deckSpecSchema, type DeckSpecInput } from '../spec/deck-spec';
import { layOutDeck } from './lay-out-deck';

const points = { kind: 'bullets' as const, items: [{ text: 'One' }, { text: 'Two' }, { text: 'Three' }] };

function titleSizes(titles: readonly string[], theme: (typeof builtinThemes)[number]): number[] {
  const spec: DeckSpecInput = {
    title: 'Deck',
    language: 'en-US',
    direction: 'ltr',
    slides: titles.map((title) => ({ ...points, title })),
  };
  const { scene } = layOutDeck(deckSpecSchema.parse(spec), theme, { maxSlides: 9, images: new Map() });
  return scene.slides.flatMap(({ elements }) =>
    elements.flatMap((element) =>
      element.type === 'text' && element.placeholder === 'title' ? [element.paragraphs[0]!.runs[0]!.sizePt] : [],
    ),
  );
}

const long = 'Deliveries got faster in every region, and returns take eleven days';

test.each(builtinThemes)('titles over content have one size, that of the longest, in $name', (theme) => {
  const [short] = titleSizes(['Returns are slow'], theme);
  const [alone] = titleSizes([long], theme);
  const sizes = titleSizes(['Returns are slow', long, 'Deliveries are fast'], theme);
  expect(new Set(sizes).size).toBe(1);
  expect(sizes[0]).toBeLessThanOrEqual(short!);
  expect(sizes[0]).toBeGreaterThanOrEqual(alone!);
});
