import { findLanguage } from '@/lib/languages/find-language';
import type { Reading } from '@/lib/reading/reading';
import { readingVersion, readPrompt, type PromptRequest } from '@/lib/reading/read-prompt';
import { withoutPictureWishes } from '../pictures/read-picture-uses';
import { runEngine } from './generation-failure';
import type { Task } from '../compute/compute';
import { imageIdOf, type GenerationJob, type GenerationServices, type Run, type Step } from './generation-job';
import type { JobFiles } from './job-files';

interface KeptReading {
  readingKey: string;
  version: number;
  /** What the hold was for: a job that is read once more, by another version, gets no more slides than that. */
  most: number;
}

export interface ReadRequest {
  reading: Reading;
  /** Remembers under names of its own where the request was read anew, so that no step goes on from another reading. */
  step: Step;
}

/** Where the reading of a job stands. */
export const readingName = 'reading.json';

/** Reads the request of a job once; whoever takes the job up again has the same reading. */
export async function read(
  job: GenerationJob,
  {
    step,
    files,
    deckSize,
    compute,
  }: { step: Step; files: JobFiles } & Pick<GenerationServices, 'deckSize'> & Pick<Run, 'compute'>,
): Promise<ReadRequest> {
  const readNow = async (most: number): Promise<KeptReading> => {
    const reading = await compute(readTask, { job, deckSize: { ...deckSize, most } });
    const { version, slideCount } = reading;
    return { readingKey: await files.putJson(readingName, reading), version, most: slideCount.most };
  };
  const kept = await step.run('read', () => readNow(deckSize.most));
  if (kept.version === readingVersion) return { reading: await files.getJson<Reading>(kept.readingKey), step };
  const renamed: Step = { run: (name, work) => step.run(`${name}@${readingVersion}`, work) };
  const again = await renamed.run('read', () => readNow(kept.most));
  return { reading: await files.getJson<Reading>(again.readingKey), step: renamed };
}

export const readTask: Task<{ job: ReadJob; deckSize: GenerationServices['deckSize'] }, Reading> = {
  name: 'read',
  work: ({ job, deckSize }) => runEngine('read the request', () => readJob(job, deckSize)),
};

/** How many slides a prompt asks for, before there is a job. */
export const countTask: Task<PromptRequest, Reading['slideCount']> = {
  name: 'count',
  work: (request) => runEngine('read the request', () => readPrompt(request).slideCount),
};

type ReadJob = Pick<GenerationJob, 'prompt' | 'outputType' | 'variantCount' | 'referenceImages'>;

function readJob(job: ReadJob, deckSize: GenerationServices['deckSize']): Reading {
  const { most, unasked } = deckSize;
  const { prompt, referenceImages } = job;
  return readPrompt({
    // What is said of the pictures alone is no content; it is read where they are looked at.
    prompt: referenceImages.length === 0 ? prompt : withoutPictureWishes(prompt, findLanguage(prompt).tag),
    outputType: job.outputType,
    variantCount: job.variantCount,
    images: referenceImages.map(({ widthPx, heightPx }, index) => ({ id: imageIdOf(index), widthPx, heightPx })),
    deckSize: { most, unasked: { fewest: Math.min(unasked.fewest, most), most: Math.min(unasked.most, most) } },
  });
}
