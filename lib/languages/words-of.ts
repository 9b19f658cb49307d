import { languageOf } from './find-language';
import { Lexicon } from './lexicon';

const lexicons = new Map<string, Lexicon>();

/** The words of a tag's language, and the English ones that people mix in; made once a process. */
export function lexiconOf(tag: string): Lexicon {
  const language = languageOf(tag);
  const known = lexicons.get(language.tag);
  if (known !== undefined) return known;
  const english = languageOf('en');
  const made = new Lexicon(language, english === language ? [] : [english]);
  lexicons.set(language.tag, made);
  return made;
}
