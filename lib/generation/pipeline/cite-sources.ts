import { z } from 'zod';
import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Reading } from '@/lib/reading/reading';
import { nameBriefly, nameInFull, nameInList, usedSources, sectionOf, type UsedSource } from '../sources/name-source';
import { numbersMissing } from '../sources/numbers-missing';
import { fewestListedSources, type Passage } from '@/lib/reading/passage';
import { sourceWordsOf, type SourceWords } from '../sources/source-words';
import { nameByTitle } from './notices';

/** One statement of a slide and where it stands, for the quality report. */
export const citationSchema = z.object({
  /** Title of the slide that makes it. */
  slide: z.string(),
  claim: z.string(),
  origin: z.enum(['knowledge_base', 'web']),
  /** Title of the document or page. */
  source: z.string(),
  /** Name of the document's file, where its title is another. */
  file: z.string().optional(),
  page: z.number().nullable(),
  /** Heading above it in a document without pages. */
  section: z.string().optional(),
  url: z.string().nullable(),
});

export type Citation = z.infer<typeof citationSchema>;

export interface Cited {
  spec: DeckSpec;
  citations: Citation[];
  notices: string[];
}

type CitedReading = Pick<Reading, 'passages' | 'outputType' | 'slideCount' | 'language'>;

interface FoundCitation {
  claim: string;
  passage: Passage;
}

/** A foot that names more than these is read by nobody. */
const mostInFooter = 3;

/**
 * Turns what slides cite into the lines at their feet, paragraphs of their notes and, in a deck with many sources and room
 * for it, a slide of sources; the last slide of a deck with few names them all with their addresses.
 */
export function citeSources(spec: DeckSpec, reading: CitedReading): Cited {
  const words = sourceWordsOf(reading.language);
  const found = spec.slides.map((slide) => citationsOf(slide, reading.passages));
  const all = usedSources(found.flat().map(({ passage }) => passage));
  const isLast = (index: number) => reading.outputType === 'deck' && index === spec.slides.length - 1;
  const cited = spec.slides.map((slide, index) => {
    const own = usedSources((found[index] ?? []).map(({ passage }) => passage));
    const names = isLast(index) && slide.kind !== 'sources' ? namesAtEnd(own, all, words) : namesOf(own, words);
    return withSources(slide, found[index] ?? [], names, words);
  });
  return {
    spec: withSourcesSlide({ ...spec, slides: cited }, all, reading, words),
    citations: spec.slides.flatMap((slide, index) => (found[index] ?? []).map((citation) => reportOf(slide, citation))),
    notices: noticesOf(spec, found),
  };
}

/** Passages that were never given are left out: nobody could look them up. */
function citationsOf({ citations = [] }: SlideSpec, passages: readonly Passage[]): FoundCitation[] {
  const found = citations.flatMap(({ claim, passage: id }) => {
    const passage = passages.find((one) => one.id === id);
    return passage ? [{ claim, passage }] : [];
  });
  return found.filter(
    ({ claim, passage }, index) =>
      found.findIndex((other) => other.claim === claim && other.passage === passage) === index,
  );
}

function namesOf(sources: readonly UsedSource[], words: SourceWords): string[] {
  return sources.slice(0, mostInFooter).map((source) => nameBriefly(source, words));
}

/** Where the sources of a deck are too few for a slide, its last one has them all, and those of the web with their addresses. */
function namesAtEnd(own: readonly UsedSource[], all: readonly UsedSource[], words: SourceWords): string[] {
  if (all.length >= fewestListedSources) return namesOf(own, words);
  const others = all.filter(({ documentId }) => own.every((source) => source.documentId !== documentId));
  return [
    ...own.map((source) => (source.url === null ? nameBriefly(source, words) : nameInFull(source, words))),
    ...others.filter(({ url }) => url !== null || all.length > 1).map((source) => nameInList(source, words)),
  ];
}

function withSources(
  slide: SlideSpec,
  found: readonly FoundCitation[],
  names: readonly string[],
  words: SourceWords,
): SlideSpec {
  if (names.length === 0) return slide;
  const footer = [...(slide.source === undefined ? [] : [slide.source]), ...names];
  const lines = found.map(
    ({ claim, passage }, index) => `“${claim}” – ${nameInNotes(passage, found.slice(0, index), words)}`,
  );
  return {
    ...slide,
    source: [...new Set(footer)].join('; '),
    notes: [slide.notes, ...(lines.length > 0 ? [`${words.sources}:`, ...lines] : [])]
      .filter((line) => line !== '')
      .join('\n'),
  };
}

/** A document that the notes have named in full is named briefly from then on. */
function nameInNotes(passage: Passage, before: readonly FoundCitation[], words: SourceWords): string {
  const isKnown = before.some((other) => other.passage.documentId === passage.documentId);
  return usedSources([passage])
    .map((source) => (isKnown ? nameBriefly(source, words) : nameInFull(source, words)))
    .join('');
}

function withSourcesSlide(
  spec: DeckSpec,
  sources: readonly UsedSource[],
  { outputType, slideCount }: CitedReading,
  words: SourceWords,
): DeckSpec {
  if (outputType !== 'deck' || sources.length === 0) return spec;
  const items = sources.map((source) => nameInList(source, words));
  const last = spec.slides.at(-1);
  if (last?.kind === 'sources')
    return {
      ...spec,
      slides: [...spec.slides.slice(0, -1), { ...last, items: [...new Set([...last.items, ...items])] }],
    };
  if (items.length < fewestListedSources || spec.slides.length >= slideCount.most) return spec;
  return {
    ...spec,
    slides: [...spec.slides, { kind: 'sources', title: freeTitle(spec, words.sources), items, notes: '' }],
  };
}

/** No two slides of a deck have the same title. */
function freeTitle({ slides }: DeckSpec, title: string): string {
  return slides.some((slide) => slide.title.toLowerCase() === title.toLowerCase()) ? `${title} (2)` : title;
}

function reportOf(slide: SlideSpec, { claim, passage }: FoundCitation): Citation {
  const { origin, title, file, page, url } = passage;
  const section = sectionOf(passage);
  return {
    slide: slide.title,
    claim,
    origin,
    source: title,
    ...(file !== undefined && { file }),
    page,
    ...(section !== undefined && { section }),
    url,
  };
}

function noticesOf(spec: DeckSpec, found: readonly FoundCitation[][]): string[] {
  const name = nameByTitle(spec);
  return spec.slides.flatMap((slide, index) => {
    const unknown = (slide.citations ?? []).length - (found[index] ?? []).length;
    const strayed = (found[index] ?? []).filter(
      ({ claim, passage }) => numbersMissing(claim, `${passage.heading}\n${passage.text}\n${passage.title}`).length > 0,
    );
    return [
      ...(unknown > 0 ? [`A source that ${name(index)} names does not exist; it was left out.`] : []),
      ...strayed.map(
        ({ passage }) =>
          `A figure on ${name(index)} is not in the passage that it names (${usedSources([passage])
            .map((source) => nameBriefly(source, sourceWordsOf('en')))
            .join('')}): check it.`,
      ),
    ];
  });
}
