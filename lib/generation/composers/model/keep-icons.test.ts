import { describe, expect, it } from 'vitest';
import { iconSet } from '@/lib/deck/icons/icon-set';
import { canHaveIcons, iconsOf } from '@/lib/deck/icons/set-icons';
import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import { readPrompt } from '@/lib/reading/read-prompt';
import { slidePromptFor } from './testing/slide-prompt-for';
import { keepIcons } from './write-with-model';

function kept(slide: SlideSpecInput) {
  const notices: string[] = [];
  const result = keepIcons(slideSpecSchema.parse(slide), (sentence) => notices.push(sentence));
  return { slide: result, icons: canHaveIcons(result) ? iconsOf(result) : [], notices };
}
const cards = (...icons: (string | undefined)[]): SlideSpecInput => ({
  kind: 'cards',
  title: 'Three things',
  cards: icons.map((icon, index) => ({ title: `Card ${index}`, icon })),
});

describe('keepIcons', () => {
  it('keeps icons that all items have, by their own names', () => {
    expect(kept(cards('rocket', 'Shield_Check', 'warning'))).toMatchObject({
      icons: ['rocket', 'shield-check', 'triangle-alert'],
      notices: [],
    });
  });

  it('drops all of them when one is unknown, and says which', () => {
    const { icons, notices } = kept(cards('rocket', 'unicorn', 'leaf'));
    expect(icons).toEqual([undefined, undefined, undefined]);
    expect(notices).toEqual([
      'The language model chose icons that do not exist (unicorn); the slide "Three things" has none.',
    ]);
  });

  it('drops all of them when an item has none or two are the same', () => {
    expect(kept(cards('rocket', undefined))).toMatchObject({ icons: [undefined, undefined], notices: [] });
    expect(kept(cards('warning', 'triangle-alert'))).toMatchObject({ icons: [undefined, undefined], notices: [] });
  });

  it('does so on every kind that has icons, and leaves the words alone', () => {
    const items = [
      { text: 'One', icon: 'rocket' },
      { text: 'Two', icon: 'unicorn' },
    ];
    const slides: SlideSpecInput[] = [
      { kind: 'bullets', title: 'T', items },
      { kind: 'process', title: 'T', steps: items.map(({ text, icon }) => ({ title: text, icon })) },
      { kind: 'metrics', title: 'T', metrics: items.map(({ text, icon }) => ({ value: '1', label: text, icon })) },
    ];
    for (const slide of slides) {
      const { icons, slide: result } = kept(slide);
      expect(icons).toEqual([undefined, undefined]);
      expect(JSON.stringify(result)).toBe(JSON.stringify(slideSpecSchema.parse(slide)).replace(/,?"icon":"\w+"/g, ''));
    }
  });

  it('leaves other slides as they are', () => {
    const quote = slideSpecSchema.parse({ kind: 'quote', title: 'T', quote: 'Q' });
    expect(keepIcons(quote)).toBe(quote);
  });
});

describe('what a model is told of icons', () => {
  it('is every name, for the kinds that have icons alone', () => {
    const reading = readPrompt({ prompt: 'Our plan', outputType: 'deck', variantCount: 1, images: [] });
    for (const name of Object.keys(iconSet)) expect(slidePromptFor(reading, 'cards')).toContain(name);
    expect(slidePromptFor(reading, 'quote')).not.toContain('icon');
    expect(slidePromptFor(reading, 'cards').length).toBeLessThan(slidePromptFor(reading, 'quote').length + 2500);
  });
});
