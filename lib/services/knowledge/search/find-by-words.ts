import { getPool } from '@/lib/platform/database/pool';
import { candidateColumns, searchable, type Candidate } from './candidates';
import { anyOf, isForm, type SearchConcept } from './search-concept';

/** With the words of the query that it has, as they stand in the index; among them those of its headings and of its text. */
interface WordedCandidate extends Candidate {
  words: string[];
  headingWords: string[];
  textWords: string[];
}

/** What only the document's name has, or what is found without its accents, counts least. */
const weights = { heading: 2.2, text: 1, elsewhere: 0.6 };
const weightOfBeginning = 0.7;

/**
 * Orders by BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009), a word standing in a passage
 * or not, since passages are short and about as long as one another; favours those that have more of the query, and
 * leaves out those that have too little of it. `shares` says how many of all passages have each concept.
 */
export function scoreCandidates(
  candidates: readonly WordedCandidate[],
  concepts: readonly SearchConcept[],
  shares: readonly number[],
): Candidate[] {
  const rarities = concepts.map((_, index) => rarityOf(shares[index] ?? 1));
  const whole = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const isRelevant = relevanceOf(candidates, concepts, rarities);
  return candidates
    .filter(isRelevant)
    .map((candidate, place) => ({
      candidate: plain(candidate),
      score: scoreOf(candidate, concepts, rarities, whole),
      place,
    }))
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ candidate }) => candidate);
}

/** What a passage has to have of a query's topic, by the rarity of its words: long queries name much that no passage has. */
const floors: readonly { upTo: number; share: number }[] = [
  { upTo: 2, share: 0.4 },
  { upTo: 4, share: 0.34 },
  { upTo: 8, share: 0.2 },
  { upTo: Infinity, share: 0.12 },
];

/**
 * Whether a passage speaks of what is asked for. A word such as "rules" brings nothing in unless the query has no other;
 * a word that no passage has counts as much as the rarest that one has, since it may only be another word for it.
 */
function relevanceOf(
  candidates: readonly WordedCandidate[],
  concepts: readonly SearchConcept[],
  rarities: readonly number[],
): (candidate: WordedCandidate) => boolean {
  const places = [...concepts.keys()];
  const topical = places.filter((place) => !concepts[place]?.isGeneral);
  const counted = topical.length > 0 ? topical : places;
  const hasWord = ({ words }: WordedCandidate, place: number) => words.some((word) => isForm(concepts[place]!, word));
  const met = counted.filter((place) => candidates.some((candidate) => hasWord(candidate, place)));
  const rarest = Math.max(0, ...met.map((place) => rarities[place] ?? 0));
  const worth = (place: number) => Math.min(rarities[place] ?? 0, rarest);
  const sum = (some: readonly number[]) => some.reduce((total, place) => total + worth(place), 0);
  const floor = (floors.find(({ upTo }) => counted.length <= upTo)?.share ?? 0) * sum(counted);
  return (candidate) => {
    const covered = sum(counted.filter((place) => hasWord(candidate, place)));
    return covered > 0 && covered >= floor;
  };
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

const passagesInSample = 160;

// Ids are made in the order of time, but for their ends. The limit of 1 has each passage looked up by the index.
const sampleLexemes = `
  with chosen as materialized (
    select id, passage_count from knowledge_documents
    where organization_id = $1 and state = 'ready' order by right(id::text, 6), id limit ${passagesInSample}),
  sample as materialized (
    select taken.search
    from chosen
    cross join lateral (select least(passage_count, ceil(${passagesInSample}.0 / (select count(*) from chosen))::int) as wanted) share
    cross join lateral generate_series(0, wanted - 1) as number
    cross join lateral (
      select search from knowledge_passages passage
      where passage.document_id = chosen.id and passage.position = (number * passage_count) / wanted and passage.organization_id = $1 limit 1) taken)
  select (select count(*)::int from sample) as size, array(
    select array_to_string(array(
      select lexeme from unnest(tsvector_to_array(sample.search)) lexeme where lexeme = any($2) or lexeme ^@ any($3)), ' ')
    from sample) as found`;

/**
 * For each concept the share of the organization's passages that have it, by a sample spread over its documents: what
 * every passage has finds nothing. Never nought, since a sample misses what is rare.
 */
async function sampleShares(organizationId: string, concepts: readonly SearchConcept[]): Promise<number[]> {
  const lexemes = concepts.flatMap((concept) => concept.lexemes);
  const prefixes = concepts.flatMap((concept) => concept.prefixes);
  const { rows } = await getPool().query<{ size: number; found: string[] }>(sampleLexemes, [
    organizationId,
    lexemes,
    prefixes,
  ]);
  const { size = 0, found = [] } = rows[0] ?? {};
  const passages = found.map((line) => line.split(' '));
  return concepts.map(
    (concept) => (passages.filter((words) => words.some((word) => isForm(concept, word))).length + 0.5) / (size + 1),
  );
}

/** Of those that PostgreSQL ranks highest, the order is settled here. */
const mostCandidates = 100;

/** Ranking reads each passage that matches; of more than these the first are as good as any. */
const mostRanked = 3_000;
/** So many are looked for, by a sample that errs. */
const mostExpected = 1_200;

/** The words of a tsvector that the query has. Quicker than to unnest it, which makes arrays of every word's places. */
const wordsOf = (vector: string) =>
  `array(select lexeme from unnest(tsvector_to_array(${vector})) lexeme where lexeme = any($3) or lexeme ^@ any($4))`;

// Weights of D, C, B and A: names of files, texts, headings. Only the rows that are kept are read in full.
const findRanked = `
  with matching as materialized (
    select passage.id, passage.search from ${searchable} and passage.search @@ $2::tsquery limit ${mostRanked}),
  ranked as materialized (
    select id, ts_rank('{0.1, 0.2, 0.4, 1.0}', search, $2::tsquery, 1) as rank from matching
    order by rank desc, id limit ${mostCandidates})
  select ${candidateColumns}, ${wordsOf('passage.search')} as words, ${wordsOf("ts_filter(passage.search, '{a}')")} as "headingWords", ${wordsOf("ts_filter(passage.search, '{b}')")} as "textWords"
  from ranked join knowledge_passages passage on passage.id = ranked.id join knowledge_documents document on document.id = passage.document_id
  where passage.organization_id = $1
  order by ranked.rank desc, passage.id`;

export interface FoundByWords {
  /** The best first. */
  candidates: Candidate[];
  /** Words of the query that none of them has. */
  missing: string[];
}

/** Passages that have words of the query. `total` is how many there are to search. */
export async function findByWords(
  organizationId: string,
  concepts: readonly SearchConcept[],
  total: number,
): Promise<FoundByWords> {
  if (concepts.length === 0) return { candidates: [], missing: [] };
  const shares = await sampleShares(organizationId, concepts);
  const asked = rarest(concepts, shares, total);
  const lexemes = concepts.flatMap((concept) => concept.lexemes);
  const prefixes = concepts.flatMap((concept) => concept.prefixes);
  const { rows } = await getPool().query<WordedCandidate>(findRanked, [
    organizationId,
    anyOf(asked),
    lexemes,
    prefixes,
  ]);
  const seen = new Set(rows.flatMap(({ words }) => words));
  const missing = concepts
    .filter((concept) => !concept.isGeneral && ![...seen].some((lexeme) => isForm(concept, lexeme)))
    .map(({ word }) => word);
  return { candidates: scoreCandidates(rows, concepts, shares), missing };
}

/** The rarest first, as many as find no more than can be ranked; what nearly all passages have only orders them. */
function rarest(concepts: readonly SearchConcept[], shares: readonly number[], total: number): SearchConcept[] {
  const places = concepts.map((_, index) => index).sort((a, b) => (shares[a] ?? 1) - (shares[b] ?? 1));
  let expected = 0;
  return places.flatMap((index, place) => {
    expected += (shares[index] ?? 1) * total;
    const concept = concepts[index];
    return concept && (place === 0 || expected <= mostExpected) ? [concept] : [];
  });
}
