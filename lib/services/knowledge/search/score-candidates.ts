import type { Candidate } from './candidate';
import { isForm, type SearchConcept } from './search-concept';

/** With the words of the query that it has, as they stand in the index; among them those of its headings and of its text. */
export interface WordedCandidate extends Candidate {
  words: string[];
  headingWords: string[];
  textWords: string[];
}

/** What only the document's name has, or what is found without its accents, counts least. */
const weights = { heading: 2.2, text: 1, elsewhere: 0.6 };
const weightOfBeginning = 0.7;

/**
 * Orders by BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009), a word standing in a passage
 * or not, since passages are short and about as long as one another; favours those that have more of the query.
 * `shares` says how many of all passages have each concept.
 */
export function scoreCandidates(
  candidates: readonly WordedCandidate[],
  concepts: readonly SearchConcept[],
  shares: readonly number[],
): Candidate[] {
  const rarities = concepts.map((_, index) => rarityOf(shares[index] ?? 1));
  const whole = rarities.reduce((sum, rarity) => sum + rarity, 0);
  return candidates
    .map((candidate, place) => ({
      candidate: plain(candidate),
      score: scoreOf(candidate, concepts, rarities, whole),
      place,
    }))
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ candidate }) => candidate);
}

function scoreOf(
  candidate: WordedCandidate,
  concepts: readonly SearchConcept[],
  rarities: readonly number[],
  whole: number,
): number {
  let [score, covered] = [0, 0];
  for (const [index, concept] of concepts.entries()) {
    const strength = strengthOf(candidate, concept);
    const rarity = rarities[index] ?? 0;
    score += rarity * strength;
    if (strength > 0) covered += rarity;
  }
  return score * (1 + covered / whole);
}

function strengthOf({ words, headingWords, textWords }: WordedCandidate, concept: SearchConcept): number {
  const strengths = words
    .filter((word) => isForm(concept, word))
    .map((word) => {
      const place = headingWords.includes(word)
        ? weights.heading
        : textWords.includes(word)
          ? weights.text
          : weights.elsewhere;
      return place * (concept.lexemes.includes(word) ? 1 : weightOfBeginning);
    });
  return Math.max(0, ...strengths);
}

function rarityOf(share: number): number {
  return Math.log(1 + (1 - share) / share);
}

function plain({
  words: _words,
  headingWords: _headingWords,
  textWords: _textWords,
  ...candidate
}: WordedCandidate): Candidate {
  return candidate;
}
