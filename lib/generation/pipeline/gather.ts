import type { Brief } from '../brief/brief';
import { readBrief, type DeckSize } from '../brief/read-brief';
import type { GenerationJob } from './generation-job';

/** What the caller asked for and this installation does not have; said in the quality report. */
const missingSources: { wanted: (job: GenerationJob) => boolean; notice: string }[] = [
  {
    wanted: (job) => job.useWebSearch,
    notice: 'Web search was asked for, but none is configured; the slides use the prompt alone.',
  },
  {
    wanted: (job) => job.useKnowledgeBase,
    notice: 'The knowledge base was asked for, but it is empty; the slides use the prompt alone.',
  },
];

/** Reads the request once. Pure, so it is read again rather than remembered. */
export function gather(job: GenerationJob, deckSize?: DeckSize): Brief {
  return readBrief({
    prompt: job.prompt,
    outputType: job.outputType,
    variantCount: job.variantCount,
    images: job.referenceImages.map(({ widthPx, heightPx }, index) => ({ id: imageIdOf(index), widthPx, heightPx })),
    deckSize,
    notices: missingSources.filter(({ wanted }) => wanted(job)).map(({ notice }) => notice),
  });
}

export function imageIdOf(index: number): string {
  return `image-${index + 1}`;
}
