import { languageOf } from './find-language';
import { Lexicon } from './lexicon';

const lexicons = new Map<string, Lexicon>();

/**
 * The words of a tag's language, and the English ones that people mix in; made once a process.
 *
 * @param besides tags of further languages that are spoken in the same text
 */
export function lexiconOf(tag: string, besides: readonly string[] = []): Lexicon {
  const language = languageOf(tag);
  const more = [...new Set(besides.map(languageOf))].filter((each) => each !== language);
  const key = [language, ...more].map((each) => each.tag).join(' ');
  const known = lexicons.get(key);
  if (known !== undefined) return known;
  const english = languageOf('en');
  const made = new Lexicon(language, more, [language, ...more].includes(english) ? [] : [english]);
  lexicons.set(key, made);
  return made;
}
