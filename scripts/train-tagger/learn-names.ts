import { deflateSync } from 'fflate';
import { findLanguage } from '@/lib/languages/find-language';
import { normalForm } from '@/lib/languages/normal-form';
import { lexiconOf } from '@/lib/languages/words-of';
import { scoreOf, weighedNames } from '@/lib/reading/naming/choose-name';
import { nameFeatures } from '@/lib/reading/naming/name-features';
import { setApart } from '@/lib/reading/roles/set-apart';
import type { Weights } from '@/lib/reading/roles/tagging/decode';
import { tagBlocks } from '@/lib/reading/roles/tagging/tag-blocks';
import { withoutFurniture } from '@/lib/reading/source/furniture';
import { joinWraps } from '@/lib/reading/source/join-wraps';
import { parseSource } from '@/lib/reading/source/parse-source';
import type { TaggedText } from './tagged-texts';

/** The names that a text offers, and how near each is to the title that belongs on its cover. */
export interface NameExample {
  id: string;
  cover: string;
  texts: string[];
  features: number[][];
  nearness: number[];
}

/** How the weights are looked for; found by trying on texts that were kept apart. */
const [epochs, step, damping, decay, dropout, fewest, firstMean] = [10, 0.05, 0.4, 1e-3, 0.3, 4, 2];
/** Where no stretch of the text resembles its title, it has no name; names nearly as near as the best are half right. */
const [leastNear, lessNear, shareOfLess] = [0.5, 0.1, 0.15];
export const near = 0.75;

/** @param weights of a tagger that has not seen the text: it is less sure of others */
export function toNames({ id, cover, text }: TaggedText, weights: Weights): NameExample {
  const { tag, language } = findLanguage(text);
  const lexicon = lexiconOf(tag);
  const { blocks } = setApart(joinWraps(parseSource(withoutFurniture(text, lexicon), lexicon).blocks), lexicon);
  const { names, features } = weighedNames({ blocks, ...tagBlocks(blocks, lexicon, weights) }, lexicon, language);
  const texts = names.map((name) => name.text);
  return { id, cover, texts, features, nearness: [...texts.map((each) => nearnessOf(each, cover)), leastNear] };
}

/** From 0 to 1, which is the same but for case and signs: by pairs of letters. */
function nearnessOf(one: string, other: string): number {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return 1;
  const [pairs, others] = [pairsOf(a), pairsOf(b)];
  const shared = pairs.filter((pair) => {
    const at = others.indexOf(pair);
    if (at !== -1) others[at] = '';
    return at !== -1;
  });
  return Math.min(0.99, (2 * shared.length) / (pairs.length + others.length));
}

const plain = (text: string): string =>
  ` ${normalForm(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
const pairsOf = (text: string): string[] => Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));

/** The weights of a linear ranker: a choice among the names of each text. */
export function learnNames(examples: readonly NameExample[]): Float32Array {
  const seen = new Uint32Array(nameFeatures);
  for (const { features } of examples)
    for (const feature of new Set(features.flat())) seen[feature] = (seen[feature] ?? 0) + 1;
  const [weights, means] = [new Float32Array(nameFeatures), new Float32Array(nameFeatures)];
  const squares = new Float32Array(nameFeatures).fill(1e-4);
  let seed = 7;
  const chance = (): number => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 0x100000000;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = examples.map((example) => ({ example, at: chance() })).sort((a, b) => a.at - b.at);
    for (const { example } of order) {
      const features = example.features.map((own) =>
        own.filter((each) => (seen[each] ?? 0) >= fewest && chance() >= dropout),
      );
      const best = Math.max(...example.nearness);
      const right = example.nearness.map((each, at) =>
        each === best ? 1 : each >= best - lessNear && at < example.nearness.length - 1 ? shareOfLess : 0,
      );
      const [said, wanted] = chancesOf(
        features.map((own) => scoreOf(own, weights)),
        right,
      );
      for (const [at, own] of features.entries()) {
        const slope = (said[at] ?? 0) - (wanted[at] ?? 0);
        for (const each of own) {
          const gradient = slope + decay * (weights[each] ?? 0);
          squares[each] = (squares[each] ?? 0) + gradient * gradient;
          weights[each] = (weights[each] ?? 0) - (step * gradient) / (squares[each] ?? 1) ** damping;
        }
      }
    }
    if (epoch >= firstMean)
      for (let at = 0; at < means.length; at += 1)
        means[at] = (means[at] ?? 0) + ((weights[at] ?? 0) - (means[at] ?? 0)) / (epoch - firstMean + 1);
  }
  return means;
}

/** How likely each name is, and how likely it were if one of the right ones were chosen. */
function chancesOf(scores: readonly number[], right: readonly number[]): [number[], number[]] {
  const most = Math.max(...scores);
  const all = scores.map((score) => Math.exp(score - most));
  const met = all.map((each, at) => each * (right[at] ?? 0));
  const [whole, part] = [all, met].map((list) => list.reduce((sum, each) => sum + each, 1e-30));
  return [all.map((each) => each / (whole ?? 1)), met.map((each) => each / (part ?? 1))];
}

/** In steps of a signed byte. */
export function packNames(weights: Float32Array): string {
  const largest = Math.max(...weights.map(Math.abs));
  const steps = Uint8Array.from(weights, (weight) => Math.round((weight / largest) * 127) & 0xff);
  return Buffer.from(deflateSync(steps, { level: 9 })).toString('base64');
}

/** How near the chosen name of each example is to its title. */
export function nearnessOfChosen(examples: readonly NameExample[], weights: Float32Array): number[] {
  return examples.map(({ features, nearness }) => {
    const scores = features.map((own) => scoreOf(own, weights));
    return nearness[scores.indexOf(Math.max(...scores))] ?? 0;
  });
}
