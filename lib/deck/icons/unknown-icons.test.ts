import { describe, expect, it } from 'vitest';
import { layOutDeck } from '../layout/lay-out-deck';
import { testTheme } from '../quality/testing/test-theme';
import { deckSpecSchema } from '../spec/deck-spec';
import type { SlideSpecInput } from '../spec/slide-spec';
import { slideSpecSchema } from '../spec/slide-spec';
import { unknownIcons } from './unknown-icons';

const icons = ['rocket', 'unicorn', 'unicorn', 'Warning', 'griffin'];
const items = icons.map((icon, index) => ({ text: `Point ${index}`, icon }));
const slides: SlideSpecInput[] = [
  { kind: 'bullets', title: 'T', items },
  { kind: 'image', title: 'T', imageId: 'a', altText: 'A', items },
  { kind: 'two_columns', title: 'T', left: { items: items.slice(0, 2) }, right: { items: items.slice(2) } },
  { kind: 'cards', title: 'T', cards: items.map(({ text, icon }) => ({ title: text, icon })) },
  { kind: 'process', title: 'T', steps: items.map(({ text, icon }) => ({ title: text, icon })) },
  { kind: 'metrics', title: 'T', metrics: items.map(({ text, icon }) => ({ value: '1', label: text, icon })) },
];

describe('unknownIcons', () => {
  it.each(slides)('names those of $kind that the set lacks, each once', (slide) => {
    expect(unknownIcons(slideSpecSchema.parse(slide))).toEqual(['unicorn', 'griffin']);
  });

  it('cuts names that are none', () => {
    const slide = slideSpecSchema.parse({ kind: 'cards', title: 'T', cards: [{ title: 'A', icon: 'x'.repeat(5000) }] });
    expect(unknownIcons(slide).map((name) => name.length)).toEqual([60]);
  });

  it('is nothing where no icon is asked for', () => {
    expect(unknownIcons(slideSpecSchema.parse({ kind: 'quote', title: 'T', quote: 'Q' }))).toEqual([]);
  });
});

describe('a deck with an icon that nobody knows', () => {
  it('is laid out without it and says so once, though its slide continues', () => {
    const cards = Array.from({ length: 30 }, (_, index) => ({
      title: `Card ${index}`,
      text: 'Some words that fill it. '.repeat(6),
      icon: index === 0 ? 'unicorn' : undefined,
    }));
    const spec = deckSpecSchema.parse({
      title: 'T',
      language: 'en-US',
      direction: 'ltr',
      slides: [
        { kind: 'quote', title: 'First', quote: 'Q' },
        { kind: 'cards', title: 'Second', cards },
      ],
    });
    const { scene, warnings } = layOutDeck(spec, testTheme, { maxSlides: 20, images: new Map() });
    expect(scene.slides.length).toBeGreaterThan(2);
    expect(warnings.filter(({ type }) => type === 'unknown-icon')).toEqual([
      { type: 'unknown-icon', specIndex: 1, slideIndex: 1, icon: 'unicorn' },
    ]);
    expect(scene.slides.flatMap(({ elements }) => elements.filter(({ type }) => type === 'icon'))).toEqual([]);
  });
});
