import { describe, expect, it } from 'vitest';
import { iconSet } from '@/lib/deck/icons/icon-set';
import { canHaveIcons, iconsOf } from '@/lib/deck/icons/set-icons';
import { unknownIcons } from '@/lib/deck/icons/unknown-icons';
import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import { readPrompt } from '@/lib/reading/read-prompt';
import { keepIcons } from './keep-icons';
import { slidePromptFor } from './testing/slide-prompt-for';

function kept(slide: SlideSpecInput, language = 'en-US') {
  const result = keepIcons(slideSpecSchema.parse(slide), language);
  return canHaveIcons(result) ? iconsOf(result) : [];
}
const cards = (...icons: (string | undefined)[]): SlideSpecInput => ({
  kind: 'cards',
  title: 'Three things',
  cards: icons.map((icon, index) => ({ title: `Card ${index}`, icon })),
});

describe('keepIcons', () => {
  it('finds what was asked for in free words or by name', () => {
    expect(kept(cards('rocket launch', 'Shield_Check', 'warning sign', 'delivery truck'))).toEqual([
      'rocket',
      'shield-check',
      'triangle-alert',
      'truck',
    ]);
  });

  it('has none where nothing is like one of them', () => {
    expect(kept(cards('rocket', 'unicorn', 'leaf'))).toEqual(Array(3).fill(undefined));
    expect(unknownIcons(keepIcons(slideSpecSchema.parse(cards('rocket', 'unicorn', 'leaf')), 'en-US'))).toEqual([]);
  });

  it('looks at what the item says before, in the language of the deck', () => {
    const slide: SlideSpecInput = {
      kind: 'cards',
      title: 'T',
      cards: [{ title: 'Start', icon: 'rocket' }, { title: 'Datenschutz', icon: 'unicorn' }, { title: 'Marketing' }],
    };
    expect(kept(slide, 'de-DE')).toEqual(['rocket', 'shield-check', 'megaphone']);
  });

  it('shows nothing twice', () => {
    expect(kept(cards('warning', 'triangle-alert', 'warning'))).toEqual(Array(3).fill(undefined));
  });

  it('has none where none was asked for, or nothing is like any', () => {
    expect(kept(cards(undefined, undefined))).toEqual([undefined, undefined]);
    expect(kept(cards('unicorn', 'griffin'))).toEqual([undefined, undefined]);
  });

  it('does so on every kind that has icons, and takes them from all others', () => {
    const items = [
      { text: 'One', icon: 'rocket' },
      { text: 'Two', icon: 'leaf' },
      { text: 'Three', icon: 'truck' },
    ];
    const slides: SlideSpecInput[] = [
      { kind: 'bullets', title: 'T', items },
      { kind: 'process', title: 'T', steps: items.map(({ text, icon }) => ({ title: text, icon })) },
      { kind: 'metrics', title: 'T', metrics: items.map(({ text, icon }) => ({ value: '1', label: text, icon })) },
    ];
    for (const slide of slides) expect(kept(slide)).toEqual(['rocket', 'leaf', 'truck']);
    const columns = keepIcons(
      slideSpecSchema.parse({ kind: 'two_columns', title: 'T', left: { items }, right: { items } }),
      'en-US',
    );
    expect(JSON.stringify(columns)).not.toContain('icon');
  });
});

describe('what a model is told of icons', () => {
  it('is how to ask for them, for the kinds that have some alone, and no list of names', () => {
    const reading = readPrompt({ prompt: 'Our plan', outputType: 'deck', variantCount: 1, images: [] });
    expect(slidePromptFor(reading, 'cards')).toMatch(/icon: .*English words/);
    expect(slidePromptFor(reading, 'quote')).not.toContain('icon:');
    expect(
      Object.keys(iconSet).filter((name) => name.includes('-') && slidePromptFor(reading, 'cards').includes(name)),
    ).toEqual([]);
  });
});
