import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { shownTexts } from '../figures/settle-figures';
import type { LaidOutSlide, ReviewedSlide } from '../composers/composer';
import type { SurveyedSlide } from './survey-deck';

type Deed = 'shortened' | 'retitled' | 'reformed' | 'arranged' | 'rewrote' | 'split' | 'merged' | 'dropped';

/** What is said of the slides that something was done to, by their numbers in the file or, where they are gone, by their titles. */
const sentences: Readonly<Record<Deed, (slides: string) => string>> = {
  shortened: (slides) => `shortened ${slides}`,
  retitled: (slides) => `gave ${slides} another title`,
  reformed: (slides) => `showed ${slides} in another form`,
  arranged: (slides) => `arranged ${slides} anew`,
  rewrote: (slides) => `rewrote ${slides}`,
  split: (slides) => `split ${slides}`,
  merged: (slides) => `merged what is now ${slides}`,
  dropped: (slides) => `left out ${slides}`,
};

/**
 * What a review did, in one line, such as "The review shortened slide 3 and split slide 5."
 *
 * @param places of the reviewed slides in the file, by their order
 */
export function describeReview(
  before: readonly LaidOutSlide[],
  after: readonly ReviewedSlide[],
  places: readonly Pick<SurveyedSlide, 'number'>[],
): string {
  const deeds = new Map<Deed, string[]>();
  const tell = (deed: Deed, slide: string) => deeds.set(deed, [...(deeds.get(deed) ?? []), slide]);
  for (const [index, { slide, from }] of after.entries()) {
    const number = String(places[index]?.number ?? index + 1);
    const isFirst = after.findIndex((other) => other.from[0] === from[0]) === index;
    const [old] = from.map((place) => before[place]?.slide);
    const deed = old && deedOf(old, slide, { parts: from.length, isFirst, isAlone: countOf(after, from) === 1 });
    if (deed) tell(deed, number);
  }
  const kept = new Set(after.flatMap(({ from }) => from));
  for (const [place, { slide }] of before.entries()) if (!kept.has(place)) tell('dropped', `“${slide.title}”`);
  return `The review ${joinWords([...deeds].map(([deed, slides]) => sentences[deed](nameSlides(deed, slides))))}.`;
}

function countOf(after: readonly ReviewedSlide[], from: readonly number[]): number {
  return after.filter((other) => other.from[0] === from[0]).length;
}

/** Null where nothing is to be told: of the parts of a slide, the first tells. */
function deedOf(
  old: SlideSpec,
  slide: SlideSpec,
  { parts, isFirst, isAlone }: { parts: number; isFirst: boolean; isAlone: boolean },
): Deed | null {
  if (slide === old || !isFirst) return null;
  if (parts > 1) return 'merged';
  if (!isAlone) return 'split';
  if (slide.kind !== old.kind) return 'reformed';
  if (isSameBut(old, slide, 'title')) return 'retitled';
  if (lettersOfSlide(slide) < lettersOfSlide(old)) return 'shortened';
  return isSameBut(old, slide, 'arrangement') ? 'arranged' : 'rewrote';
}

function isSameBut(one: SlideSpec, other: SlideSpec, field: 'title' | 'arrangement'): boolean {
  return JSON.stringify({ ...one, [field]: '' }) === JSON.stringify({ ...other, [field]: '' });
}

function lettersOfSlide(slide: SlideSpec): number {
  return shownTexts(slide).join('').length;
}

function nameSlides(deed: Deed, slides: readonly string[]): string {
  const word = deed === 'dropped' ? 'the slide' : 'slide';
  return `${word}${slides.length === 1 ? '' : 's'} ${joinWords(slides)}`;
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
