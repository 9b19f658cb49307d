import { v7 as uuidv7 } from 'uuid';
import type { DocumentPassage } from '@/lib/documents/split-passages';
import { getPool } from '@/lib/platform/database/pool';
import { searchConfigOf } from '../search/search-concept';
import { foldedWords, searchWords } from '../search/search-words';
import { isOurs, oursOf, Overtaken, reportProgress, type IndexingRun } from './indexing-run';
import type { ReadDocument } from './read-passages';

/** Their words are found in this process, which does nothing else meanwhile: some twenty milliseconds. */
const passagesAtOnce = 25;

const fence = `fence as (select id from knowledge_documents where ${isOurs} for update)`;

const deleteOld = `with ${fence} delete from knowledge_passages where document_id = (select id from fence)`;

// Words of headings count most, then those of the text; title and name of the document help, and what was folded only finds.
const insertPassages = `
  with ${fence}
  insert into knowledge_passages (id, document_id, organization_id, position, page, heading, text, search)
  select passage.id, fence.id, $2, position, page, heading, text,
    setweight(to_tsvector($4::regconfig, heading_words), 'A') || setweight(to_tsvector($4::regconfig, words), 'B')
      || setweight(to_tsvector($4::regconfig, $5), 'C') || strip(to_tsvector('simple', folded))
  from fence, unnest($6::uuid[], $7::int[], $8::int[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[])
    as passage(id, position, page, heading, text, heading_words, words, folded)`;

const finishPassages = `update knowledge_documents set language = $4, page_count = $5, passage_count = $6, title = $7, started_at = now() where ${isOurs}`;

/** Writes a document's passages with their words, whatever an earlier attempt has left; `to` is the progress at the end. */
export async function storePassages(
  run: IndexingRun,
  { passages, title, pageCount, language }: ReadDocument,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const config = await searchConfigOf(language);
  const nameWords = [
    ...new Set(foldedWords(searchWords(`${withoutExtension(run.name)} ${title ?? ''}`, language), language)),
  ].join(' ');
  await getPool().query(deleteOld, oursOf(run));
  for (let start = 0; start < passages.length; start += passagesAtOnce) {
    const batch = passages.slice(start, start + passagesAtOnce);
    const { rowCount } = await getPool().query(insertPassages, [
      ...oursOf(run),
      config,
      nameWords,
      ...columnsOf(batch, language, nameWords),
    ]);
    if (rowCount === 0) throw new Overtaken();
    await reportProgress(run, Math.floor(from + ((to - from) * (start + batch.length)) / passages.length));
  }
  const { rowCount } = await getPool().query(finishPassages, [
    ...oursOf(run),
    language,
    pageCount,
    passages.length,
    title,
  ]);
  if (rowCount === 0) throw new Overtaken();
}

/** The name as a title: what stands in front of its extension. */
export function withoutExtension(name: string): string {
  return name.replace(/(?<=.)\.[^.\s]{1,10}$/u, '');
}

function columnsOf(batch: readonly DocumentPassage[], language: string, nameWords: string): unknown[] {
  const worded = batch.map(({ heading, text }) => ({
    heading: searchWords(heading, language),
    text: searchWords(text, language),
  }));
  return [
    batch.map(() => uuidv7()),
    batch.map(({ position }) => position),
    batch.map(({ page }) => page),
    batch.map(({ heading }) => heading),
    batch.map(({ text }) => text),
    worded.map(({ heading }) => heading.join(' ')),
    worded.map(({ text }) => text.join(' ')),
    worded.map(({ heading, text }) => `${foldedWords([...heading, ...text], language).join(' ')} ${nameWords}`),
  ];
}
