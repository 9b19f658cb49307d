import { es, fr } from './stories-fr-es';
import { hi, ko } from './stories-hi-ko';
import { ja, zh } from './stories-ja-zh';
import { ar, nl } from './stories-nl-ar';
import { pl, tr } from './stories-pl-tr';
import { it, pt } from './stories-pt-it';
import { he, ru } from './stories-ru-he';

/** Storylines by language, on top of those that come with the language's words. */
export const stories: Readonly<Record<string, string>> = { ar, es, fr, he, hi, it, ja, ko, nl, pl, pt, ru, tr, zh };
