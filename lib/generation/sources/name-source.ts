import { shortenWords } from '@/lib/deck/spec/read/shorten-words';
import type { Passage } from '@/lib/reading/passage';
import { cutStart, cutText } from '@/lib/text/cut/cut-text';
import type { SourceWords } from './source-words';

/** A document or page with the parts of it that were used. */
export interface UsedSource {
  documentId: string;
  title: string;
  /** Name of the file, where the title is another. */
  file?: string;
  /** Ascending, each once; empty where there are none. */
  pages: readonly number[];
  /** Headings of what was used on no page, in the order of the document, each once. */
  sections: readonly string[];
  url: string | null;
}

const footerTitleLetters = 60;
const listedTitleLetters = 160;
const fileLetters = 80;
const sectionLetters = 40;
/** More are no help to find a place. */
const mostSections = 2;

/** The documents and pages behind passages, in the order in which they were first used. */
export function usedSources(passages: readonly Passage[]): UsedSource[] {
  const documents = new Map<string, Passage[]>();
  for (const passage of passages)
    documents.set(passage.documentId, [...(documents.get(passage.documentId) ?? []), passage]);
  return [...documents.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [sourceOf(first, [first, ...others])],
  );
}

function sourceOf({ documentId, title, file, url }: Passage, passages: readonly Passage[]): UsedSource {
  const inOrder = passages.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));
  const pages = new Set(passages.flatMap(({ page }) => page ?? []));
  const sections = new Set(inOrder.flatMap((passage) => sectionOf(passage) ?? []));
  return { documentId, title, file, pages: [...pages].sort((one, other) => one - other), sections: [...sections], url };
}

/** "Annual report, p. 4" or "Handbook, Section “Budget”", for the foot of a slide. */
export function nameBriefly(source: UsedSource, words: SourceWords): string {
  return [shortenWords(oneLine(source.title), footerTitleLetters), placeOf(source, words)].filter(Boolean).join(', ');
}

/** With the file, or the address of a web page, for notes: "Annual report (q3-final.pdf), p. 4". */
export function nameInFull(source: UsedSource, words: SourceWords): string {
  return withAddress(source, [titleAndFile(source), placeOf(source, words)].filter(Boolean).join(', '));
}

/** The same for the slide of sources, where all parts of a document without pages would be too many. */
export function nameInList(source: UsedSource, words: SourceWords): string {
  return withAddress(source, [titleAndFile(source), pagesOf(source, words)].filter(Boolean).join(', '));
}

function withAddress({ title, url }: UsedSource, name: string): string {
  return url === null || url === title ? name : `${name} – ${url}`;
}

function titleAndFile({ title, file }: UsedSource): string {
  const name = shortenWords(oneLine(title), listedTitleLetters);
  return file === undefined ? name : `${name} (${shortenFile(oneLine(file))})`;
}

/** Without its middle: the end says what kind of file it is. */
function shortenFile(name: string): string {
  return name.length <= fileLetters ? name : `${cutText(name, fileLetters - 16)}…${cutStart(name, 15)}`;
}

function placeOf(source: UsedSource, words: SourceWords): string {
  return pagesOf(source, words) || sectionsOf(source, words);
}

function pagesOf({ pages }: UsedSource, words: SourceWords): string {
  if (pages.length === 0) return '';
  return fill(pages.length === 1 ? words.page : words.pages, runsOf(pages).join(', '));
}

/** "2", "4–7": three and more that follow each other are named by the first and the last. */
function runsOf(pages: readonly number[]): string[] {
  const runs: number[][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run && page === (run.at(-1) ?? 0) + 1) run.push(page);
    else runs.push([page]);
  }
  return runs.flatMap((run) => (run.length < 3 ? run.map(String) : [`${run[0]}–${run.at(-1)}`]));
}

function sectionsOf({ sections }: UsedSource, words: SourceWords): string {
  if (sections.length === 0) return '';
  const named = sections
    .slice(0, mostSections)
    .map((section) => fill(words.quoted, shortenWords(oneLine(section), sectionLetters)));
  const rest = sections.length > mostSections ? ['…'] : [];
  return fill(sections.length === 1 ? words.section : words.sections, [...named, ...rest].join(', '));
}

/** What is filled in comes from documents, where a "$" is a dollar. */
function fill(form: string, value: string): string {
  return form.replace('{}', () => value);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The innermost heading above a passage of a document without pages; undefined where it names nothing but the document. */
export function sectionOf({
  page,
  url,
  title,
  heading,
}: Pick<Passage, 'page' | 'url' | 'title' | 'heading'>): string | undefined {
  if (page !== null || url !== null) return undefined;
  const innermost = heading.split(' › ').at(-1)?.trim() ?? '';
  return innermost === '' || innermost.toLowerCase() === title.toLowerCase() ? undefined : innermost;
}
