import { factWords, type FactWord } from './concepts';
import { languageOf } from './find-language';
import { latinFactWords } from './latin-fact-words';
import { Lexicon } from './lexicon';
import { otherFactWords } from './other-fact-words';

const lists: Readonly<Record<string, readonly string[]>> = { ...latinFactWords, ...otherFactWords };

const lexicons = new Map<string, Lexicon>();

/** Finds these words in texts of a language. */
export function factLexiconOf(tag: string): Lexicon {
  const language = languageOf(tag);
  const known = lexicons.get(language.tag) ?? new Lexicon(language, [], [], listsOfFacts);
  lexicons.set(language.tag, known);
  return known;
}

const baseOf = (tag: string): string => tag.split('-')[0] ?? '';

function* listsOfFacts({ tag }: { tag: string }): Generator<[`fact.${FactWord}`, string]> {
  const own = lists[baseOf(tag)] ?? [];
  for (const [at, name] of factWords.entries()) yield [`fact.${name}`, own[at] ?? ''];
}
