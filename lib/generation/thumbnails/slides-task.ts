import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { rasterizeSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import type { Task } from '../compute/compute';
import { pictureKey, previewKey, readFilePreview } from '../pipeline/file-preview';

interface SlidesInput {
  job: { id: string; organizationId: string };
  /** Of the file; null for a deck. */
  variant: number | null;
  widthPx: number;
}

/** Draws all slides of a file before anybody looks at them, and keeps them where they are looked for; the number of them. */
export const slidesTask: Task<SlidesInput, number> = {
  name: 'slides',
  async work({ job, variant, widthPx }, blobs) {
    const kept = await readBlob(blobs, previewKey(job, variant));
    const slides = kept ? readFilePreview(kept.bytes).slides : [];
    for (const [index, { svg }] of slides.entries()) {
      const png = await rasterizeSvg(svg, { widthPx });
      await blobs.put(pictureKey(job, variant, { slide: index + 1, widthPx }), png, { contentType: 'image/png' });
    }
    return slides.length;
  },
};
