import { describe, expect, it } from 'vitest';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { deckSpecSchema } from '../../spec/deck-spec';
import { layOutDeck } from '../lay-out-deck';

const contact = (index: number) => ({ name: `Person ${index}`, detail: `person${index}@example.com` });
const people = (count: number) => Array.from({ length: count }, (_, index) => contact(index + 1));

function layOut(
  slide: Omit<Extract<SlideSpecInput, { kind: 'closing' }>, 'kind' | 'title'>,
  theme = builtinThemes[0]!,
) {
  const spec = deckSpecSchema.parse({
    title: 'End',
    language: 'en-US',
    direction: 'ltr',
    slides: [{ kind: 'closing', title: 'Approve the bench today', ...slide }],
  });
  return { ...layOutDeck(spec, theme, { maxSlides: 20, images: new Map() }), theme };
}

describe.each(builtinThemes.map((theme) => [theme.name, theme] as const))('a closing slide in %s', (_, theme) => {
  it.each([0, 1, 3, 4, 9])('shows %d contacts, all of them, without a finding that blocks', (count) => {
    const { scene } = layOut({ message: 'It pays for itself by autumn.', contacts: people(count) }, theme);
    expect(inspectScene(scene, theme, new Map()).blocking).toEqual([]);
    const said = JSON.stringify(scene);
    for (const { name, detail } of people(count))
      expect([said.includes(name), said.includes(detail)]).toEqual([true, true]);
  });
});

describe('a closing slide', () => {
  const arrangementOf = (slide: Parameters<typeof layOut>[0]) =>
    layOut(slide).scene.slides.map((one) => one.arrangement);

  it('stands on the layout that ends a deck, unless those to be asked are what it is about', () => {
    expect(arrangementOf({})).toEqual(['closing']);
    expect(arrangementOf({ message: 'Write to us.', contacts: people(2) })).toEqual(['closing']);
    expect(arrangementOf({ contacts: people(2) })).toEqual(['closing-contacts']);
    expect(arrangementOf({ message: 'Write to us.', contacts: people(5) })).toEqual(['closing-contacts']);
  });

  it('goes on where there are more than a slide holds', () => {
    const { scene } = layOut({ contacts: people(24) });
    expect(scene.slides.length).toBeGreaterThan(1);
    expect(JSON.stringify(scene)).toContain('person24@example.com');
  });
});
