import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Document } from '../document/document';
import { shorten, trimStop, visualLength } from '../analyse/shorten';
import { splitSentences } from '../analyse/split-sentences';
import type { DeckWords } from '../words/deck-words';
import { capitalise } from '../write/capitalise';
import { listOfNames } from '../words/punctuation';
import { withoutPictographs } from '../write/without-pictographs';
import { headingText, withoutUnit } from '../write/heading-text';

type Cover = Extract<SlideSpec, { kind: 'title' }>;

const longestCoverTitle = 90;
const longestSubtitle = 110;

/** The cover, from what was asked for and the author's own title; never the request itself. */
export function coverOf(document: Document, words: DeckWords, language: string): Cover {
  const { request } = document;
  const titles = [document.title, request.topic, request.genre, ...foundTitles(document, words, language)]
    .flatMap((text) => (text == null ? [] : [capitalise(withoutPictographs(headingText(shorten(text, longestCoverTitle))))]))
    .filter((text) => text !== '');
  const title = titles[0] ?? words.overview;
  const subtitles = [request.subject, document.title === null ? null : request.topic, document.intro, genreDetail(document, language), request.audience, request.genre]
    .flatMap((text) => (text == null ? [] : [capitalise(shorten(text, longestSubtitle))]))
    .filter((text) => !title.toLowerCase().includes(text.toLowerCase().replace(/^for\s/u, '')));
  return {
    kind: 'title',
    title,
    subtitle: subtitles[0],
    author: request.author ?? undefined,
    date: request.date ?? undefined,
    notes: coverNotes(document, title, subtitles[0] ?? '', words),
  };
}

/** Titles for material that nobody named, the best first. */
function foundTitles(document: Document, words: DeckWords, language: string): (string | null)[] {
  const headings = [...new Set(document.sections.flatMap((section) => section.parent ?? section.heading ?? []))].map((heading) => withoutUnit(headingText(heading)));
  const table = document.sections.flatMap((section) => section.blocks).find((block) => block.type === 'table');
  const columns = table === undefined ? [] : table.header.slice(1, 4).filter((label) => label !== '');
  const event = document.request.forWhom?.replace(/^for\s+/iu, '');
  return [
    openingQuestion(document, language),
    subjectOf(document, language),
    document.request.subject,
    headings.length < 2 ? null : listOfNames(headings.slice(0, 3), language, words.and),
    columns.length === 0 ? null : listOfNames(columns, language, words.and),
    language.startsWith('en') ? event ?? null : null,
    headings[0] ?? null,
  ];
}

/** A text that opens with a question is about its answer. */
function openingQuestion(document: Document, language: string): string | null {
  const block = document.sections[0]?.blocks[0];
  const first = block?.type === 'paragraph' ? splitSentences(block.text, language)[0] ?? '' : '';
  return /[?？؟]$/u.test(first) && first.length >= 24 ? first : null;
}

/** What the whole is about when nobody said: the name with which the text begins. */
function subjectOf(document: Document, language: string): string | null {
  const block = document.sections[0]?.blocks[0];
  if (block?.type !== 'paragraph') return null;
  const first = splitSentences(block.text, language)[0] ?? '';
  const name = /^((?:(?:The|Our|Die|Der|Das|Le|La|Les|El|Los|Il|Het|De)\s)?(?:\p{Lu}[\p{L}\p{N}&’'-]+\s){1,3})/u.exec(first)?.[1]?.trim();
  return name !== undefined && name.split(' ').length >= 2 ? name : null;
}

/** "Incident: checkout errors on …" tells what an "incident review" is about. */
function genreDetail(document: Document, language: string): string | null {
  const section = document.sections[0];
  const block = section?.blocks[0];
  const genre = document.request.genre?.toLowerCase();
  if (section?.heading == null || genre === undefined || block?.type !== 'paragraph' || !genre.includes(section.heading.toLowerCase())) return null;
  const first = trimStop(splitSentences(block.text, language)[0] ?? '');
  return visualLength(first) <= 70 && first !== '' ? first : null;
}

/** For whom, and what came with the text without belonging to it. */
function coverNotes(document: Document, title: string, subtitle: string, words: DeckWords): string {
  const { audience, topic, subject } = document.request;
  const { intro } = document;
  const said = `${title} ${subtitle}`.toLowerCase();
  const lines = [audience === null || said.includes(audience.toLowerCase()) ? null : `${words.audience}: ${audience}`, ...[topic, subject, intro].map((text) => (text === null || said.includes(text.toLowerCase()) ? null : capitalise(text))), ...document.asides];
  return lines.filter((line) => line !== null).join('\n');
}
