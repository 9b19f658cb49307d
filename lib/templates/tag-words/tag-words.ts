import { arabic } from './arabic';
import { chinese } from './chinese';
import { dutch } from './dutch';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import { hebrew } from './hebrew';
import { hindi } from './hindi';
import { italian } from './italian';
import { japanese } from './japanese';
import { korean } from './korean';
import { polish } from './polish';
import { portuguese } from './portuguese';
import { russian } from './russian';
import { spanish } from './spanish';
import { turkish } from './turkish';
import type { WordsByTag } from './words-by-tag';

const byLanguage: Readonly<Record<string, WordsByTag>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  tr: turkish,
  ru: russian,
  ar: arabic,
  he: hebrew,
  hi: hindi,
  ja: japanese,
  zh: chinese,
  ko: korean,
};

/** Words of other languages, and other words of English, that mean one of the themes' tags, by language and tag. */
export const tagWords: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = Object.fromEntries(
  Object.entries(byLanguage).map(([language, words]) => [
    language,
    Object.fromEntries(Object.entries(words).map(([tag, listed]) => [tag, listed.split(', ')])),
  ]),
);
