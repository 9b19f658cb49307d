import type { ListedJob } from '@/lib/services/jobs/list-jobs';

type Sized = Pick<ListedJob, 'outputType' | 'status' | 'variantCount' | 'fileCount' | 'slideCount'>;

/** "Deck · 8 slides", "Slide · 3 variants"; of what isn't made yet only what is known. */
export function jobSize({ outputType, status, variantCount, fileCount, slideCount }: Sized): string {
  if (outputType === 'deck')
    return slideCount > 0 ? `Deck · ${slideCount} ${slideCount === 1 ? 'slide' : 'slides'}` : 'Deck';
  const variants = status === 'completed' ? fileCount : variantCount;
  return variants > 1 ? `Slide · ${variants} variants` : 'Slide';
}
