import { shortenWords } from '@/lib/deck/spec/read/shorten-words';

/** Says which slide is meant, in the middle of a sentence; the index counts from 0. */
export type SlideNamer = (index: number) => string;

/** For sentences about a finished file, where slides can be counted. */
export const nameByNumber: SlideNamer = (index) => `slide ${index + 1}`;

const titleLetters = 60;

/** For sentences about a spec, whose slides get their numbers only when they are laid out. */
export function nameByTitle({ slides }: { slides: readonly { title: string }[] }): SlideNamer {
  return (index) => `the slide "${shortenWords(slides[index]?.title ?? '', titleLetters)}"`;
}
