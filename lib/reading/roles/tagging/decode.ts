import type { TokenSentence } from './features';
import { roleOf, wordRoles, wordTags, type Tag } from './tags';

/** How much each feature speaks for each role (of its sentence) and for each tag (of its word). */
export interface Weights {
  /** By feature × wordRoles. */
  sentence: Int8Array | Float32Array;
  /** By feature × wordTags. */
  token: Int8Array | Float32Array;
  /** Within a sentence, between sentences of a block, between blocks: each from tag × to tag. */
  transitions: Float32Array;
  /** What one of the first two counts. */
  unit: number;
}

const many = wordTags.length;
/** The place of each tag's role. */
export const roleIndex = wordTags.map((tag) => wordRoles.indexOf(roleOf[tag]));

/** How much the features of each word speak for each tag; by word × wordTags. */
export function scoresOf(sentences: readonly TokenSentence[], weights: Weights): Float64Array {
  const count = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const scores = new Float64Array(count * many);
  const shared = new Float64Array(wordRoles.length);
  let row = 0;
  for (const { features, tokens } of sentences) {
    shared.fill(0);
    for (const feature of features)
      for (let role = 0; role < wordRoles.length; role += 1)
        shared[role] = (shared[role] ?? 0) + (weights.sentence[feature * wordRoles.length + role] ?? 0);
    for (const token of tokens) {
      for (let tag = 0; tag < many; tag += 1) scores[row + tag] = shared[roleIndex[tag] ?? 0] ?? 0;
      for (const feature of token.features)
        for (let tag = 0; tag < many; tag += 1)
          scores[row + tag] = (scores[row + tag] ?? 0) + (weights.token[feature * many + tag] ?? 0);
      row += many;
    }
  }
  if (weights.unit !== 1) for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) * weights.unit;
  return scores;
}

/** Which transitions lead to each word: 0 within a sentence, 1 from the one before, 2 from another block. */
export function jointsOf(sentences: readonly TokenSentence[]): Uint8Array {
  return Uint8Array.from(
    sentences.flatMap(({ tokens, isFirst }) => tokens.map((_, index) => (index > 0 ? 0 : isFirst ? 2 : 1))),
  );
}

/** The likeliest wordTags of a text as a whole (Viterbi), by the scores of its words. */
export function decode(sentences: readonly TokenSentence[], scores: Float64Array, weights: Weights): Uint8Array {
  const joints = jointsOf(sentences);
  const best = new Uint8Array(joints.length);
  const from = new Uint8Array(joints.length * many);
  let last = new Float64Array(many);
  for (let row = 0; row < joints.length; row += 1) {
    const now = new Float64Array(many);
    const base = (joints[row] ?? 0) * many * many;
    for (let to = 0; to < many; to += 1) {
      let [most, origin] = [row === 0 ? 0 : -Infinity, 0];
      for (let tag = 0; tag < many && row > 0; tag += 1) {
        const value = (last[tag] ?? 0) + (weights.transitions[base + tag * many + to] ?? 0);
        if (value > most) [most, origin] = [value, tag];
      }
      now[to] = most + (scores[row * many + to] ?? 0);
      from[row * many + to] = origin;
    }
    last = now;
  }
  let tag = last.indexOf(Math.max(...last));
  for (let row = joints.length - 1; row >= 0; row -= 1) {
    best[row] = tag;
    tag = from[row * many + tag] ?? 0;
  }
  return best;
}

/** The same where words of requests name a topic more readily, by so much. */
export function favour(scores: Float64Array, tag: Tag, much: number): Float64Array {
  const at = wordTags.indexOf(tag);
  return scores.map((score, index) => (index % many === at ? score + much : score));
}
