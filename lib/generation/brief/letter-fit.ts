import { letterSamples } from './letter-samples';

type Profile = ReadonlyMap<string, number>;

/** Threes that a sample lacks are rare, not impossible. */
const unseen = -9.5;
let profiles: ReadonlyMap<string, Profile> | undefined;

/** How much better the words fit one language's letters than chance, in small words' worth; never below zero. */
export function letterFit(words: readonly string[], tag: string): number {
  profiles ??= new Map(Object.entries(letterSamples).map(([language, sample]) => [language, profileOf(sample)]));
  const profile = profiles.get(tag);
  if (profile === undefined) return 0;
  return words.reduce((sum, word) => sum + fitOf(word, profile), 0);
}

function fitOf(word: string, profile: Profile): number {
  const all = threes(word);
  const mean = all.reduce((sum, three) => sum + (profile.get(three) ?? unseen), 0) / Math.max(1, all.length);
  return Math.max(0, mean - unseen) * Math.min(1, all.length / 5);
}

/** The logarithm of each three's share of a sample. */
function profileOf(sample: string): Profile {
  const counts = new Map<string, number>();
  let total = 0;
  for (const word of new Set(sample.split(/[\s']+/u))) {
    for (const three of threes(word)) {
      counts.set(three, (counts.get(three) ?? 0) + 1);
      total += 1;
    }
  }
  return new Map([...counts].map(([three, times]) => [three, Math.log(times / total)]));
}

function threes(word: string): string[] {
  const padded = ` ${word.slice(0, 24)} `;
  return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
}
