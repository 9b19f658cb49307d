import { languageOf } from './find-language';
import { internationalIcons } from './international-icons';
import type { IconWords, Language } from './language';
import { Lexicon, type Meaning } from './lexicon';

const lexicons = new Map<string, Lexicon>();
const iconLexicons = new Map<Language, Lexicon>();

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

/** What icons show, by the words that speak of it. */
export function iconLexiconOf(language: Language): Lexicon {
  const lexicon = iconLexicons.get(language) ?? new Lexicon(language, [], [], iconListsOf);
  iconLexicons.set(language, lexicon);
  return lexicon;
}

function* iconListsOf({ icons }: Language): Generator<[Meaning, string]> {
  yield ['icon.not', icons.negations];
  yield ['icon.details', icons.details ?? ''];
  const rowsOf = ({ rows }: IconWords): [string, string][] => Object.entries(rows);
  for (const [icon, list] of [...rowsOf(icons), ...rowsOf(internationalIcons)]) yield [`icon.${icon}`, list];
}
