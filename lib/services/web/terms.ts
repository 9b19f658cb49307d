import { languageOf } from '@/lib/generation/brief/languages';

const longestStem = 7;
const segmented = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The words of a text in a form by which they are compared: lower case, without marks, endings of long ones cut. */
export function termsOf(text: string, language: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase();
  const words = segmented.test(plain) ? segment(plain, language) : (plain.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []);
  return words.map(stem).filter((word) => word.length > 1 || segmented.test(word));
}

function stem(word: string): string {
  const bare = word
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC');
  return /\p{Script=Latin}|\p{Script=Cyrillic}/u.test(bare) ? bare.slice(0, longestStem) : bare;
}

/** Scripts that write no spaces. */
function segment(text: string, language: string): string[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...words].filter(({ isWordLike }) => isWordLike).map(({ segment: word }) => word);
}

/** The terms of a query that say what it is about; all of them where nothing else would be left. */
export function tellingTermsOf(text: string, language: string): string[] {
  const small = new Set(
    [...languageOf(language).stopWords, ...languageOf('en').stopWords].flatMap((word) => termsOf(word, language)),
  );
  const terms = termsOf(text, language);
  const rest = terms.filter((term) => !small.has(term));
  return rest.length > 0 ? rest : terms;
}
