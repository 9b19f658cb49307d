import sharp from 'sharp';
import type { BlobStore } from '@/lib/platform/blob-store/blob-store';
import { decodeLimits, isDecodable } from '@/lib/pptx/assemble/prepare-images';
import { lookAtPicture, seenPicturesName, type SeenPicture } from '../pictures/look-at-picture';
import type { Task } from '../compute/compute';
import { readPictureUses } from '../pictures/read-picture-uses';
import type { JobWithImages } from './draw-file';
import { imageIdOf, type GenerationJob, type Run } from './generation-job';
import { openJobFiles } from './job-files';
import { accountFor } from './plan';

/**
 * Looks at the pictures of the request before anything is planned with them.
 *
 *     decodable? ──no──▶ left out, and the report says so
 *         │
 *     use of each, from the words of the prompt
 *         ├── style ──▶ left out of the reading: composers place whatever stands there
 *         └── place, both ──▶ described where a model can see; stay in the reading
 *
 * What was seen goes with the job's pictures to those who lay out and colour the slides.
 */
export async function checkPictures(run: Run): Promise<Run> {
  const { job, reading, step } = run;
  const { promptLanguage } = reading;
  if (job.referenceImages.length === 0) return run;
  const seen = await step.run('check-pictures', () => run.compute(lookTask, { job, promptLanguage }));
  const placeable = seen.filter(({ look, use }) => look !== null && use !== 'style');
  const described = await describeAll(run, placeable);
  const images = reading.images.flatMap((image) => {
    const picture = placeable.find(({ id }) => id === image.id);
    return picture ? [{ ...image, use: picture.use, description: described.texts[image.id] ?? null }] : [];
  });
  const broken = seen
    .filter(({ look }) => look === null)
    .map(({ id }) => `The reference picture ${id} cannot be decoded; the slides do without it.`);
  return {
    ...run,
    job: withSeen(job, seen),
    reading: { ...reading, images, notices: [...reading.notices, ...broken, ...described.notices] },
  };
}

/** The job's pictures with what was seen on each. */
export function withSeen<T extends JobWithImages>(job: T, seen: readonly SeenPicture[]): T {
  const referenceImages = job.referenceImages.map((image, index) => {
    const picture = seen.find(({ id }) => id === imageIdOf(index));
    return { ...image, seen: picture, focus: picture?.look?.focus };
  });
  return { ...job, referenceImages };
}

export const lookTask: Task<LookInput, SeenPicture[]> = { name: 'look-at-pictures', work: lookAtAll };

interface LookInput {
  job: Pick<GenerationJob, 'id' | 'organizationId' | 'prompt' | 'referenceImages'>;
  promptLanguage: string;
}

/** One after the other, since a decoder takes much memory. */
async function lookAtAll({ job, promptLanguage }: LookInput, blobs: BlobStore): Promise<SeenPicture[]> {
  const files = openJobFiles(blobs, job);
  const uses = readPictureUses(job.prompt, promptLanguage, job.referenceImages.length);
  const seen: SeenPicture[] = [];
  for (const [index, { blobKey }] of job.referenceImages.entries()) {
    const bytes = await files.getFile(blobKey);
    const look = (await isDecodable(bytes)) ? await lookAtPicture(bytes) : null;
    seen.push({ id: imageIdOf(index), use: uses[index] ?? 'both', look });
  }
  await files.putJson(seenPicturesName, seen);
  return seen;
}

interface Described {
  texts: Record<string, string>;
  notices: string[];
}

async function describeAll(run: Run, placeable: readonly SeenPicture[]): Promise<Described> {
  const { describePicture } = run.services;
  if (describePicture === null || placeable.length === 0) return { texts: {}, notices: [] };
  return run.step.run('describe-pictures', async () => {
    const notices: string[] = [];
    const texts = await Promise.all(placeable.map(({ id }) => describeOne(run, id, notices)));
    return {
      texts: Object.fromEntries(
        texts.flatMap((text, index) => (text === null ? [] : [[placeable[index]?.id ?? '', text]])),
      ),
      notices,
    };
  });
}

/** A picture that no model could describe has its slide's title as alternative text. */
async function describeOne(run: Run, id: string, notices: string[]): Promise<string | null> {
  const { job, reading, services } = run;
  const image = job.referenceImages.find((_, index) => imageIdOf(index) === id);
  if (!image || !services.describePicture) return null;
  const describe = services.describePicture;
  const copy = await run.compute(copyTask, { job, blobKey: image.blobKey });
  try {
    const text = await accountFor(run, 'describe-pictures', notices, (call) =>
      describe({ ...copy, language: reading.language }, call),
    );
    if (text !== null && text.trim() !== '') return text.trim();
  } catch (error) {
    if (run.signal.aborted) throw error;
  }
  notices.push(`No model could describe the reference picture ${id}; its alternative text is what its slide says.`);
  return null;
}

/** Enough to see what a picture shows; more costs tokens alone. */
const longestSidePx = 1_024;

export const copyTask: Task<
  { job: Pick<GenerationJob, 'id' | 'organizationId'>; blobKey: string },
  { bytes: Uint8Array; mimeType: string }
> = {
  name: 'copy-picture',
  work: async ({ job, blobKey }, blobs) => copyForModel(await openJobFiles(blobs, job).getFile(blobKey)),
};

/** An upright copy of a picture for a model that sees: small, on white, and without what it says about its making. */
async function copyForModel(bytes: Uint8Array): Promise<{ bytes: Uint8Array; mimeType: string }> {
  const copy = sharp(bytes, decodeLimits)
    .autoOrient()
    .resize(longestSidePx, longestSidePx, { fit: 'inside', withoutEnlargement: true });
  return {
    bytes: await copy.flatten({ background: '#ffffff' }).toColourspace('srgb').jpeg({ quality: 85 }).toBuffer(),
    mimeType: 'image/jpeg',
  };
}
