import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Document } from '../document/document';
import { shorten, trimStop, visualLength } from '../analyse/shorten';
import { splitSentences } from '../analyse/split-sentences';
import type { DeckWords } from '../words/deck-words';
import { capitalise } from '../write/capitalise';
import { withoutPictographs } from '../write/without-pictographs';
import { headingText } from '../write/heading-text';
import { foundTitles } from './cover-title';

type Cover = Extract<SlideSpec, { kind: 'title' }>;

const longestCoverTitle = 90;
const longestSubtitle = 110;

/** The cover, from what was asked for and the author's own title; never the request itself. */
export function coverOf(document: Document, words: DeckWords, language: string): Cover {
  const { request } = document;
  const titles = [
    document.title,
    request.topic?.replace(/^an?\s+/iu, '') ?? null,
    request.genre,
    ...foundTitles(document, language),
  ]
    .flatMap((text) =>
      text == null ? [] : [capitalise(withoutPictographs(headingText(shorten(text, longestCoverTitle))))],
    )
    .filter((text) => text !== '');
  const title = titles[0] ?? words.overview;
  const subtitles = [
    request.subject,
    document.title === null ? null : request.topic,
    request.detail === null ? null : detailFor(request.detail, request.audience),
    document.intro,
    genreDetail(document, language),
    request.audience,
    request.genre,
  ]
    .flatMap((text) => (text == null ? [] : [capitalise(shorten(text, longestSubtitle))]))
    .filter(
      (text) => !title.toLowerCase().includes(text.toLowerCase().replace(/^for\s(?:(?:our|the|my|an?)\s)?/u, '')),
    );
  return {
    kind: 'title',
    title,
    subtitle: subtitles[0],
    author: request.author ?? undefined,
    date: request.date ?? undefined,
    notes: coverNotes(document, title, subtitles[0] ?? '', words),
  };
}

/** "Pros and cons for a small business". */
function detailFor(detail: string, audience: string | null): string {
  const plain =
    audience !== null && /^(?:for|für|pour|para|per|voor|dla|для)\s/iu.test(audience)
      ? `${detail} ${audience.charAt(0).toLowerCase()}${audience.slice(1)}`
      : detail;
  return visualLength(plain) <= longestSubtitle ? plain : detail;
}

/** "Incident: checkout errors on …" tells what an "incident review" is about. */
function genreDetail(document: Document, language: string): string | null {
  const section = document.sections[0];
  const block = section?.blocks[0];
  const genre = document.request.genre?.toLowerCase();
  if (
    section?.heading == null ||
    genre === undefined ||
    block?.type !== 'paragraph' ||
    !genre.includes(section.heading.toLowerCase())
  )
    return null;
  const first = trimStop(splitSentences(block.text, language)[0] ?? '');
  return visualLength(first) <= 70 && first !== '' ? first : null;
}

/** For whom, and what came with the text without belonging to it. */
function coverNotes(document: Document, title: string, subtitle: string, words: DeckWords): string {
  const { audience, topic, subject } = document.request;
  const { intro } = document;
  const said = `${title} ${subtitle}`.toLowerCase();
  const lines = [
    audience === null || said.includes(audience.toLowerCase()) ? null : `${words.audience}: ${audience}`,
    ...[topic, subject, intro].map((text) =>
      text === null || said.includes(text.toLowerCase()) ? null : capitalise(text),
    ),
    ...document.asides,
  ];
  return lines.filter((line) => line !== null).join('\n');
}
