import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import { readDeckSpec, type ReadDeck } from '@/lib/deck/spec/read/read-deck-spec';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Outline } from '../composers/composer';
import { GenerationFailure } from './generation-failure';
import type { Run } from './generation-job';
import { nameByTitle, sentenceOfSpec } from './notices';

export interface SpecWithNotices {
  spec: DeckSpec;
  /** What had to be mended, in plain sentences. */
  notices: string[];
}

/** More of them help nobody. */
const mostNotices = 40;

/**
 * Reads a deck that a composer wrote or that was stored, whatever shape it has.
 *
 * @throws GenerationFailure when it holds nothing that a slide could show
 */
export function readSpec(run: Pick<Run, 'reading'>, input: unknown): SpecWithNotices {
  const read = readDeckSpec(input, { imageIds: imageIdsOf(run) });
  if (read.outcome === 'unreadable')
    throw new GenerationFailure('unreadable', `${read.warnings.length} slides without words`);
  return { spec: read.spec, notices: noticesOf(read) };
}

function imageIdsOf({ reading }: Pick<Run, 'reading'>): Set<string> {
  return new Set(reading.images.map(({ id }) => id));
}

function noticesOf({ spec, warnings }: Extract<ReadDeck, { outcome: 'read' }>): string[] {
  const sentences = [...new Set(warnings.map((warning) => sentenceOfSpec(warning, nameByTitle(spec))))];
  const more = sentences.length - mostNotices;
  return more > 0 ? [...sentences.slice(0, mostNotices), `${more} more things of this kind were mended.`] : sentences;
}

/** One slide of a deck, to be stored alone: null when it holds nothing that could be shown. */
export function readSlideOf(
  run: Pick<Run, 'reading'>,
  outline: Outline,
  slide: unknown,
): { slide: SlideSpec | null; notices: string[] } {
  const { language, direction } = run.reading;
  const read = readDeckSpec(
    { title: outline.title, language, direction, slides: [slide] },
    { imageIds: imageIdsOf(run) },
  );
  if (read.outcome === 'unreadable') return { slide: null, notices: [] };
  return { slide: read.spec.slides[0] ?? null, notices: noticesOf(read) };
}

/** The deck that an earlier phase stored; reading it again changes nothing unless the file was damaged. */
export async function readStoredSpec(run: Pick<Run, 'reading' | 'files'>, specKey: string): Promise<SpecWithNotices> {
  return readSpec(run, await run.files.getJson<unknown>(specKey));
}
