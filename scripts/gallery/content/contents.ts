import type { SlideKind, SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { cjk } from './cjk';
import { latin } from './latin';
import { rtl } from './rtl';

type InputOf<K extends SlideKind> = Extract<SlideSpecInput, { kind: K }>;

/** What the gallery shows in one language: of each kind one slide or more, with content as real decks have it. */
export interface GalleryContent {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** The first slide of a kind is shown in every arrangement, further ones in the form that suits them. */
  slides: { [K in SlideKind]: readonly [InputOf<K>, ...InputOf<K>[]] };
}

/** What `--language` chooses from. */
export const contents = { latin, cjk, rtl } as const satisfies Record<string, GalleryContent>;
export type ContentName = keyof typeof contents;
