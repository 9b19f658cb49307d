import sharp from 'sharp';
import { rasterizeSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import type { Task } from '../compute/compute';

/** A drawing as PNG. */
export const pictureTask: Task<{ svg: string; widthPx: number }, Uint8Array> = {
  name: 'picture',
  work: ({ svg, widthPx }) => rasterizeSvg(svg, { widthPx }),
};

/** A picture of a request, upright and small, drawn anew as WebP. */
export const shrinkTask: Task<{ bytes: Uint8Array; widestPx: number }, Uint8Array> = {
  name: 'shrink',
  work: ({ bytes, widestPx }) =>
    sharp(bytes, { failOn: 'none' })
      .autoOrient()
      .resize(widestPx, widestPx, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer(),
};
