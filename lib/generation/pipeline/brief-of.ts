import type { Brief } from '../brief/brief';
import { readBrief, type DeckSize } from '../brief/read-brief';
import type { GenerationJob } from './generation-job';

/** Reads the request once. Pure, so it is read again rather than remembered. */
export function briefOf(job: GenerationJob, deckSize?: DeckSize): Brief {
  return readBrief({
    prompt: job.prompt,
    outputType: job.outputType,
    variantCount: job.variantCount,
    images: job.referenceImages.map(({ widthPx, heightPx }, index) => ({ id: imageIdOf(index), widthPx, heightPx })),
    deckSize,
  });
}

export function imageIdOf(index: number): string {
  return `image-${index + 1}`;
}
