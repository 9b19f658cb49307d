import { languageOf } from '@/lib/languages/find-language';
import { normalForm, wordsIn } from '@/lib/languages/normal-form';

/** Shorter words say little; of longer ones the beginning tells, so that "ferry" meets "ferries". */
const [shortest, stemLength] = [4, 5];
const pairsOfSigns = /(?=([\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2}))/gu;

/** By what words texts are about the same: stems without small words; pairs of signs where words have no spaces. */
export function tellingWords(text: string, tag: string): Set<string> {
  const { signs, attached = '' } = languageOf(tag);
  const small = new Set(wordsIn(`${signs.words} ${languageOf('en').signs.words}`).map(({ form }) => form));
  const prefixes = attached.split(' ').filter(Boolean).map(normalForm);
  const telling = new Set(Array.from(text.matchAll(pairsOfSigns), ([, pair = '']) => pair));
  if (telling.size > 0 && languageOf(tag).unspaced === true) return telling;
  for (const { form } of wordsIn(text)) {
    const prefix = prefixes.find((each) => form.startsWith(each) && form.length - each.length >= shortest) ?? '';
    const bare = form.slice(prefix.length);
    if (bare.length >= shortest && !small.has(form) && Number.isNaN(Number(form)))
      telling.add(bare.slice(0, stemLength).replace(/y$/u, 'i'));
  }
  return telling;
}

export function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((word) => b.has(word)).length;
}
