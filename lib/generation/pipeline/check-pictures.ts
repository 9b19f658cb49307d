import { isDecodable } from '@/lib/pptx/assemble/is-decodable';
import { imageIdOf } from './brief-of';
import type { Run } from './run';

/**
 * Leaves pictures that can't be decoded out of the brief, before anything is planned with them, and
 * says so in the report: a deck without one picture is worth more than none. One after the other,
 * since a decoder takes much memory.
 */
export async function checkPictures(run: Run): Promise<Run> {
  const { job, brief, files, step } = run;
  if (job.referenceImages.length === 0) return run;
  const broken = await step.run('check-pictures', async () => {
    const found: string[] = [];
    for (const [index, { blobKey }] of job.referenceImages.entries()) {
      if (!(await isDecodable(await files.getFile(blobKey)))) found.push(imageIdOf(index));
    }
    return found;
  });
  if (broken.length === 0) return run;
  const sentences = broken.map((id) => `The reference picture ${id} cannot be decoded; the slides do without it.`);
  return { ...run, brief: { ...brief, images: brief.images.filter(({ id }) => !broken.includes(id)), notices: [...brief.notices, ...sentences] } };
}
