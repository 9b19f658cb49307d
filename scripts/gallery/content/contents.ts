import type { GalleryContent } from './gallery-content';
import { latin } from './latin';

/** What `--language` chooses from. */
export const contents = { latin } as const satisfies Record<string, GalleryContent>;
export type ContentName = keyof typeof contents;
