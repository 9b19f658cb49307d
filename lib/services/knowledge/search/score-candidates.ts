import type { Candidate } from './candidate';
import { isForm, type SearchConcept } from './search-concept';

/** With the words of the query that it has: how often, and where at its best (A: heading, B: text, C and D: the document's name, and words without accents). */
export interface WordedCandidate extends Candidate {
  lexemes: string[] | null;
  counts: number[] | null;
  weights: string[] | null;
}

const placeWeights: Readonly<Record<string, number>> = { A: 2.2, B: 1, C: 0.6, D: 0.6 };
/** As in BM25: a word said ten times says little more than one said three times. */
const saturation = 1.2;

/**
 * Orders by BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009) without its measure of length,
 * as passages are about as long as one another, and favours those that have more of the query. `shares` says how many
 * of all passages have each concept.
 */
export function scoreCandidates(candidates: readonly WordedCandidate[], concepts: readonly SearchConcept[], shares: readonly number[]): Candidate[] {
  const rarities = concepts.map((_, index) => rarityOf(shares[index] ?? 1));
  const whole = rarities.reduce((sum, rarity) => sum + rarity, 0);
  return candidates
    .map((candidate, place) => ({ candidate: plain(candidate), score: scoreOf(candidate, concepts, rarities, whole), place }))
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ candidate }) => candidate);
}

function scoreOf(candidate: WordedCandidate, concepts: readonly SearchConcept[], rarities: readonly number[], whole: number): number {
  let [score, covered] = [0, 0];
  for (const [index, concept] of concepts.entries()) {
    const strength = strengthOf(candidate, concept);
    const rarity = rarities[index] ?? 0;
    score += rarity * strength;
    if (strength > 0) covered += rarity;
  }
  return score * (1 + covered / whole);
}

function strengthOf({ lexemes, counts, weights }: WordedCandidate, concept: SearchConcept): number {
  let best = 0;
  for (const [index, lexeme] of (lexemes ?? []).entries()) {
    if (!isForm(concept, lexeme)) continue;
    const count = counts?.[index] ?? 1;
    const exactness = concept.lexemes.includes(lexeme) ? 1 : 0.7;
    const strength = (placeWeights[weights?.[index] ?? 'D'] ?? 0.6) * exactness * (((saturation + 1) * count) / (saturation + count));
    best = Math.max(best, strength);
  }
  return best;
}

function rarityOf(share: number): number {
  return Math.log(1 + (1 - share) / share);
}

function plain({ lexemes: _lexemes, counts: _counts, weights: _weights, ...candidate }: WordedCandidate): Candidate {
  return candidate;
}
