import { getPool } from '@/lib/platform/database/pool';
import { generalWords } from '../language/general-words';
import { textLanguageOf } from '../language/text-languages';
import { foldWord } from './search-words';

/** A word of a query, and what the index may have for it. */
export interface SearchConcept {
  word: string;
  /** As they stand in the index. */
  lexemes: string[];
  /** Beginnings of what stands there. */
  prefixes: string[];
  /** Says what kind of text is asked for, and nothing of its topic. */
  isGeneral: boolean;
}

const readLexemes = `
  select config, word, tsvector_to_array(to_tsvector(config::regconfig, word)) as lexemes
  from unnest($1::text[]) as config, unnest($2::text[]) as word`;

const isStemmed = (word: string) => /^[\p{L}\p{M}]+$/u.test(word);

/** The words as the configurations of all these languages have them; without those that `language` takes for noise. */
export async function toConcepts(
  words: readonly string[],
  language: string,
  documentLanguages: readonly string[],
): Promise<SearchConcept[]> {
  if (words.length === 0) return [];
  const own = await searchConfigOf(language);
  const configs = new Set([own, ...(await Promise.all(documentLanguages.map(searchConfigOf)))]);
  const { rows } = await getPool().query<{ config: string; word: string; lexemes: string[] }>(readLexemes, [
    [...configs],
    words,
  ]);
  const noise = new Set(
    rows.filter(({ config, lexemes }) => config === own && lexemes.length === 0).map(({ word }) => word),
  );
  // Short queries don't tell their language: what is noise in that of a document says little here, too.
  const isNoise = (word: string) => rows.some((row) => row.word === word && row.lexemes.length === 0);
  return words
    .filter((word) => !noise.has(word))
    .map((word) => {
      const lexemes = new Set(rows.filter((row) => row.word === word).flatMap((row) => row.lexemes));
      return {
        word,
        lexemes: [...lexemes.add(foldWord(word))],
        prefixes: prefixesOf(word, language, documentLanguages),
        isGeneral: generalWords.has(word) || isNoise(word),
      };
    });
}

/** Where no configuration takes endings off, and where words are written as one, beginnings are looked for as well. */
function prefixesOf(word: string, language: string, documentLanguages: readonly string[]): string[] {
  const letters = [...foldWord(word)];
  if (!isStemmed(word) || letters.length < 5) return [];
  const languages = [language, ...documentLanguages].map(textLanguageOf);
  const prefixes = new Set<string>();
  if (languages.some(({ isCompounding }) => isCompounding)) prefixes.add(letters.join(''));
  if (languages.some(({ config, tag }) => config === null && tag !== 'und'))
    prefixes.add(letters.slice(0, Math.max(4, letters.length - 2)).join(''));
  return [...prefixes];
}

/** Whether a lexeme of the index is one of the forms of a concept. */
export function isForm({ lexemes, prefixes }: SearchConcept, lexeme: string): boolean {
  return lexemes.includes(lexeme) || prefixes.some((prefix) => lexeme.startsWith(prefix));
}

/** All of them in one query that any of them satisfies, as PostgreSQL writes a tsquery. */
export function anyOf(concepts: readonly SearchConcept[]): string {
  return concepts
    .flatMap(({ lexemes, prefixes }) => [...lexemes.map(quote), ...prefixes.map((prefix) => `${quote(prefix)}:*`)])
    .join(' | ');
}

function quote(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** For languages that PostgreSQL has no configuration for: words as they stand. */
const plainConfig = 'simple';

let known: Promise<ReadonlySet<string>> | undefined;

/** The text search configuration for a language on this server; which ones there are depends on its version. */
export async function searchConfigOf(languageTag: string): Promise<string> {
  known ??= readConfigs().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  const { config } = textLanguageOf(languageTag);
  return config !== null && (await known).has(config) ? config : plainConfig;
}

async function readConfigs(): Promise<ReadonlySet<string>> {
  const { rows } = await getPool().query<{ cfgname: string }>(
    `select cfgname from pg_ts_config where cfgnamespace = 'pg_catalog'::regnamespace`,
  );
  return new Set(rows.map(({ cfgname }) => cfgname));
}
