import { inflateSync } from 'fflate';
import type { Language } from '@/lib/languages/language';
import type { Lexicon } from '@/lib/languages/lexicon';
import { featuresOfNames } from './name-features';
import { namesIn, type Name, type Tagged } from './names-in';
import { packedNameWeights } from './weights';

let weights: Int8Array | null = null;

/**
 * What the whole is called: the likeliest of all stretches that may name it; null where there is none.
 *
 * @param choices where it is looked for, one behind the other
 */
export function chooseName(
  tagged: Tagged,
  lexicon: Lexicon,
  language: Language,
  choices: readonly ((name: Name) => boolean)[] = [() => true],
): Name | null {
  const used = (weights ??= new Int8Array(inflateSync(Buffer.from(packedNameWeights, 'base64'))));
  const { names, features } = weighedNames(tagged, lexicon, language);
  const scores = features.map((own) => scoreOf(own, used));
  // Behind those of all names stands the score of none.
  const none = scores[names.length] ?? -Infinity;
  for (const [place, isAllowed] of choices.entries()) {
    const allowed = names.flatMap((name, at) => (isAllowed(name) ? { name, score: scores[at] ?? 0 } : []));
    const best = Math.max(...allowed.map(({ score }) => score));
    if (place === choices.length - 1 && none > best) return null;
    const chosen = allowed.find(({ score }) => score === best);
    if (chosen !== undefined) return chosen.name;
  }
  return null;
}

/** How much each feature speaks for a name. */
export type ScoreTable = Int8Array | Float32Array;

/** The names of a text with what is known of each. */
export function weighedNames(
  tagged: Tagged,
  lexicon: Lexicon,
  { signs }: Language,
): { names: Name[]; features: number[][] } {
  const small = new Set(signs.words.split(' '));
  const names = namesIn(tagged, lexicon, small);
  return { names, features: featuresOfNames(names, tagged, lexicon, small) };
}

export function scoreOf(features: readonly number[], table: ScoreTable): number {
  return features.reduce((sum, feature) => sum + (table[feature] ?? 0), 0);
}
