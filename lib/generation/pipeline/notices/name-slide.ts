/** Says which slide is meant, in the middle of a sentence; the index counts from 0. */
export type SlideNamer = (index: number) => string;

/** For sentences about a finished file, where slides can be counted. */
export const nameByNumber: SlideNamer = (index) => `slide ${index + 1}`;
