import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import { readDeckSpec } from '@/lib/deck/spec/read/read-deck-spec';
import { imageIdOf } from './gather';
import { GenerationFailure } from './generation-failure';
import { nameByTitle } from './notices/name-slide';
import { sentenceOfSpec } from './notices/spec-sentences';
import type { Run } from './run';

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
export function readSpec({ job }: Pick<Run, 'job'>, input: unknown): SpecWithNotices {
  const read = readDeckSpec(input, { imageIds: new Set(job.referenceImages.map((_, index) => imageIdOf(index))) });
  if (read.outcome === 'unreadable') throw new GenerationFailure('unreadable', `${read.warnings.length} slides without words`);
  const sentences = [...new Set(read.warnings.map((warning) => sentenceOfSpec(warning, nameByTitle(read.spec))))];
  const more = sentences.length - mostNotices;
  return { spec: read.spec, notices: more > 0 ? [...sentences.slice(0, mostNotices), `${more} more things of this kind were mended.`] : sentences };
}

/** The deck that an earlier phase stored; reading it again changes nothing unless the file was damaged. */
export async function readStoredSpec(run: Pick<Run, 'job' | 'files'>, specKey: string): Promise<SpecWithNotices> {
  return readSpec(run, await run.files.getJson<unknown>(specKey));
}
