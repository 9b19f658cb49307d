import { es, fr } from './stories-fr-es';
import { ja, zh } from './stories-ja-zh';
import { ar, nl } from './stories-nl-ar';
import { it, pt } from './stories-pt-it';

/** Storylines by language, on top of those that come with the language's words. */
export const stories: Readonly<Record<string, string>> = { ar, es, fr, it, ja, nl, pt, zh };
