import type { IconName } from '@/lib/deck/icons/icon-set';

/**
 * Which words of a language speak of what an icon shows, as lists with commas: `price` is that word,
 * `recycl*` every word that begins so, `*kosten` every word that ends so, `market share` both words
 * in a row. A word in several rows has the first as its best icon. What may mean two things
 * ("lead", "plant") stays out: a wrong icon is worse than none.
 */
export interface IconWords {
  rows: Readonly<Partial<Record<IconName, string>>>;
  /** Where the word stands that a group of words is about: "data security", «sécurité des données». */
  head: 'first' | 'last';
  /** Words behind which only details follow. */
  details?: string;
  /** Words that turn a meaning round; a text with one gets no icon. */
  negations: string;
  /** Words are not set apart by spaces; every list entry may stand anywhere. */
  unspaced?: true;
  /** What may stand before a word and belongs to it, such as an article. */
  prefix?: RegExp;
}
