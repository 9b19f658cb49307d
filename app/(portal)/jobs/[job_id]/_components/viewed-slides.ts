import type { ViewedSlide } from '@/components/portal/slides/viewed-slide';
import type { ShownFile } from './find-shown-job';

type Numbering = Pick<ViewedSlide, 'number' | 'name'>;

/** The slides of a deck, by their numbers. */
export function slidesOfDeck(jobId: string, file: ShownFile): ViewedSlide[] {
  return (file.preview?.slides ?? []).map((_, index) =>
    viewed(jobId, file, index, { number: index + 1, name: `Slide ${index + 1}` }),
  );
}

/** The one slide of each variant, by the numbers of the variants. */
export function slidesOfVariants(jobId: string, files: readonly ShownFile[]): ViewedSlide[] {
  return files.map((file, index) =>
    viewed(jobId, file, 0, { number: index + 1, name: `Variant ${file.variant ?? index + 1}` }),
  );
}

function viewed(jobId: string, { id, preview }: ShownFile, index: number, { number, name }: Numbering): ViewedSlide {
  const slide = preview?.slides[index];
  return {
    number,
    name,
    title: slide?.title ?? '',
    text: slide?.text ?? '',
    notes: slide?.notes ?? null,
    sources: slide?.sources ?? [],
    picture: `/jobs/${jobId}/files/${id}/slides/${index + 1}`,
  };
}
