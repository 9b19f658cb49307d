import { cutText } from '@/lib/text/cut/cut-text';
import {
  cyrillicLanguages,
  latinLanguages,
  scriptLanguages,
  unknownLanguage,
  type TextLanguage,
} from './text-languages';

/** More tells nothing new. */
const sampleLength = 20_000;
/** A text whose letters are a third of one script is in that script's language; words of another are quoted in it. */
const scriptShare = 1 / 3;
/** Japanese writes most of its content in Chinese characters. */
const kanaShare = 1 / 20;

/** In which language a text is written; the tag is `und` where nothing tells. */
export function detectTextLanguage(text: string): TextLanguage {
  const sample = cutText(text, sampleLength).toLowerCase();
  const letters = count(sample, /\p{L}/gu);
  if (letters === 0) return unknownLanguage;
  for (const { pattern, language } of scriptLanguages) {
    if (count(sample, pattern) / letters >= (language.tag === 'ja' ? kanaShare : scriptShare)) return language;
  }
  const isCyrillic = count(sample, /\p{Script=Cyrillic}/gu) / letters >= scriptShare;
  return bestOf(isCyrillic ? cyrillicLanguages : latinLanguages, sample, letters);
}

/** The language whose small words are the most frequent; its own letters count beside them. */
function bestOf(languages: readonly TextLanguage[], sample: string, letters: number): TextLanguage {
  const words = new Map<string, number>();
  for (const [word] of sample.matchAll(/[\p{L}\p{M}]+/gu)) words.set(word, (words.get(word) ?? 0) + 1);
  const total = [...words.values()].reduce((sum, each) => sum + each, 0);
  let best = { language: unknownLanguage, score: 0 };
  for (const language of languages) {
    const small = language.words.reduce((sum, word) => sum + (words.get(word) ?? 0), 0) / total;
    const own = [...language.letters].reduce((sum, letter) => sum + sample.split(letter).length - 1, 0) / letters;
    const score = small + 2 * own;
    if (score > best.score) best = { language, score };
  }
  return best.language;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
