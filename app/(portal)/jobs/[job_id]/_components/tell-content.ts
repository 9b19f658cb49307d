import type { ShownJob } from './find-shown-job';

/** What was made, or else what was asked for: "8 slides", "4 variants". */
export function tellContent({
  outputType,
  files,
  settings: { variantCount },
}: Pick<ShownJob, 'outputType' | 'files' | 'settings'>): string {
  if (outputType === 'single_slide') {
    const count = files.length || variantCount;
    return count === 1 ? 'Single slide' : `${count} variants of a slide`;
  }
  const slides = files.reduce((sum, { slideCount }) => sum + slideCount, 0);
  if (slides === 0) return 'Deck';
  return slides === 1 ? '1 slide' : `${slides} slides`;
}
