import { arabic } from './arabic';
import { chinese } from './chinese';
import { dutch } from './dutch';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import { hebrew } from './hebrew';
import { hindi } from './hindi';
import type { IconWords } from './icon-words';
import { italian } from './italian';
import { japanese } from './japanese';
import { korean } from './korean';
import { polish } from './polish';
import { portuguese } from './portuguese';
import { russian } from './russian';
import { spanish } from './spanish';
import { turkish } from './turkish';

const tables: Readonly<Record<string, IconWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  pl: polish,
  tr: turkish,
  ru: russian,
  ar: arabic,
  he: hebrew,
  hi: hindi,
  zh: chinese,
  ja: japanese,
  ko: korean,
};

/** The words of a language (BCP 47, such as `de-DE`); undefined for one that the product does not read. */
export function iconWordsOf(language: string): IconWords | undefined {
  const base = language.slice(0, 2).toLowerCase();
  return Object.hasOwn(tables, base) ? tables[base] : undefined;
}
