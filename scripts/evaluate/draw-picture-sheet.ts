import sharp from 'sharp';
import { rasterizeSvg } from '@/lib/platform/rasterizer/rasterize-svg';

const columns = 3;
const [slideWidthPx, gapPx] = [640, 12];
const slideHeightPx = 360;

/** The slides of a deck beside each other on one PNG, in rows of three. */
export async function drawPictureSheet(pictures: readonly string[]): Promise<Uint8Array> {
  const slides = await Promise.all(pictures.map((svg) => rasterizeSvg(svg, { widthPx: slideWidthPx })));
  const rows = Math.max(1, Math.ceil(slides.length / columns));
  const sheet = sharp({
    create: {
      width: columns * (slideWidthPx + gapPx) + gapPx,
      height: rows * (slideHeightPx + gapPx) + gapPx,
      channels: 3,
      background: '#8a919c',
    },
  });
  return sheet
    .composite(
      slides.map((slide, index) => ({
        input: Buffer.from(slide),
        left: gapPx + (index % columns) * (slideWidthPx + gapPx),
        top: gapPx + Math.floor(index / columns) * (slideHeightPx + gapPx),
      })),
    )
    .png({ palette: true })
    .toBuffer();
}
