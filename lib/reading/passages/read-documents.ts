import { findLanguage } from '@/lib/languages/find-language';
import type { Lexicon } from '@/lib/languages/lexicon';
import { lexiconOf } from '@/lib/languages/words-of';
import { toDataSet } from '../data/data-set';
import { tablesOfRecords } from '../data/tables-of-records';
import { tablesOfSeries } from '../data/told-series';
import { buildTree } from '../outline/build-tree';
import { unfoldSection } from '../outline/unfold-section';
import type { Passage } from '../passage';
import type { Section } from '../reading';
import { joinWraps } from '../source/join-wraps';
import { findSignature } from '../roles/letters';
import { parseSource } from '../source/parse-source';
import { startsSmall } from '../source/signs';
import { endsSentence, wordCount } from '../source/sentences';
import { addressesReader } from './addresses-reader';
import { documentText } from './document-text';

export interface SourceDocument {
  /** As it calls itself; null where it has nothing but the name of its file. */
  title: string | null;
  /** Of the language that it is written in. */
  tag: string;
  /** Without the headings that only name the document. */
  content: Section;
}

/** What passages say, as their documents say it: the document with the best passage first, each in its own order. */
export function readDocuments(passages: readonly Passage[]): SourceDocument[] {
  const documents = new Map<string, Passage[]>();
  for (const passage of passages)
    documents.set(passage.documentId, [...(documents.get(passage.documentId) ?? []), passage]);
  return Array.from(documents.values(), (own, index) => readDocument(own, index));
}

function readDocument(passages: readonly Passage[], index: number): SourceDocument {
  const ordered = [...passages].sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || (a.page ?? 0) - (b.page ?? 0));
  const text = documentText(ordered);
  const { tag } = findLanguage(text);
  const lexicon = lexiconOf(tag);
  let tables = 0;
  const blocks = joinWraps(parseSource(text, lexicon).blocks);
  const signature = findSignature(blocks, lexicon);
  const said = blocks.filter((_, at) => signature === null || at < signature.from || at >= signature.to);
  const content = buildTree(tablesOfSeries(tablesOfRecords(said), { tag, lexicon }), (table) => {
    tables += 1;
    return toDataSet(table, { id: `S${index + 1}.${tables}`, tag, lexicon });
  });
  const [first] = ordered;
  const own = first === undefined || first.title === first.file || addressesReader(first.title) ? null : first.title;
  const named = takeTitle(content);
  if (content.sections.length === 0) unfoldSection(content, true);
  // "REGULATION / on work at home": what the document calls itself may go on in the next heading.
  const title = own === null || named?.startsWith(own) === true ? named : own;
  return { title, tag, content: withoutFrame(content, lexicon) };
}

/** Headings above everything else name the document. */
function takeTitle(content: Section): string | null {
  takeByline(content);
  const [first, ...others] = content.sections;
  if (first === undefined || content.parts.length > 0) return null;
  takeByline(first);
  if (others.length > 0 && (first.parts.length > 0 || first.sections.length > 0)) return null;
  content.parts = first.parts;
  content.sections = [...first.sections, ...others];
  const below = takeTitle(content);
  return below !== null && first.title !== null && startsSmall(below)
    ? `${first.title} ${below}`
    : (below ?? first.title);
}

const mostWordsOfByline = 30;

/** Who wrote it and when stands before all sections. */
function takeByline(section: Section): void {
  const [first] = section.parts;
  const isByline = first?.type === 'paragraph' && wordCount(first.text) <= mostWordsOfByline;
  if (isByline && (section.sections.length > 0 || !endsSentence(first.text))) section.parts = section.parts.slice(1);
}

/** Lists of contents and of sources say nothing of the matter. */
function withoutFrame(section: Section, lexicon: Lexicon): Section {
  const sections = section.sections.filter(({ title }) => {
    const meanings = title === null ? [] : lexicon.meaningsOf(title);
    return !meanings.includes('heading.sources') && !meanings.includes('heading.agenda');
  });
  return { ...section, sections: sections.map((each) => withoutFrame(each, lexicon)) };
}
