import type { IconName } from '@/lib/deck/icons/icon-set';
import type { IconWords } from './words/icon-words';

/** A table of words, turned round: from what a text says to the icons that show it. */
export interface WordIndex {
  /** By the whole word, or words with spaces. */
  exact: ReadonlyMap<string, readonly IconName[]>;
  /** By how a word begins. */
  begins: ReadonlyMap<string, readonly IconName[]>;
  /** By how a word ends. */
  ends: ReadonlyMap<string, readonly IconName[]>;
  negations: ReadonlySet<string>;
  negationStems: readonly string[];
  details: ReadonlySet<string>;
}

const indexes = new WeakMap<IconWords, WordIndex>();

export function indexOf(words: IconWords): WordIndex {
  const known = indexes.get(words);
  if (known !== undefined) return known;
  const made = makeIndex(words);
  indexes.set(words, made);
  return made;
}

function makeIndex({ rows, negations, details = '' }: IconWords): WordIndex {
  const exact = new Map<string, IconName[]>();
  const begins = new Map<string, IconName[]>();
  const ends = new Map<string, IconName[]>();
  for (const [icon, list] of Object.entries(rows) as [IconName, string][]) {
    for (const entry of listed(list)) {
      if (entry.endsWith('*')) add(begins, entry.slice(0, -1), icon);
      else if (entry.startsWith('*')) add(ends, entry.slice(1), icon);
      else add(exact, entry, icon);
    }
  }
  const denied = listed(negations);
  return {
    exact,
    begins,
    ends,
    negations: new Set(denied.filter((word) => !word.endsWith('*'))),
    negationStems: denied.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    details: new Set(listed(details)),
  };
}

function listed(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function add(map: Map<string, IconName[]>, word: string, icon: IconName): void {
  map.set(word, [...(map.get(word) ?? []), icon]);
}
