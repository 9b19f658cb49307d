import { z } from 'zod';
import { cleanText } from '@/lib/contracts/clean-text';
import { getPool } from '@/lib/platform/database/pool';
import type { Call, Context } from '../context';
import { parseInput } from '../parse-input';
import { requireRole } from '../roles';
import { withoutExtension } from './index/store-passages';
import { detectTextLanguage } from './language/detect-text-language';
import { diversify, fuse, type Candidate } from './search/candidates';
import { findByLikeness } from './search/find-by-likeness';
import { findByMeaning } from './search/find-by-meaning';
import { findByWords } from './search/find-by-words';
import { toConcepts, type SearchConcept } from './search/search-concept';
import { chooseWords } from './search/search-words';

export interface KnowledgeState {
  ready: number;
  /** Documents that wait or are read at the moment. */
  underWay: number;
  failed: number;
  /** Of the documents that are ready. */
  passages: number;
  /** Of the documents that are ready, those of most documents first. */
  languages: string[];
}

/** Terms are looked up in so many languages at most. */
const mostLanguages = 6;

const readState = `
  select state, language, count(*)::int as count, sum(passage_count)::int as passages from knowledge_documents
  where organization_id = $1 group by state, language order by count(*) desc`;

/** What there is to search, from the documents alone. */
async function readKnowledgeState(organizationId: string): Promise<KnowledgeState> {
  const { rows } = await getPool().query<{ state: string; language: string | null; count: number; passages: number }>(
    readState,
    [organizationId],
  );
  const countOf = (...states: string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  const passages = rows.filter(({ state }) => state === 'ready').reduce((sum, row) => sum + row.passages, 0);
  const languages = rows
    .flatMap(({ state, language }) => (state === 'ready' && language ? [language] : []))
    .slice(0, mostLanguages);
  return {
    ready: countOf('ready'),
    underWay: countOf('queued', 'reading'),
    failed: countOf('failed'),
    passages,
    languages,
  };
}

const inputSchema = z.strictObject({
  query: z.string().max(100_000).transform(cleanText),
  /** BCP 47 tag of the query; told from its words when left out. */
  language: z.string().max(35).optional(),
  most: z.int().min(1).max(100).default(10),
  /** Whose account the tokens of an embedding go to; null for people who search. */
  jobId: z.uuid().nullable().default(null),
});

export interface FoundPassage {
  documentId: string;
  /** As the document says, else its name without the extension. */
  title: string;
  /** Of the file. */
  name: string;
  /** From 0, in the order of the document. */
  position: number;
  /** Such as `pptx`. */
  format: string;
  page: number | null;
  heading: string;
  text: string;
}

export interface KnowledgeSearch {
  /** The best first. */
  passages: FoundPassage[];
  /** What was looked for, so that it can be shown where it was found. */
  concepts: SearchConcept[];
  state: KnowledgeState;
  /** Plain sentences about what was not as it should be. */
  notices: string[];
}

/** In longer queries a word that no passage has is nothing to look for; most have some. */
const mostForLikeness = 8;

/**
 * Searches the organization's knowledge base, for all its people and for its jobs.
 *
 *     query → words → as the index has them ─┬─▶ by words, by likeness for words that nothing has ─┬─▶ one order → not all of one page
 *                                            └─▶ by meaning, with a model for embeddings ─────┘
 */
export async function searchKnowledge({
  ctx,
  input,
}: Call<Context, z.input<typeof inputSchema>>): Promise<KnowledgeSearch> {
  requireRole(ctx.actor, ['owner', 'admin', 'member']);
  const { query, most, jobId, language = detectTextLanguage(query).tag } = parseInput(inputSchema, input);
  const state = await readKnowledgeState(ctx.organizationId);
  if (state.ready === 0 || query === '') return { passages: [], concepts: [], state, notices: [] };
  const concepts = await toConcepts(chooseWords(query, language), language, state.languages);
  const [worded, meant] = await Promise.all([
    findWorded(ctx, concepts, state.passages),
    findByMeaning(ctx, { query, jobId }),
  ]);
  const found = diversify(fuse([...worded, meant.candidates]), most);
  return { passages: found.map(toPassage), concepts, state, notices: meant.notices };
}

/** By words, and by likeness for those that nothing has, such as misspelt ones. */
async function findWorded(
  { organizationId }: Context,
  concepts: readonly SearchConcept[],
  total: number,
): Promise<Candidate[][]> {
  const { candidates, missing } = await findByWords(organizationId, concepts, total);
  const isShort = concepts.length <= mostForLikeness || candidates.length === 0;
  return [candidates, isShort ? await findByLikeness(organizationId, missing) : []];
}

function toPassage({
  documentId,
  documentName: name,
  documentTitle,
  format,
  position,
  page,
  heading,
  text,
}: Candidate): FoundPassage {
  return { documentId, title: documentTitle ?? withoutExtension(name), name, position, format, page, heading, text };
}
