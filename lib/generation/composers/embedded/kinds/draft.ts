import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { Portion } from '../plan/portion';
import type { DeckWords } from '../words/deck-words';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What a slide shows below its title. */
export type SlideBody = Without<SlideSpecInput, 'title' | 'notes' | 'eyebrow' | 'source'>;

/** One way to show a portion. */
export interface Draft {
  body: SlideBody;
  /** A sentence of the author that states the point; null when the heading has to serve. */
  title: string | null;
  /** Serves when the heading is taken by another slide. */
  spareTitle?: string;
  /** Names the slide where the material has no heading. */
  eyebrow?: string;
  /** How well the kind shows the material, 0 to 1; the highest is chosen. */
  fit: number;
  /** What this slide shows and what is left for a further one, when not all of it can be shown. */
  split?: { shown: Portion; rest: Portion };
}

export interface WriteContext {
  /** What the material is written in. */
  language: string;
  /** Of the deck's own words. */
  ownLanguage: string;
  words: DeckWords;
  /** Sentences anywhere in the material that recommend something. */
  advice: readonly string[];
  /** Whether the prompt names a scatter chart. */
  asksForScatter: boolean;
}

/** Looks at a portion for one kind of slide; null when the material has no such form. */
export type KindReader = (portion: Portion, context: WriteContext) => Draft | null;

/** A title longer than this needs a third line. */
export const longestTitle = 112;
/** A bullet longer than this is shortened where a clause ends. */
export const longestBullet = 110;
export const mostBullets = 6;
