import { rasterizeSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import type { Task } from '../compute/compute';

/** A drawing as PNG. */
export const pictureTask: Task<{ svg: string; widthPx: number }, Uint8Array> = {
  name: 'picture',
  work: ({ svg, widthPx }) => rasterizeSvg(svg, { widthPx }),
};
