import type { Candidate } from './candidate';
import type { SearchConcept } from './search-concept';

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
 * Orders by BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009), a word's rarity taken among
 * the candidates, and favours those that have more of the query's words.
 */
export function scoreCandidates(candidates: readonly WordedCandidate[], concepts: readonly SearchConcept[]): Candidate[] {
  const found = candidates.map((candidate) => concepts.map((concept) => strengthOf(candidate, concept)));
  const rarity = concepts.map((_, index) => rarityOf(found.filter((strengths) => (strengths[index] ?? 0) > 0).length, candidates.length));
  const whole = rarity.reduce((sum, each) => sum + each, 0);
  return candidates
    .map((candidate, place) => {
      const strengths = found[place] ?? [];
      const score = strengths.reduce((sum, strength, index) => sum + (rarity[index] ?? 0) * strength, 0);
      const covered = strengths.reduce((sum, strength, index) => sum + (strength > 0 ? (rarity[index] ?? 0) : 0), 0);
      return { candidate: plain(candidate), score: score * (1 + covered / whole), place };
    })
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ candidate }) => candidate);
}

function strengthOf({ lexemes, counts, weights }: WordedCandidate, concept: SearchConcept): number {
  let best = 0;
  for (const [index, lexeme] of (lexemes ?? []).entries()) {
    const isExact = concept.lexemes.includes(lexeme);
    if (!isExact && !concept.prefixes.some((prefix) => lexeme.startsWith(prefix))) continue;
    const count = counts?.[index] ?? 1;
    const strength = (placeWeights[weights?.[index] ?? 'D'] ?? 0.6) * (isExact ? 1 : 0.7) * (((saturation + 1) * count) / (saturation + count));
    best = Math.max(best, strength);
  }
  return best;
}

function rarityOf(having: number, all: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}

function plain({ lexemes: _lexemes, counts: _counts, weights: _weights, ...candidate }: WordedCandidate): Candidate {
  return candidate;
}
