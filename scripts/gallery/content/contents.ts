import { cjk } from './cjk';
import type { GalleryContent } from './gallery-content';
import { latin } from './latin';
import { rtl } from './rtl';

/** What `--language` chooses from. */
export const contents = { latin, cjk, rtl } as const satisfies Record<string, GalleryContent>;
export type ContentName = keyof typeof contents;
