import { capitalise } from '../write/capitalise';
import { isAside, isSafeCut } from './safe-cut';

/** Cuts may stand before these words: what goes before them is a sentence by itself. */
const conjunctions =
  'and|so|while|because|since|which|who|where|whose|although|though|whereas|as|so that|after which|und|weil|da|wobei|sodass|während|obwohl|denn|wodurch|car|tandis|parce|puisque|alors|dont|où|ce qui|porque|aunque|mientras|lo que|embora|enquanto|o que|perché|mentre|anche se|omdat|terwijl|hoewel|waardoor|ponieważ|który|która|które|потому|так как|который|которая|которые|хотя';
const bareConjunctions =
  'because|since|while|although|whereas|so that|weil|obwohl|parce que|porque|perché|omdat|terwijl|ponieważ|потому что';

const boundaries = new RegExp(
  `[;；]\\s?|\\s[–—]\\s|,\\s(?=(?:${conjunctions})\\s)|\\s(?=(?:${bareConjunctions})\\s)|,\\s(?=(?:an?|the|eine?|une?|una?)\\s)|[，、،]\\s?(?=\\S{6})`,
  'giu',
);
const shortest = 28;

/**
 * The sentence without its final stop; longer ones end at the last clause that fits, so that
 * what remains is a sentence of the author. Comes back whole when no clause ends early enough.
 */
export function shorten(sentence: string, longest: number): string {
  const whole = trimStop(sentence);
  if (visualLength(whole) <= longest) return capitalise(whole);
  const bare = whole.replace(/\s?[(（]([^()（）]{3,})[)）]/gu, (bracket: string, inside: string) =>
    isAside(inside) ? '' : bracket,
  );
  if (bare !== whole && visualLength(bare) <= longest && bare.length >= shortest) return capitalise(bare);
  let best: string | null = null;
  for (const match of whole.matchAll(boundaries)) {
    const prefix = whole.slice(0, match.index);
    if (visualLength(prefix) > longest) break;
    if (visualLength(prefix) >= shortest && isComplete(prefix) && isSafeCut(prefix, whole.slice(match.index)))
      best = prefix;
  }
  return capitalise(trimStop(best ?? whole));
}

/** Neither inside brackets or quotation marks nor in the middle of what a colon announces. */
function isComplete(prefix: string): boolean {
  const count = (pattern: RegExp): number => prefix.match(pattern)?.length ?? 0;
  if (count(/[(（[]/gu) !== count(/[)）\]]/gu) || count(/"/gu) % 2 === 1 || count(/[“„«「]/gu) > count(/[”“»」]/gu))
    return false;
  const colon = /[:：]\s+(.*)$/u.exec(prefix)?.[1];
  return colon === undefined || /^[\p{Nd}\p{Lu}$€£]/u.test(colon);
}

export function trimStop(sentence: string): string {
  const trimmed = sentence
    .trim()
    .replace(/[.。।۔;；,，]+$/u, '')
    .trimEnd();
  if (trimmed === '') return sentence.trim();
  // "etc." and "Inc." keep their point.
  return /(?:\b(?:etc|inc|ltd|co|corp|usw|a\.m|p\.m|U\.S))$/iu.test(trimmed) && sentence.trim().endsWith('.')
    ? `${trimmed}.`
    : trimmed;
}

/** Length in Latin letters: ideographs are twice as wide. */
export function visualLength(text: string): number {
  return (
    text.length +
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff00-\uffef、。]/gu)?.length ??
      0) *
      0.8
  );
}
