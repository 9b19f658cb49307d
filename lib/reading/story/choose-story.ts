import { inflateSync } from 'fflate';
import { languageOf } from '@/lib/languages/find-language';
import { shapes, type Shape } from '@/lib/languages/concepts';
import { wordsIn } from '@/lib/languages/normal-form';
import { iconLexiconOf, lexiconOf } from '@/lib/languages/words-of';
import { hash, meaningOf } from '../roles/tagging/token-features';
import { packedStoryWeights } from './story-weights';

/** How many different features there are. */
export const storyFeatures = 1 << 16;
/** In how many steps a weight of one is kept. */
export const stepsOfOne = 4;
/** Of a story that is less likely the lists of words know more. */
export const leastSure = 0.3;
const [longestWord, longestRead] = [12, 600];

/** How much each feature speaks for each shape: a row a feature. */
type StoryTable = Int8Array | Float32Array;
let weights: Int8Array | null = null;

/** The story that suits what is requested, by the wording that tells most; null where none tells enough. */
export function chooseStory(wordings: readonly string[], tag: string): Shape | null {
  const table = (weights ??= new Int8Array(inflateSync(Buffer.from(packedStoryWeights, 'base64'))));
  const all = wordings.map((wording) => chancesOfStories(storyFeaturesOf(wording, tag), table, 1 / stepsOfOne));
  const best = Math.max(...all.flat());
  const surest = all.find((chances) => chances.includes(best)) ?? [];
  return best < leastSure ? null : (shapes[surest.indexOf(best)] ?? null);
}

export function chancesOfStories(features: readonly number[], table: StoryTable, unit = 1): number[] {
  const scale = unit / Math.sqrt(Math.max(1, features.length));
  const scores = shapes.map(
    (_, at) => scale * features.reduce((sum, feature) => sum + (table[feature * shapes.length + at] ?? 0), 0),
  );
  const most = Math.max(...scores);
  const all = scores.map((score) => Math.exp(score - most));
  const whole = all.reduce((sum, each) => sum + each, 0);
  return all.map((each) => each / whole);
}

/** Words, their beginnings, ends and letters, and what the languages know that they mean. */
export function storyFeaturesOf(request: string, tag: string): number[] {
  const text = request.slice(0, longestRead);
  const language = languageOf(tag);
  const isUnspaced = language.unspaced === true;
  const forms = wordsIn(text).map(({ form }) => form);
  const found = [
    'any',
    ...lexiconOf(tag)
      .marksIn(text)
      .map((mark) => `means ${meaningOf(mark)}`),
    ...iconLexiconOf(language)
      .marksIn(text)
      .map(({ meaning }) => meaning),
    ...forms.flatMap((form) => [
      ...(form.length <= longestWord ? [`word ${form}`] : []),
      ...piecesOf(form, isUnspaced),
    ]),
  ];
  return [...new Set(found.map((each) => hash(each) % storyFeatures))];
}

function piecesOf(form: string, isUnspaced: boolean): string[] {
  const sizes = isUnspaced ? [1, 2, 3] : [4];
  const letters = isUnspaced ? form : `^${form}$`;
  const stems = isUnspaced
    ? []
    : [4, 5, 6].filter((size) => size < form.length).map((size) => `stem ${form.slice(0, size)}`);
  return [
    ...stems,
    ...sizes.flatMap((size) =>
      Array.from({ length: Math.max(0, letters.length - size + 1) }, (_, at) => `part ${letters.slice(at, at + size)}`),
    ),
  ];
}
