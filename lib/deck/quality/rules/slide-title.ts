import { isVisible } from '../../spec/read/clean-words';
import type { InspectedSlide } from '../inspected-deck';
import type { FoundOnSlide, Rule } from '../rule';
import { perSlide } from '../rule';

/** Every slide has a title of its own, in one title placeholder, where readers and screen readers find it. */
export const slideTitle: Rule = {
  name: 'slide-title',
  severity: 'blocking',
  inspect: (deck) => {
    const firstUse = new Map<string, number>();
    return perSlide((slide) => [...missing(slide), ...repeated(slide, firstUse)])(deck);
  },
};

function missing({ slide, blocks }: InspectedSlide): FoundOnSlide[] {
  const titles = blocks.filter(({ element }) => element.type === 'text' && element.placeholder === 'title');
  if (!isVisible(slide.title) || titles.length === 0) return [{ message: 'The slide has no title.' }];
  return titles.length > 1
    ? [{ message: `The slide has ${titles.length} titles.`, measured: titles.length, limit: 1 }]
    : [];
}

function repeated({ slide, number }: InspectedSlide, firstUse: Map<string, number>): FoundOnSlide[] {
  const key = slide.title.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
  if (key === '') return [];
  const first = firstUse.get(key);
  if (first === undefined) firstUse.set(key, number);
  return first === undefined ? [] : [{ message: `Slide ${first} has the same title.` }];
}
