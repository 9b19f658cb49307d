import { jointsOf, roleIndex, scoresOf, type Weights } from '@/lib/reading/roles/tagging/decode';
import type { TokenSentence } from '@/lib/reading/roles/tagging/features';
import { size } from '@/lib/reading/roles/tagging/token-features';
import { wordRoles, wordTags } from '@/lib/reading/roles/tagging/tags';
import type { TaggedExample } from './tagged-texts';

const many = wordTags.length;
const wide = wordRoles.length;

/** How the weights are looked for; found by trying on texts that were kept apart. */
const epochs = 12;
const firstStep = 0.05;
/** 0.5 is AdaGrad, 0 plain descent. */
const damping = 0.3;
/** Which share of the features is left out at each step, so that none is relied on alone. */
const dropout = 0.5;
/** Features of fewer texts teach nothing about others. */
const fewest = 8;
/** What is named has to stand out clearly from what is not: it is rare. */
const margin = 1;
/** From here on the means of the weights are taken, so many times an epoch. */
const [firstMean, meansInEpoch] = [3, 4];

/** The weights of a conditional random field, learnt from texts whose tags are known. */
export function learn(examples: readonly TaggedExample[], report: (epoch: number, loss: number) => void): Weights {
  const [weights, squares, means] = [emptyWeights(), emptyWeights(), emptyWeights()];
  const seen = featuresOfSeveral(examples);
  const order = examples.map((_, index) => index);
  let seed = 1;
  let kept = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      const other = seed % (index + 1);
      [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
    }
    let loss = 0;
    for (const [turn, index] of order.entries()) {
      const example = examples[index];
      const step = firstStep / (1 + (3 * epoch) / epochs);
      if (epoch >= firstMean && turn % Math.ceil(order.length / meansInEpoch) === 0) {
        kept += 1;
        for (const key of ['sentence', 'token', 'transitions'] as const)
          for (let at = 0; at < means[key].length; at += 1)
            means[key][at] = (means[key][at] ?? 0) + ((weights[key][at] ?? 0) - (means[key][at] ?? 0)) / kept;
      }
      if (example !== undefined && example.tags.length > 0) loss += improve(example, weights, squares, seen, step);
    }
    report(epoch, loss / examples.length);
  }
  return means;
}

function emptyWeights(): Weights {
  return {
    sentence: new Float32Array(size * wide),
    token: new Float32Array(size * many),
    transitions: new Float32Array(3 * many * many),
    unit: 1,
  };
}

interface Seen {
  sentence: Uint8Array;
  token: Uint8Array;
}

/** Features of one text alone teach nothing about others. */
function featuresOfSeveral(examples: readonly TaggedExample[]): Seen {
  const seen: Seen = { sentence: new Uint8Array(size), token: new Uint8Array(size) };
  for (const { sentences } of examples) {
    const inSentences = new Set(sentences.flatMap(({ features }) => features));
    const inTokens = new Set(sentences.flatMap(({ tokens }) => tokens.flatMap(({ features }) => features)));
    for (const feature of inSentences) seen.sentence[feature] = Math.min(fewest, (seen.sentence[feature] ?? 0) + 1);
    for (const feature of inTokens) seen.token[feature] = Math.min(fewest, (seen.token[feature] ?? 0) + 1);
  }
  return seen;
}

/** One step downhill for one text; its loss before. */
function improve(
  { sentences: all, tags: known }: TaggedExample,
  weights: Weights,
  squares: Weights,
  seen: Seen,
  rate: number,
): number {
  const sentences = thinned(all, dropout);
  const scores = scoresOf(sentences, weights);
  const joints = jointsOf(sentences);
  const rows = joints.length;
  // What is named has to stand out clearly: it is rare.
  for (let row = 0; row < rows; row += 1)
    if ((known[row] ?? 0) >= wide)
      for (let tag = 0; tag < many; tag += 1)
        if (tag !== known[row]) scores[row * many + tag] = (scores[row * many + tag] ?? 0) + margin;
  const { chances, pairs, logTotal } = expect(scores, joints, weights.transitions);
  let score = 0;
  for (let row = 0; row < rows; row += 1) {
    const tag = known[row] ?? 0;
    score += scores[row * many + tag] ?? 0;
    if (row > 0)
      score += weights.transitions[(joints[row] ?? 0) * many * many + (known[row - 1] ?? 0) * many + tag] ?? 0;
  }
  const push = (key: 'sentence' | 'token' | 'transitions', at: number, gradient: number): void => {
    if (gradient > -1e-4 && gradient < 1e-4) return;
    const square = (squares[key][at] ?? 0) + gradient * gradient;
    squares[key][at] = square;
    const step = rate / Math.pow(square + 1e-6, damping);
    const moved = (weights[key][at] ?? 0) - step * gradient;
    weights[key][at] = moved;
  };
  const slope = new Float64Array(many);
  const shared = new Float64Array(wide);
  let row = 0;
  for (const { features, tokens } of sentences) {
    shared.fill(0);
    for (const token of tokens) {
      for (let tag = 0; tag < many; tag += 1) {
        const gradient = (chances[row * many + tag] ?? 0) - (known[row] === tag ? 1 : 0);
        slope[tag] = gradient;
        const role = roleIndex[tag] ?? 0;
        shared[role] = (shared[role] ?? 0) + gradient;
      }
      for (const feature of token.features)
        if ((seen.token[feature] ?? 0) >= fewest)
          for (let tag = 0; tag < many; tag += 1) push('token', feature * many + tag, slope[tag] ?? 0);
      row += 1;
    }
    for (const feature of features)
      if ((seen.sentence[feature] ?? 0) >= fewest)
        for (let role = 0; role < wide; role += 1)
          push('sentence', feature * wide + role, (shared[role] ?? 0) / Math.sqrt(tokens.length));
  }
  for (let at = 1; at < rows; at += 1) {
    const base = (joints[at] ?? 0) * many * many + (known[at - 1] ?? 0) * many + (known[at] ?? 0);
    pairs[base] = (pairs[base] ?? 0) - 1;
  }
  for (let at = 0; at < pairs.length; at += 1) push('transitions', at, pairs[at] ?? 0);
  return logTotal - score;
}

let seed = 7;
function chance(): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 0x100000000;
}

function thinned(sentences: readonly TokenSentence[], share: number): TokenSentence[] {
  const keep = (): boolean => chance() >= share;
  return sentences.map((sentence) => ({
    ...sentence,
    features: sentence.features.filter(keep),
    tokens: sentence.tokens.map((token) => ({ ...token, features: token.features.filter(keep) })),
  }));
}

/** How likely each tag of each word is, and how often each transition is expected (forward and backward). */
function expect(
  scores: Float64Array,
  joints: Uint8Array,
  transitions: Float32Array,
): { chances: Float64Array; pairs: Float64Array; logTotal: number } {
  const rows = joints.length;
  const kernel = Float64Array.from(transitions, Math.exp);
  const local = new Float64Array(scores.length);
  const tops = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    let top = -Infinity;
    for (let tag = 0; tag < many; tag += 1) top = Math.max(top, scores[row * many + tag] ?? 0);
    tops[row] = top;
    for (let tag = 0; tag < many; tag += 1) local[row * many + tag] = Math.exp((scores[row * many + tag] ?? 0) - top);
  }
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length);
  const scale = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const base = (joints[row] ?? 0) * many * many;
    let sum = 0;
    for (let to = 0; to < many; to += 1) {
      let value = row === 0 ? 1 : 0;
      for (let tag = 0; tag < many && row > 0; tag += 1)
        value += (forward[(row - 1) * many + tag] ?? 0) * (kernel[base + tag * many + to] ?? 0);
      value *= local[row * many + to] ?? 0;
      forward[row * many + to] = value;
      sum += value;
    }
    scale[row] = sum;
    for (let to = 0; to < many; to += 1) forward[row * many + to] = (forward[row * many + to] ?? 0) / sum;
  }
  const pairs = new Float64Array(transitions.length);
  const chances = new Float64Array(scores.length);
  let logTotal = 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    logTotal += Math.log(scale[row] ?? 1) + (tops[row] ?? 0);
    for (let tag = 0; tag < many; tag += 1) {
      if (row === rows - 1) backward[row * many + tag] = 1;
      else {
        const base = (joints[row + 1] ?? 0) * many * many;
        let value = 0;
        for (let to = 0; to < many; to += 1) {
          const onward =
            ((kernel[base + tag * many + to] ?? 0) *
              (local[(row + 1) * many + to] ?? 0) *
              (backward[(row + 1) * many + to] ?? 0)) /
            (scale[row + 1] ?? 1);
          value += onward;
          const at = base + tag * many + to;
          pairs[at] = (pairs[at] ?? 0) + (forward[row * many + tag] ?? 0) * onward;
        }
        backward[row * many + tag] = value;
      }
      chances[row * many + tag] = (forward[row * many + tag] ?? 0) * (backward[row * many + tag] ?? 0);
    }
  }
  return { chances, pairs, logTotal };
}
